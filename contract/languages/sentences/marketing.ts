export type MarketingSentence = 'Press and media kit';
