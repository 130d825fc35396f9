import { createSpeech, type Speech } from '#contract/languages/say.ts';

/* A page has one language from its first byte to its last, so no part of it has to be told, and none listens for another. */
let speech = createSpeech('en', null);

/** Before anything is rendered. */
export function speakAs(next: Speech): void {
  speech = next;
}

export const currentLanguage = () => speech.language;

export const say: Speech['say'] = (sentence, values) => speech.say(sentence, values);

export const sayMessage: Speech['sayMessage'] = (message) => speech.sayMessage(message);
