export type SheetsSentence = never;
