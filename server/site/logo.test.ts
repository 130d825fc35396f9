import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { readLogo } from './logo.ts';

const SVG =
  '<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg viewBox="0 0 120.5 40"><path d="M0 0h9v9z"/></svg>\n';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('A logo has an address that changes with its content, and its size', () => {
  expect(readLogo(temporaryFolder({ 'logo.svg': SVG }))).toMatchObject({
    path: expect.stringMatching(/^\/logo-[0-9a-f]{12}\.svg$/),
    type: 'image/svg+xml',
    width: 121,
    height: 40,
  });
  expect(readLogo(temporaryFolder({ 'logo.svg': '<svg width="30" height="20px"></svg>' }))).toMatchObject({
    width: 30,
    height: 20,
  });
  expect(readLogo(temporaryFolder({ 'logo.png': PNG }))).toMatchObject({
    path: expect.stringMatching(/^\/logo-[0-9a-f]{12}\.png$/),
    width: 1,
    height: 1,
  });
  expect(readLogo(temporaryFolder({}))).toBeNull();
});

test.for([
  ['logo.svg', '<html><svg></svg></html>', 'is not an SVG file'],
  ['logo.svg', '<svg><path/></svg>', 'must have a viewBox, or a width and a height'],
  ['logo.png', 'GIF89a', 'is not a PNG file'],
  ['logo.png', Buffer.alloc(256 * 1024 + 1), 'must have at most 256 KB'],
] as const)('A wrong %s stops the start with its path', ([name, content, message]) => {
  const folder = temporaryFolder({ [name]: content });
  expect(() => readLogo(folder)).toThrow(join(folder, name));
  expect(() => readLogo(folder)).toThrow(message);
});
