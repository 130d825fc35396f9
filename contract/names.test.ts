import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullName } from './fields.ts';
import { firstName, initial, initials } from './names.ts';
import { countVisible } from './text/rules.ts';

test.for([
  ['Maya Torres', 'MT'],
  ['J. R. R. Tolkien', 'JT'],
  ['(Anna) Berg', 'AB'],
  ['🇵🇹 Rui', 'R'],
  ['👨‍👩‍👧 Anna — Berg 🎉', 'AB'],
  ['E\u0301lodie', 'E\u0301'],
  ['¿3rd?', '3'],
  ['श\u094dर\u0947या', 'श\u094dर\u0947'],
  ['أحمد السيد', 'أا'],
  ['\u1100\u1175\u11b7 하늘', '\u1100\u1175\u11b7하'],
  ['\u0301\u200b Ana', 'A'],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['—', '—'],
] as const)('The initials of %s are %s', ([name, expected]) => {
  expect(initials(name)).toBe(expected);
  expect(expected.startsWith(initial(name))).toBe(true);
});

test('Every name that is accepted has a first name and initials to see', () => {
  const characters = fc.constantFrom(
    ...'aÉ漢(-.\u0301 \u200b\u200d\ufe0f\u3164\u00a0\t',
    '👍',
    '🇵',
    '🇹',
    'é',
  );
  fc.assert(
    fc.property(fc.string({ unit: characters, maxLength: 12 }), (typed) => {
      const { data: name } = fullName.safeParse(typed);
      fc.pre(name !== undefined);
      expect([name, countVisible(firstName(name)) > 0, countVisible(initials(name)) > 0]).toEqual([
        name,
        true,
        true,
      ]);
    }),
  );
});
