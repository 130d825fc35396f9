import { spawn } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { runCommand } from '#tests/start-script.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { type Context, UsageError } from './command.ts';
import { commands, describeCommands } from './commands.ts';

test.for(Object.keys(commands))(
  'goodword %s explains itself, names each of its options and refuses others',
  async (name) => {
    const command = await commands[name]?.[1]();
    expect(command?.help).toMatch(new RegExp(`^\\nUsage: goodword ${name}( |\\n)`));
    expect(describeCommands()).toContain(`\n  ${name} `);
    const context = newContext();
    await expect(command?.run(['--no-such-option'], context)).rejects.toThrow(
      'Unknown option: --no-such-option.',
    );
    for (const [, option = ''] of command?.help.matchAll(/^ {2}(--[\w-]+) /gm) ?? [])
      await expect(command?.run([option, '--no-such-option'], context)).rejects.not.toThrow(
        `Unknown option: ${option}`,
      );
    expect(context.readEnv).not.toHaveBeenCalled();
  },
);

test.for([
  [['bakup'], 'Unknown command: bakup. See goodword --help'],
  [['user', 'lst'], 'Unknown command: user lst. See goodword --help'],
  [['help', 'constructor'], 'Unknown command: constructor. See goodword --help'],
  [['backup', '--forec'], 'Unknown option: --forec. See goodword backup --help'],
] as const)('Wrong usage ends with exit code 2 and one line: %j', async ([words, line]) => {
  expect(await runCommand([...words])).toEqual({ status: 2, stdout: '', stderr: `${line}\n` });
});

test.for([
  ['restore', [], 'FILE is missing.'],
  ['start', ['now'], 'Unexpected argument: now.'],
  ['backup', ['--keep', '7'], '--keep needs --to.'],
  ['backup', ['copy.db', '--to', 'backups'], 'Use FILE or --to, not both.'],
  ['user create', newUser({ name: '' }), '--name is required.'],
  ['user create', newUser({ password: 'short' }), '--password must be at least 6 characters.'],
  ['user plan', ['ann', 'weekly'], 'PLAN must be free, monthly or annual.'],
  ['user plan', ['ann', 'free', '--until', '2027-01-31'], '--until is for paid plans.'],
  ['user plan', ['ann', 'annual', '--until', 'May'], '--until must be a date like 2027-01-31.'],
] as const)('goodword %s refuses %j', async ([name, args, message]) => {
  const [, load] = commands[name] ?? [];
  const command = await load?.();
  await expect(command?.run([...args], newContext())).rejects.toThrow(new UsageError(message));
});

test('goodword help explains the command, a group and each of its commands, as --help does', async () => {
  for (const words of [[], ['user'], ['user', 'list']]) {
    const asked = await runCommand(['help', ...words]);
    expect(asked.stdout).toMatch(new RegExp(`^Usage: goodword ${words.join(' ')}`));
    expect(asked).toEqual(await runCommand([...words, '--help']));
  }
});

test.for([
  [['user', 'list'], 'has no database yet: run goodword migrate, or start the service'],
  [
    ['backup', '/no-such-folder/copy.db'],
    "/no-such-folder must be a writable folder: ENOENT: no such file or directory, access '/no-such-folder/'",
  ],
  [['restore', '/no-such.db'], 'There is no file /no-such.db.'],
  [['mail-test', 'ann@example.com'], "SMTP_URL isn't set"],
] as const)(
  'What an operator can mend ends with exit code 1 and one line that names it: %j',
  async ([words, line]) => {
    const { status, stdout, stderr } = await runCommand([...words], {
      DATA_DIR: join(temporaryFolder(), 'new'),
    });
    expect([status, stdout, stderr.trim().split('\n')]).toEqual([1, '', [expect.stringContaining(line)]]);
  },
);

test('goodword works through a symbolic link, from any folder, in one process, and builds only in a checkout', async () => {
  const [project, elsewhere] = [temporaryFolder(), temporaryFolder()];
  copyFileSync('goodword', join(project, 'goodword'));
  mkdirSync(join(project, 'scripts'));
  writeFileSync(join(project, 'scripts/prepare.mjs'), "console.log('prepared');");
  writeFileSync(join(project, 'scripts/run.sh'), '#!/bin/sh\necho "$$ $@"\n');
  chmodSync(join(project, 'scripts/run.sh'), 0o755);
  symlinkSync(join(project, 'goodword'), join(elsewhere, 'goodword'));
  const run = async () => {
    const child = spawn(join(elsewhere, 'goodword'), ['backup', 'a b'], { cwd: elsewhere });
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    // The same process, which therefore gets the signals.
    return { stdout: stdout.replace(`${child.pid} `, ''), stderr };
  };

  const stdout = `-- ${project}/server/cli/main.ts backup a b\n`;
  expect(await run()).toEqual({ stdout, stderr: 'prepared\n' });
  writeFileSync(join(project, 'release.json'), '{}');
  expect(await run()).toEqual({ stdout, stderr: '' });
});

function newContext(): Context {
  return { readEnv: vi.fn(), readConfig: vi.fn(), describeUnknownVariables: () => [], resolve };
}

function newUser(options: Record<string, string>): string[] {
  const given = { username: 'ann', email: 'ann@example.com', name: 'Ann Li', ...options };
  return Object.entries(given).map(([name, value]) => `--${name}=${value}`);
}

test('A folder where a file is expected is refused with one line', async () => {
  const root = temporaryFolder();
  const make = (path: string) => {
    mkdirSync(path);
    return path;
  };
  const refusal = (path: string) => [1, `${path} must be a file, not a folder, a pipe or a device\n`];
  const run = async (words: string[], DATA_DIR = join(root, 'data')) => {
    const { status, stderr } = await runCommand(words, { DATA_DIR });
    return [status, stderr];
  };
  const backup = make(join(root, 'backup'));
  expect(await run(['restore', backup])).toEqual(refusal(backup));
  expect(await run(['restore', '/dev/null'])).toEqual(refusal('/dev/null'));
  for (const name of ['logo.svg', 'content/terms.md', 'content/help/de.md', 'content/imprint.md']) {
    const data = mkdtempSync(join(root, 'data-'));
    mkdirSync(join(data, 'content/help'), { recursive: true });
    const path = make(join(data, name));
    expect(await run(['start'], data)).toEqual(refusal(path));
  }
});
