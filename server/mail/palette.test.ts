import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dark, light } from './palette.ts';

const style = (name: string) => readFileSync(join(import.meta.dirname, '../../web', name), 'utf8');
const [lightRules = '', darkRules = ''] = style('tokens.css').split('@variant dark');

test.for([
  ['light', light, lightRules],
  ['dark', dark, darkRules],
] as const)('The %s colors of mail, PDF and images are those of the pages', ([, palette, rules]) => {
  for (const [name, color] of Object.entries(palette)) {
    const token = `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    expect(rules).toContain(`${token}: ${color};`);
  }
});

test('A letter with a ground has the colors of the light theme in the dark too', () => {
  const [, rules = ''] = style('letter.css').split('@utility lit');
  const colors = rules.slice(0, rules.indexOf('@utility')).match(/--color-[\w-]+: [^;]+;/g) ?? [];
  expect(colors).not.toEqual([]);
  for (const color of colors) expect(lightRules).toContain(color);
  const names = (text: string) => text.match(/--color-[\w-]+(?=:)/g) ?? [];
  // What a letter doesn't contain: the page's ground, veils, warnings, and a dangerous button.
  const elsewhere = /-(paper|scrim|dimmed|warning|danger-.*)$/;
  expect(names(colors.join('')).toSorted()).toEqual(
    names(darkRules)
      .filter((name) => !elsewhere.test(name))
      .toSorted(),
  );
});
