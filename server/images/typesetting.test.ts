import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadTypesetter } from './typesetting.ts';

const typesetter = await loadTypesetter();
const style = { size: 10, typeface: 'text' } as const;

it('sets a line with two directions in visual order', () => {
  const runs = typesetter.runsOf('How did \u2068ليلى بن علي\u2069 do?', 'bold');
  expect(runs).toEqual([
    { text: 'How did ', font: 'inter-latin-600-normal', isRightToLeft: false },
    { text: 'ليلى بن علي', font: 'noto-sans-arabic-arabic-600-normal', isRightToLeft: true },
    { text: ' ', font: 'noto-sans-arabic-arabic-600-normal', isRightToLeft: false },
    { text: 'do?', font: 'inter-latin-600-normal', isRightToLeft: false },
  ]);
  const [first, , last] = typesetter.runsOf('مقهى (Blue) لشبونة', 'text');
  expect([first?.text.trim(), last?.text]).toEqual(['لشبونة', 'Blue']);
});

it('sets an Arabic line from right to left, even if it starts with a Latin name', () => {
  const wordsOf = (language?: 'ar') =>
    typesetter.runsOf('Maya، شكرًا', 'bold', language).map(({ text }) => text.trim());
  expect(wordsOf('ar')).toEqual(['، شكرًا', 'Maya']);
  expect(wordsOf()[0]).toMatch(/^Maya/);
});

it('draws Chinese characters as in Japan on a Japanese line, even without kana', () => {
  const fontsOf = (language: 'ja' | 'zh') =>
    typesetter.runsOf('直接', 'text', language).map(({ font }) => font);
  expect(fontsOf('ja')).toEqual(['noto-sans-jp-japanese-400-normal']);
  expect(fontsOf('zh')).toEqual(['noto-sans-sc-chinese-simplified-400-normal']);
});

it('breaks a sentence with marked line ends only there', () => {
  const lines = (text: string) =>
    typesetter.wrap(text, { ...style, maxWidth: 72 }).map((line) => line.replaceAll('\u200b', ''));
  expect(lines('スキャンして\u200bさくらさんに\u200bお伝えください')).toEqual([
    'スキャンして',
    'さくらさんに',
    'お伝えください',
  ]);
  expect(lines('スキャンしてさくらさんに')).toEqual(['スキャンしてさ', 'くらさんに']);
});

it('joins Arabic letters', () => {
  const apart = [...'ليلى'].reduce((width, letter) => width + typesetter.widthOf(letter, style), 0);
  expect(typesetter.widthOf('ليلى', style)).toBeLessThan(apart * 0.9);
});

it('draws Arabic letters from right to left', () => {
  const { path, width } = typesetter.outline('ابببب', style);
  const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }));
  const highest = points.reduce((one, other) => (other.y < one.y ? other : one));
  // The alif, which is the first letter.
  expect(highest.x).toBeGreaterThan(width * 0.8);
});

it.each([
  ['Łukasz Żółć', 'inter-'],
  ['Đặng Thị Hồng', 'inter-'],
  ['Ёлка Қазақ', 'inter-'],
  ['Ελένη', 'inter-'],
  ['قهوة، شاي؟', 'noto-sans-arabic-'],
  ['שלום', 'noto-sans-hebrew-'],
  ['王小明感谢', 'noto-sans-sc-'],
  ['さくら佐藤', 'noto-sans-jp-'],
  ['🌟❤️👨‍👩‍👧', 'noto-emoji-'],
])('has all glyphs for %s', (text, family) => {
  const runs = typesetter.runsOf(text, 'text');
  expect(runs.map(({ text }) => text).join('')).toBe(text.normalize('NFC'));
  expect(runs.every(({ font }) => font.startsWith(family))).toBe(true);
});

it('sets headlines in the serif, and the scripts that it lacks as before', () => {
  const filesOf = (text: string) => typesetter.runsOf(text, 'voice').map(({ font }) => font);
  const serif = (subset: string) => `source-serif-4-${subset}-500-normal`;
  expect(filesOf('How did Zoë do?')).toEqual([serif('latin')]);
  expect(filesOf('Ёлка')).toEqual([serif('cyrillic')]);
  expect(filesOf('Ελένη')).toEqual([serif('greek')]);
  expect(filesOf('ليلى')).toEqual(['noto-sans-arabic-arabic-600-normal']);
  expect(filesOf('王小明')).toEqual(['noto-sans-sc-chinese-simplified-400-normal']);
});

it('draws an Arabic mark even if the font can’t place it on the character', () => {
  expect(typesetter.runsOf('\u0600\u0610', 'text')).toHaveLength(1);
  expect(typesetter.outline('\u0600\u0610', style).path).not.toBe('');
});

it('shows an empty box for missing glyphs, and nothing for invisible characters', () => {
  const seen = (text: string) =>
    typesetter
      .runsOf(text, 'text')
      .map((run) => run.text)
      .join('');
  expect(seen('ส \u{1f9e0}')).toBe('◻ \u{1f9e0}');
  expect(seen('a\u200e\u0007b\u00ad')).toBe('ab');
});

it('never breaks a line at a non-breaking space', () => {
  const lines = (space: string) => typesetter.wrap(`at 30${space}seconds`, { ...style, maxWidth: 60 });
  expect(lines(' ')).toEqual(['at 30', 'seconds']);
  for (const space of '\u00a0\u202f') expect(lines(space)).toEqual(['at', `30${space}seconds`]);
});

it('draws any text with the measured width, and wraps it into lines that fit', () => {
  const letters = fc.constantFrom(...'Mi ß-/Żيلى(王さ🌟ส\u0301\u0300\u202e\u2068\u0000\ud800');
  const text = fc.string({
    unit: fc.oneof(letters, fc.string({ unit: 'binary', maxLength: 1 })),
    maxLength: 60,
  });
  fc.assert(
    fc.property(text, (text) => {
      const { path, width, ink } = typesetter.outline(text, style);
      expect(width).toBeCloseTo(typesetter.widthOf(text, style), 6);
      expect(path).toMatch(/^[MLQCZ\d .-]*$/);
      expect(ink.bottom - ink.top).toBeLessThan(3 * style.size);
      const lines = typesetter.wrap(text, { ...style, maxWidth: 30 });
      for (const line of lines) expect(typesetter.widthOf(line, style)).toBeLessThanOrEqual(30);
      expect(lines.join('').replace(/\s/gu, '')).toBe(text.replace(/\s/gu, ''));
    }),
    { numRuns: 80 },
  );
});
