export type DashboardSentence = never;
