/** Shown to the visitors of a public demo. */
export const demoSignIn = { username: 'maya', password: 'maya-loves-tables' } as const;
