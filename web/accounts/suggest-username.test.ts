import { expect, test } from 'vitest';
import { suggestUsername } from './suggest-username.ts';

test.for([
  ['Rosa Álvarez', 'rosa.alvarez'],
  ['Rosa Marín Vega', 'rosa.vega'],
  ['Siobhán O’Neil-Größ', 'siobhan.oneilgross'],
  ['Łukasz', 'lukasz'],
  ['Madonna Madonna', 'madonna'],
  ['Jo', ''],
  ['김 하나', ''],
  ['김 Hana', 'hana'],
  ['W'.repeat(80), ''],
  ['', ''],
] as const)('From the name %s comes the username %s', ([fullName, username]) => {
  expect(suggestUsername(fullName)).toBe(username);
});
