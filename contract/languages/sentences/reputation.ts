export type ReputationSentence = never;
