import { existsSync, readFileSync } from 'node:fs';
import { OperatorError } from '#server/platform/operator-error.ts';

type Values = Record<string, string | undefined>;

/*
 * By Docker Compose's rules. Of 47 examples like those in the test, Node's parseEnv and dotenv with dotenv-expand fail 26 and 15:
 * they cut pa#ss, expand '$quoted' or don't notice a bad line.
 */
const STATEMENT =
  /[ \t]*(?:export[ \t]+)?(?<name>[A-Za-z_][\w.-]*)[ \t]*(?:(?<assigns>[=:])[ \t]*(?:'(?<literal>(?:\\'|[^'])*)'|"(?<quoted>(?:\\[\s\S]|[^"\\])*)"|(?<plain>(?!['"]).*?))(?:[ \t]+#.*)?)?[ \t]*\r?(?:\n|$)/y;
const BLANK = /[ \t]*(?:#.*)?\r?(?:\n|$)/y;

/** Completes the environment from a file; what is already set wins. @throws OperatorError */
export function completeEnv(env: Values, file: string, { isOptional }: { isOptional: boolean }): Values {
  if (isOptional && !existsSync(file)) return env;
  return { ...parseEnvFile(readText(file), env, file), ...env };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new OperatorError(`${file} can't be read: ${(error as Error).message}`);
  }
}

export function parseEnvFile(text: string, env: Values, file: string): Values {
  const parsed: Values = {};
  const lookUp = (name: string) => env[name] ?? parsed[name];
  for (let position = 0; position < text.length; ) {
    const fail = (problem: string): never => {
      // Without the line itself, which may contain a password.
      throw new OperatorError(`${file} line ${text.slice(0, position).split('\n').length}: ${problem}`);
    };
    BLANK.lastIndex = position;
    STATEMENT.lastIndex = position;
    const found = BLANK.exec(text) ?? STATEMENT.exec(text) ?? fail('must look like NAME=value');
    const { name, assigns, literal, quoted, plain = '' } = found.groups ?? {};
    if (name !== undefined && assigns !== undefined) {
      const template = quoted === undefined ? plain : unescaped(quoted);
      parsed[name] = literal?.replaceAll("\\'", "'") ?? interpolate(template, lookUp, fail);
    }
    position += found[0].length;
  }
  return parsed;
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', '\\': '\\', '"': '"', $: '$$' };

function unescaped(text: string): string {
  return text.replace(/\\([\s\S])/g, (sequence, character: string) => ESCAPES[character] ?? sequence);
}

const TOKEN = /\$\$|\$\{([A-Za-z_]\w*)(:?[-?+])?|\$([A-Za-z_]\w*)|[^$}]+|[$}]/g;

/** `$NAME`, `${NAME}` and `${NAME:-default}` with `-`, `?` or `+`, which may be nested; `$$` is a dollar sign. */
function interpolate(
  text: string,
  lookUp: (name: string) => string | undefined,
  fail: (problem: string) => never,
): string {
  const tokens = text.matchAll(TOKEN);
  const read = (isNested: boolean): string => {
    let result = '';
    for (let next = tokens.next(); !next.done; next = tokens.next()) {
      const [token, braced, operator, bare] = next.value;
      if (token === '}' && isNested) return result;
      if (token === '$$') result += '$';
      else if (bare !== undefined) result += lookUp(bare) ?? '';
      else if (braced !== undefined) result += substitute(braced, operator, read(true));
      else result += token;
    }
    return isNested ? fail('a } is missing') : result;
  };
  const substitute = (name: string, operator: string | undefined, word: string): string => {
    const value = lookUp(name);
    const isSet = operator?.startsWith(':') ? Boolean(value) : value !== undefined;
    switch (operator?.at(-1)) {
      case '-':
        return isSet ? (value ?? '') : word;
      case '+':
        return isSet ? word : '';
      case '?':
        return isSet ? (value ?? '') : fail(`${name} ${word || 'must be set'}`);
      default:
        return word === '' ? (value ?? '') : fail(`\${${name}${word}} isn't supported`);
    }
  };
  return read(false);
}
