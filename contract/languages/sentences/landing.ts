export type LandingSentence = never;
