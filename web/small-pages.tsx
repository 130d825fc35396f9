import type { ReactNode } from 'react';
import type { ViewName, Views } from '#contract/rendering.ts';
import type { View } from '#web/document.ts';
import { t, translateMessage } from '#web/language.ts';
import { site } from '#web/site.ts';

/** Pages that work without scripts. */
export const smallPages: {
  [Name in Exclude<ViewName, 'screen' | 'shell' | 'reviewForm' | 'reviewLink'>]: (props: Views[Name]) => View;
} = {};
