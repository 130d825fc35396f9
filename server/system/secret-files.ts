import { readFileSync, statSync } from 'node:fs';
import { OperatorError } from '#server/basics/operator-error.ts';

/** May be given as a file instead, `NAME_FILE`, which is how Docker and systemd pass secrets. */
export const secrets = [
  'DATABASE_URL',
  'SMTP_URL',
  'ADMIN_PASSWORD',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'METRICS_TOKEN',
];

const SIZE_MAX = 64 * 1024;

/** @throws OperatorError that names the variable, and nothing of what is in the file. */
export function readSecretFiles(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = { ...env };
  for (const name of secrets) {
    const file = env[`${name}_FILE`];
    if (file === undefined) continue;
    if (env[name] !== undefined) throw new OperatorError(`${name} and ${name}_FILE must not both be set`);
    read[name] = readSecret(`${name}_FILE`, file);
  }
  return read;
}

function readSecret(variable: string, file: string): string {
  const fail = (problem: string) => new OperatorError(`${variable}: ${file} ${problem}`);
  const text = readText(file, fail)
    .replace(/^\uFEFF/, '')
    .replace(/[\r\n]+$/, '');
  if (text.trim() === '') throw fail('is empty');
  if (text.includes('\uFFFD')) throw fail('is not UTF-8');
  if (/\p{Cc}/u.test(text)) throw fail('must have one line of text');
  return text;
}

function readText(file: string, fail: (problem: string) => OperatorError): string {
  try {
    const found = statSync(file);
    // Reading a pipe would wait for its writer.
    if (!found.isFile()) throw fail('is not a file');
    if (found.size > SIZE_MAX) throw fail('is too large');
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw error instanceof OperatorError ? error : fail(`can't be read: ${(error as Error).message}`);
  }
}
