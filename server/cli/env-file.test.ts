// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are what is tested.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { completeEnv, parseEnvFile } from './env-file.ts';

const environment = { OTHER: 'other', EMPTY: '' };

/* The examples of Docker's pages "Syntax for environment files" and "Interpolation", and what settings really contain. */
test.for([
  ['X=VAL', 'VAL'],
  ['X="VAL"', 'VAL'],
  ["X='VAL'", 'VAL'],
  ['X = VAL', 'VAL'],
  ['X: VAL', 'VAL'],
  ['export X=VAL', 'VAL'],
  ['X=VAL\r\n', 'VAL'],
  ['# X=1\n\nX=VAL', 'VAL'],
  ['X=VAL # comment', 'VAL'],
  ['X=VAL# not a comment', 'VAL# not a comment'],
  ['X=pa#ss', 'pa#ss'],
  ['X="VAL # not a comment"', 'VAL # not a comment'],
  ['X="VAL" # comment', 'VAL'],
  ["X='VAL' # comment", 'VAL'],
  ["X='$OTHER'", '$OTHER'],
  ["X='${OTHER}'", '${OTHER}'],
  ["X='a$$b'", 'a$$b'],
  ["X='Let\\'s go!'", "Let's go!"],
  ['X="{\\"hello\\": \\"json\\"}"', '{"hello": "json"}'],
  ['X="some\\tvalue"', 'some\tvalue'],
  ["X='some\\tvalue'", 'some\\tvalue'],
  ['X=some\\tvalue', 'some\\tvalue'],
  ['X="a\\nb"', 'a\nb'],
  ['X="a\\\\b"', 'a\\b'],
  ["X='SOME\nVALUE'", 'SOME\nVALUE'],
  ['X=', ''],
  ['X=""', ''],
  ['X=${OTHER}', 'other'],
  ['X="$OTHER!"', 'other!'],
  ['X=${NONE:-d}', 'd'],
  ['X=${EMPTY:-d}', 'd'],
  ['X=${EMPTY-d}', ''],
  ['X=${NONE-d}', 'd'],
  ['X=${OTHER:+r}', 'r'],
  ['X=${NONE:+r}', ''],
  ['X=${EMPTY+r}', 'r'],
  ['X=${NONE:-${OTHER}}', 'other'],
  ['X=${NONE:-${NADA:-d}}', 'd'],
  ['X=a$$b', 'a$b'],
  ['X=100$', '100$'],
  ['A=1\nX=${A}2', '12'],
  ['OTHER=file\nX=$OTHER', 'other'],
  ['X=Goodword <no-reply@goodword.example>', 'Goodword <no-reply@goodword.example>'],
  ['X=smtp://user:pass@host:587?a=b', 'smtp://user:pass@host:587?a=b'],
] as const)('.env is read as Compose reads it: %j', ([text, value]) => {
  expect(parseEnvFile(text, environment, '.env').X).toBe(value);
});

test.for([
  ['A=1\nnot a line\n', '.env line 2: must look like NAME=value'],
  ['A=1\n\n=secret', '.env line 3: must look like NAME=value'],
  ['X="open', '.env line 1: must look like NAME=value'],
  ["A='two\nlines'\nX='a' secret", '.env line 3: must look like NAME=value'],
  ['X=${NONE:?must name a host}', '.env line 1: NONE must name a host'],
  ['X=${OTHER', '.env line 1: a } is missing'],
  ['X=${OTHER/a/b}', ".env line 1: ${OTHER/a/b} isn't supported"],
] as const)(
  'a bad line of .env is refused with file and line, and without its content: %j',
  ([text, message]) => {
    expect(() => parseEnvFile(text, environment, '.env')).toThrow(message);
  },
);

test('The environment wins over .env, which may be missing unless it is named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'goodword-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, '.env');
  expect(completeEnv({ PORT: '1' }, file, { isOptional: true })).toEqual({ PORT: '1' });
  expect(() => completeEnv({}, file, { isOptional: false })).toThrow(`${file} can't be read: ENOENT`);
  writeFileSync(file, 'PORT=2\nHOST=::1\n');
  expect(completeEnv({ PORT: '1' }, file, { isOptional: true })).toEqual({ PORT: '1', HOST: '::1' });
});
