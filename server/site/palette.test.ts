import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dark, light } from './palette.ts';

const [lightRules = '', darkRules = ''] = readFileSync(
  join(import.meta.dirname, '../../web/tokens.css'),
  'utf8',
).split('@variant dark');

test.for([
  ['light', light, lightRules],
  ['dark', dark, darkRules],
] as const)('The %s colors of mail, PDF and images are those of the pages', ([, palette, rules]) => {
  for (const [name, color] of Object.entries(palette)) {
    const token = `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    expect(rules).toContain(`${token}: ${color};`);
  }
});
