import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import type { Config } from '#server/system/config.ts';

export interface Command {
  help: string;
  run(args: string[], context: Context): Promise<void>;
}

export interface Context {
  /** Reads the environment, completed by .env. @throws OperatorError */
  readEnv(): NodeJS.ProcessEnv;
  /** @throws OperatorError */
  readConfig(): Config;
  /** One line each. @throws OperatorError */
  describeUnknownVariables(): string[];
  /** Files on the command line are relative to the folder of the caller, not of the project. */
  resolve(file: string): string;
}

/** Wrong usage: exit code 2. */
export class UsageError extends Error {}

export const commonOptions = {
  'env-file': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const satisfies ParseArgsOptionsConfig;

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options }>
>['values'];

type Positionals<Name extends string> = {
  [Each in Name as Each extends `${infer Bare}?` ? Bare : Each]: Each extends `${string}?`
    ? string | undefined
    : string;
};

interface Definition<Options extends ParseArgsOptionsConfig, Name extends string> {
  /** Its first line is `Usage: goodword NAME …`. */
  help: string;
  /** Their order counts; those that end with `?` may be left out. */
  positionals?: readonly Name[];
  options?: Options;
  run(input: Values<Options> & Positionals<Name>, context: Context): Promise<void>;
}

export function command<
  const Options extends ParseArgsOptionsConfig = Record<never, never>,
  Name extends string = never,
>({ help, positionals: names = [], options, run }: Definition<Options, Name>): Command {
  return {
    help,
    async run(args, context) {
      const { values, positionals } = parseStrictly(args, { ...options, ...commonOptions });
      const missing = names.slice(positionals.length).find((name) => !name.endsWith('?'));
      if (missing !== undefined) throw new UsageError(`${missing.toUpperCase()} is missing.`);
      if (positionals.length > names.length)
        throw new UsageError(`Unexpected argument: ${positionals[names.length]}.`);
      const named = Object.fromEntries(
        names.map((name, i) => [name.replace('?', ''), positionals[i]] as const),
      );
      await run({ ...values, ...named } as Values<Options> & Positionals<Name>, context);
    },
  };
}

function parseStrictly(args: string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    const [, unknown = ''] = /^Unknown option '([^']+)'/.exec(error.message) ?? [];
    throw new UsageError(
      unknown === '' ? `${error.message.split(/[.\n]/, 1)[0]}.` : `Unknown option: ${unknown}.`,
    );
  }
}

/** A message of a form that begins with its label, or names nothing, about an option instead. */
export function aboutOption(option: string, message = ''): string {
  const [, rule] = /^(?:Full name|Username|Password)( .+)$/.exec(message) ?? [];
  return rule === undefined ? `${option}: ${message}` : `${option}${rule}`;
}
