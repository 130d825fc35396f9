import { expect, test } from 'vitest';
import { layOutColumn } from './text-layout.ts';
import { loadTypesetter } from './typesetting.ts';

const typesetter = await loadTypesetter();
const block = { size: 5, typeface: 'voice', maxLines: 1, gap: 0 } as const;
const columnOf = (text: string, more = {}) => layOutColumn(typesetter, [{ ...block, text, ...more }], 20);

test('A line with a mark that reaches beyond its letter fits', () => {
  for (const text of ['王\u0301'.repeat(4), '\u0301王', 'W\u0301']) {
    const { left, right } = inkOf(columnOf(text).path(0, 0));
    expect(left).toBeGreaterThanOrEqual(-0.01);
    expect(right).toBeLessThanOrEqual(20.01);
  }
});

test('An address shrinks instead of breaking', () => {
  const link = 'reviews.of-a-rather-long-name.company.example/r/7KX3-9FWC';
  const column = columnOf(link, { truncatable: 'never' });
  expect(column.height).toBeLessThan(1);
  expect(inkOf(column.path(0, 0)).right).toBeCloseTo(20, 1);
});

test('A little smaller is better than one more line', () => {
  const heightIn = (width: number) =>
    layOutColumn(typesetter, [{ ...block, text: 'How did Sakura do?', maxLines: 3 }], width).height;
  const full = heightIn(30);
  expect(heightIn(24)).toBeLessThan(full);
  expect(heightIn(22)).toBeGreaterThan(full);
});

function inkOf(path: string) {
  const xs = [...path.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x));
  return { left: Math.min(...xs), right: Math.max(...xs) };
}
