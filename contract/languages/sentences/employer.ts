export type EmployerSentence = never;
