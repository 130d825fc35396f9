import { describe, expect, test } from 'vitest';
import { ALPHABET, createCode, parseCode } from './codes.ts';

const codes = Array.from({ length: 200 }, createCode);

test('A code is eight capitals and digits, and different each time', () => {
  for (const code of codes) expect(code).toMatch(/^[23456789CFHJKNPRTWX]{8}$/);
  expect(new Set(codes).size).toBe(codes.length);
  // Every character occurs, also as the check character.
  expect(new Set(codes.join(''))).toEqual(new Set(ALPHABET));
  expect(new Set(codes.map((code) => code.at(-1))).size).toBe(ALPHABET.length);
});

test('A code is accepted in any case, with or without a hyphen, and with letters in place of similar digits', () => {
  for (const code of codes) {
    const typed = [
      code,
      code.toLowerCase(),
      `${code.slice(0, 4)}-${code.slice(4)}`,
      ` ${code.slice(0, 4)} – ${code.slice(4)} `,
      code.replaceAll('2', 'z').replaceAll('5', 'S').replaceAll('6', 'g').replaceAll('8', 'B'),
    ];
    expect(typed.map(parseCode)).toEqual(typed.map(() => code));
  }
});

describe('A typo is detected:', () => {
  test('any single wrong character', () => {
    const mistyped = codes.flatMap((code) =>
      [...code].flatMap((right, place) =>
        [...ALPHABET]
          .filter((wrong) => wrong !== right)
          .map((wrong) => code.slice(0, place) + wrong + code.slice(place + 1)),
      ),
    );
    expect(mistyped).toHaveLength(codes.length * 8 * 18);
    expect(mistyped.filter(parseCode)).toEqual([]);
  });

  test('any two swapped characters, adjacent or not', () => {
    const places = Array.from({ length: 8 }, (_, place) => place);
    const mistyped = codes.flatMap((code) =>
      places.flatMap((one) =>
        places
          .filter((other) => one < other && code[one] !== code[other])
          .map((other) => swap(code, one, other)),
      ),
    );
    expect(mistyped.length).toBeGreaterThan(codes.length * 20);
    expect(mistyped.filter(parseCode)).toEqual([]);
  });

  test('a missing character, an extra one, and characters outside the alphabet', () => {
    const [code = ''] = codes;
    const others = ['', code.slice(1), `${code}2`, code.repeat(2), `0${code.slice(1)}`, `Ä${code.slice(1)}`];
    expect(others.map(parseCode)).toEqual(others.map(() => null));
  });
});

function swap(code: string, one: number, other: number): string {
  const characters = [...code];
  [characters[one], characters[other]] = [code[other] ?? '', code[one] ?? ''];
  return characters.join('');
}
