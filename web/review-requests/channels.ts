import type { Sentence } from '#contract/languages/sentence.ts';
import { t } from '#web/language.ts';
import { copyLink } from '#web/ui/copy-link.ts';
import { isIos } from '#web/ui/is-ios.ts';
import { toast } from '#web/ui/toast.ts';

/* The phone's own apps send the message. */

export const channelNames = {
  whatsApp: 'WhatsApp' as Sentence,
  sms: 'SMS' as Sentence,
  email: 'Email#channel' as Sentence,
  share: 'Share' as Sentence,
};
export type Channel = keyof typeof channelNames;

interface Message {
  subject: string;
  text: string;
}

/** What opens the app with the message. */
export function addressFor(channel: Exclude<Channel, 'share'>, { subject, text }: Message): string {
  if (channel === 'whatsApp') return `https://wa.me/?text=${encode(text)}`;
  if (channel === 'sms') return `sms:${isIos() ? '&' : '?'}body=${encode(text)}`;
  return `mailto:?subject=${encode(subject)}&body=${encode(text.replace(/\r?\n/g, '\r\n'))}`;
}

/** `encodeURIComponent` throws at half an emoji. */
const encode = (text: string) => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));

/** Asks for the app before it returns, since browsers allow that only during a press. */
export function openChannel(channel: Channel, message: Message): void {
  if (channel === 'share') return void share(message.text);
  const address = addressFor(channel, message);
  const opensTab = channel === 'whatsApp' && !matchMedia('(pointer: coarse)').matches;
  if (opensTab) open(address, '_blank', 'noopener');
  else location.href = address;
}

async function share(text: string): Promise<void> {
  if (typeof navigator.share !== 'function') {
    const title = (await copyLink(text))
      ? t('Message copied')
      : t("The message couldn't be copied. Please select and copy it.");
    return toast({ title });
  }
  try {
    await navigator.share({ text });
  } catch (error) {
    // Closed by the person, or the press was too long ago, which the next one mends.
    const isExpected = error instanceof DOMException && /^(Abort|NotAllowed)Error$/.test(error.name);
    if (!isExpected) console.error('The message could not be shared.', error);
  }
}
