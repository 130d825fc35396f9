export type AccountsSentence = never;
