export type MessagesSentence = never;
