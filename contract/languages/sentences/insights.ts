export type InsightsSentence = never;
