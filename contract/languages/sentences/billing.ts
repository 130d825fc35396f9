export type BillingSentence = never;
