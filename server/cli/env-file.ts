import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { OperatorError } from '#server/basics/operator-error.ts';

type Values = Record<string, string | undefined>;

/** Lines that Node.js and systemd read alike; the first would cut pa#ss, the second drops backslashes. */
const LINE = /^(?:#.*(?<!\\)|[A-Za-z_]\w*[ \t]*=[ \t]*(?:'[^']*'|"[^"\\]*"|(?![\s'"`])[^#\\]*))?$/;
const CONTROL_CHARACTER = /[^\P{Cc}\t]/u;

/** Completes the environment from a file; what is set there wins, and empty means unset. @throws OperatorError */
export function completeEnv(env: Values, file: string, options: { isOptional: boolean }): Values {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  return { ...readEnvFile(file, options), ...given };
}

/** @throws OperatorError */
export function readEnvFile(file: string, { isOptional }: { isOptional: boolean }): Values {
  return isOptional && !existsSync(file) ? {} : parseEnvFile(readText(file), file);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new OperatorError(`${file} can't be read: ${(error as Error).message}`);
  }
}

export function parseEnvFile(text: string, file: string): Values {
  // Windows' editor puts a byte order mark in front.
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const parsed = lines.map((untrimmed, index) => {
    const line = untrimmed.replace(/^[ \t]+|[ \t]+$/g, '');
    // The line itself may contain a password.
    const fail = (problem: string) => new OperatorError(`${file} line ${index + 1} ${problem}`);
    if (line.includes('\uFFFD')) throw fail('is not UTF-8');
    if (!LINE.test(line) || CONTROL_CHARACTER.test(line))
      throw fail("must look like NAME=value, or NAME='value' if the value has #, \\ or quotes in it");
    return parseEnv(line);
  });
  return Object.assign({}, ...parsed);
}
