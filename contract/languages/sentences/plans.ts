export type PlansSentence = never;
