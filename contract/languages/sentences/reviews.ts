export type ReviewsSentence = never;
