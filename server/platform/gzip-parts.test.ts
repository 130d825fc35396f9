import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deflatePart, gzipOf } from './gzip-parts.ts';

test('Parts in any number and order are one gzip file that says what they say', () => {
  const text = fc.string({ unit: 'binary', maxLength: 400 });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, fc.boolean())), (parts) => {
      const file = gzipOf(parts.map(([part, isConstant]) => (isConstant ? deflatePart(part) : part)));
      expect(gunzipSync(file).toString()).toBe(Buffer.from(parts.map(([part]) => part).join('')).toString());
    }),
  );
});

test('A text may be longer than one block that is not compressed', () => {
  const long = 'é'.repeat(70_000);
  expect(gunzipSync(gzipOf([deflatePart('before'), long, deflatePart('after')])).toString()).toBe(
    `before${long}after`,
  );
});

test('A part that was compressed costs the file no more than that', () => {
  const part = deflatePart('a good word '.repeat(1_000));
  expect(gzipOf([part, part]).length).toBe(10 + 2 * part.deflated.length + 10);
});
