export type AdminSentence = never;
