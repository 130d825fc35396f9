export type SettingsSentence = never;
