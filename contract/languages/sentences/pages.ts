export type PagesSentence = never;
