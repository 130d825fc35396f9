import type { ViewName, Views } from '#contract/rendering.ts';
import type { View } from '#web/document.ts';

/** Pages that work without scripts. */
export const smallPages = {} as {
  [Name in Exclude<ViewName, 'screen' | 'shell' | 'reviewForm' | 'reviewLink'>]: (props: Views[Name]) => View;
};
