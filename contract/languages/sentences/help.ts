export type HelpSentence = never;
