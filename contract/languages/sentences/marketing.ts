export type MarketingSentence = never;
