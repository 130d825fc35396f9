export type CardsSentence = never;
