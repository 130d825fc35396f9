export type MailsSentence = never;
