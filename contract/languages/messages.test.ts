import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ConnectionError } from '#web/api/call.ts';
import { findSentences } from '../../scripts/languages/find-sentences.ts';
import { refusals } from '../errors.ts';

const contract = join(import.meta.dirname, '..');

test('Every message that a person can see is in the list for translators', async () => {
  const messages = new Set([
    new ConnectionError(null).message,
    ...Object.values(refusals).map(([, message]) => message),
    ...(await messagesOfSchemas()),
  ]);
  const translated = findSentences(join(contract, '..')).map(({ sentence }) => sentence);
  const untranslated = [...messages].filter((message) => !translated.includes(message));
  const others = untranslated.filter((message) => !NAMES_A_PARAMETER.test(message));
  expect(others.toSorted()).toEqual(forApiCallers.toSorted());
});

/** Our pages don't send requests that get these. */
const forApiCallers = [
  'An API token can’t do this. Please sign in instead.',
  'Cross-site request blocked',
  'Idempotency-Key must be 1 to 128 visible characters',
  'Method not allowed',
  'Please choose whether to hide low ratings',
  'Please leave this empty: gw_leave_empty',
  'Please search for at most 100 characters',
  'Please send JSON',
  'Please use a valid id',
  'Review-Link must be the Idempotency-Key of the review, a dot, and its Review-Link-Secret',
  'Review-Link-Secret must be 22 to 64 letters, digits, - or _',
  'The address is too long',
  'The end must be a date like 2027-01-31 or 2027-01-31T12:00:00.000Z, or null',
  'The file has changed',
  'The location must be text',
  'The question must be text',
  'The request headers are too large',
  'The signature could not be verified',
  'This Idempotency-Key was already used for another review',
  'This link no longer works. The review may have been taken back.',
];

/** "limit must be a whole number from 1 to 200", "cursor is not valid": also for callers. */
const NAMES_A_PARAMETER = /^[a-z]\w*(, \w+)*( and \w+)? (must|is not|cannot)/;

async function messagesOfSchemas(): Promise<Set<string>> {
  const files = readdirSync(contract).filter((file) => /^[\w-]+\.ts$/.test(file));
  const modules = await Promise.all(files.map((file) => import(join(contract, file))));
  const messages = new Set<string>();
  const seen = new Set<unknown>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (isSchema(value)) {
      const { error, ...parts } = value._zod.def;
      if (error) messages.add(String(error({})));
      walk(parts);
    } else if (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype) {
      Object.values(value).forEach(walk);
    }
  };
  for (const exported of modules) walk({ ...exported });
  return messages;
}

/** Or a check of one. */
function isSchema(value: object): value is { _zod: { def: { error?: (issue: object) => unknown } } } {
  return '_zod' in value;
}
