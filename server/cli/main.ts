import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { OperatorError } from '#server/basics/operator-error.ts';
import { env, readConfig } from '#server/system/config.ts';
import { type Command, type Context, commonOptions, UsageError } from './command.ts';
import { commands, describeCommands, isGroup } from './commands.ts';
import { completeEnv, readEnvFile } from './env-file.ts';
import { describeUnknownVariables } from './unknown-variables.ts';

const PROJECT = join(import.meta.dirname, '../..');
const FAILED = 1;
const WRONG_USAGE = 2;

const callerFolder = process.cwd();
process.chdir(PROJECT);

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isUsageError = error instanceof UsageError;
  console.error(isUsageError ? error.message : await explain(error));
  // Something may still be open, such as the service that can't listen.
  process.exit(isUsageError ? WRONG_USAGE : FAILED);
}

async function run(args: string[]): Promise<void> {
  if (args[0] === 'help') return run([...args.slice(1), '--help']);
  const { values, tokens } = parseArgs({
    args,
    options: { ...commonOptions, version: { type: 'boolean' } },
    strict: false,
    tokens: true,
  });
  const words = tokens.filter(({ kind }) => kind === 'positional');
  const [first, second] = words.map(({ index }) => args[index] ?? '');
  const isInGroup = first !== undefined && isGroup(first);
  const name = isInGroup && second !== undefined ? `${first} ${second}` : first;
  if (name === undefined && values.version) return console.log(await describeRelease());
  if (values.help && (name === undefined || (isInGroup && second === undefined)))
    return console.log(describeCommands(first));
  const command = await findCommand(name);
  if (values.help) return console.log(command.help.trim());
  const named = words.slice(0, isInGroup ? 2 : 1).map(({ index }) => index);
  const rest = args.filter((_, index) => !named.includes(index));
  try {
    await command.run(rest, createContext(values['env-file']));
  } catch (error) {
    if (error instanceof UsageError) error.message += ` See goodword ${name} --help`;
    throw error;
  }
}

async function findCommand(name: string | undefined): Promise<Command> {
  if (name === undefined) throw new UsageError(describeCommands());
  const [, load] = (Object.hasOwn(commands, name) && commands[name]) || [];
  if (load) return load();
  if (isGroup(name)) throw new UsageError(describeCommands(name));
  throw new UsageError(`Unknown command: ${name}. See goodword --help`);
}

function createContext(envFile: string | boolean | undefined): Context {
  const isOptional = typeof envFile !== 'string';
  const file = isOptional ? join(PROJECT, '.env') : resolve(callerFolder, envFile);
  const readEnv = () => completeEnv(env, file, { isOptional });
  return {
    readEnv,
    describeUnknownVariables: () => describeUnknownVariables(readEnvFile(file, { isOptional }), file, env),
    readConfig: () => readConfig(readEnv()),
    resolve: (file) => resolve(callerFolder, file),
  };
}

async function describeRelease(): Promise<string> {
  const { describeVersion, readVersion } = await import('#server/system/version.ts');
  return `Goodword ${describeVersion(readVersion())}, Node.js ${process.versions.node}`;
}

/** One line for what the operator can mend; anything else with its stack. */
async function explain(error: unknown): Promise<unknown> {
  if (!(error instanceof Error)) return error;
  const { isUnavailable } = await import('#server/db/dialect.ts');
  // The system's own errors name the path.
  const isOfPath = 'syscall' in error && 'path' in error;
  return error instanceof OperatorError || isOfPath || isUnavailable(error) ? error.message : error;
}
