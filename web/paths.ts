import { type ScreenName, screens } from '#contract/screens.ts';

export const paths = Object.fromEntries(Object.entries(screens).map(([name, { path }]) => [name, path])) as {
  [Name in ScreenName]: (typeof screens)[Name]['path'];
};
