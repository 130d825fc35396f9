/** The software; what an installation is called is in `site.ts`. */
export const brand = {
  name: 'Goodword',
  tagline: 'Praise you get to keep',
} as const;
