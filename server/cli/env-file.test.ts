// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are what is tested.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { completeEnv, parseEnvFile } from './env-file.ts';

test.for([
  ["X='VAL'", 'VAL'],
  [' X = VAL ', 'VAL'],
  ['X=VAL\r\n', 'VAL'],
  ['# X=1\n\nX=VAL', 'VAL'],
  ['X="VAL # not a comment" ', 'VAL # not a comment'],
  ["X='pa#ss'", 'pa#ss'],
  [`X='"quoted"'`, '"quoted"'],
  ["X=it's", "it's"],
  ['X=', ''],
  ['X=${OTHER}$OTHER', '${OTHER}$OTHER'],
  ['X=Goodword <no-reply@goodword.example>', 'Goodword <no-reply@goodword.example>'],
  ['\uFEFFX=VAL', 'VAL'],
] as const)('.env is read as systemd reads it: %j', ([text, value]) => {
  expect(parseEnvFile(text, '.env').X).toBe(value);
});

test.for([
  'X=pa#ss',
  'X="VAL" # comment',
  'X="a"b"',
  'X="open',
  "X='two\nlines'",
  'X=`VAL`',
  'X=C:\\new',
  'X=1\rY=2',
  'export X=VAL',
  '=secret',
  '# goes on \\',
  '\uFEFFX=VAL',
] as const)('what Node.js and systemd would read differently is refused, without its content: %j', (line) => {
  expect(() => parseEnvFile(`A=1\n${line}\nY=2`, '.env')).toThrow(
    /^\.env line 2 must look like NAME=value, or NAME='value' if the value has #, \\ or quotes in it$/,
  );
});

test('The environment wins over .env unless it is empty; .env may be missing unless it is named, and must be UTF-8', () => {
  const file = join(temporaryFolder(), '.env');
  expect(completeEnv({ PORT: '1' }, file, { isOptional: true })).toEqual({ PORT: '1' });
  expect(() => completeEnv({}, file, { isOptional: false })).toThrow(`${file} can't be read: ENOENT`);
  writeFileSync(file, 'PORT=2\nHOST=::1\n');
  expect(completeEnv({ PORT: '', HOST: '' }, file, { isOptional: true })).toEqual({ PORT: '2', HOST: '::1' });
  expect(completeEnv({ PORT: '1' }, file, { isOptional: true })).toEqual({ PORT: '1', HOST: '::1' });
  writeFileSync(file, Buffer.from('PORT=2\nSITE_NAME=Caf\xe9\n', 'latin1'));
  expect(() => completeEnv({}, file, { isOptional: true })).toThrow(`${file} line 2 is not UTF-8`);
  writeFileSync(file, Buffer.from('\uFEFFPORT=2\n', 'utf16le'));
  expect(() => completeEnv({}, file, { isOptional: true })).toThrow(`${file} line 1 is not UTF-8`);
});
