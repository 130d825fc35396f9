/** The software; what an installation is called is in `site.ts`. */
import type { Sentence } from './languages/sentence.ts';
export const brand = {
  name: 'Goodword',
  tagline: 'Praise you get to keep' as Sentence,
} as const;
