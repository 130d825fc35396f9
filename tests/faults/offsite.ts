import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { DAY } from '#server/basics/clock.ts';
import { inheritedEnv } from '#tests/start-script.ts';
import { temporaryFolder } from './temporary-disks.ts';

export const tools = ['restic', 'rclone'] as const;
type Tool = (typeof tools)[number];

const read = (file: string) => readFileSync(file, 'utf8');

/** Does what the units and docs/operations.md say, in folders of the test. */
export async function setUpCopies(tool: Tool) {
  const around = temporaryFolder();
  const [backups, elsewhere, fetched] = [`${around}/backups`, `${around}/elsewhere`, `${around}/fetched`];
  for (const folder of [backups, elsewhere]) mkdirSync(folder);
  const settings = join(around, 'goodword-copies.env');
  writeFileSync(settings, settingsOf(tool, elsewhere));
  const here = (script: string) =>
    script
      .replaceAll('/opt/goodword/current/', './')
      .replaceAll('/var/lib/goodword-backup', backups)
      .replaceAll('/etc/goodword-copies.env', settings)
      .replaceAll('/tmp/copy', fetched)
      .replace('runuser -u goodword -- ', '');

  function start(script: string) {
    const child = spawn('sh', ['-c', `exec 2>&1; set -eu; set -a; . ${settings}; ${here(script)}`], {
      env: { ...inheritedEnv(), HOME: around },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const kill = async () => {
      // It leads a group with the programs that it runs. restic asks whether the process that left a lock is still there.
      while (sendKill(-(child.pid ?? 0))) await sleep(10);
      await ended;
    };
    onTestFinished(kill);
    return { stdout: child.stdout, ended, kill };
  }

  async function run(script: string): Promise<[number | null, string]> {
    const { stdout, ended } = start(script);
    const output = await text(stdout);
    return [await ended, output];
  }

  async function print(script: string): Promise<string> {
    const [status, output] = await run(script);
    if (status !== 0) throw new Error(`${script} failed: ${output}`);
    return output.trim();
  }

  const copyLine = execStartOf('goodword-copy');
  if (tool === 'restic') await print(firstIn('docs/operations.md', /^sudo sh -c '(.+ restic init)'/m));
  return {
    backups,
    elsewhere,
    run,
    print,
    copy: (setting = '') => run(`${setting}\n${copyLine}`),
    backupCommand: here(execStartOf('goodword-backup')).split(' ').slice(1),
    async killCopy() {
      const { stdout, kill } = start(copyLine);
      stdout.resume();
      // These are the milliseconds that a copy takes.
      await sleep(Math.random() * (tool === 'restic' ? 2_500 : 250));
      await kill();
    },
    /** Starts a script. @returns its output until now. */
    follow(script: string): () => string {
      let output = '';
      start(script)
        .stdout.setEncoding('utf8')
        .on('data', (chunk: string) => {
          output += chunk;
        });
      return () => output;
    },
    async copyAsOf(name: string, days: number) {
      const [file, time] = [join(backups, name), new Date(Date.now() - days * DAY)];
      writeFileSync(file, 'an old backup');
      utimesSync(file, time, time);
      const at = time.toISOString().slice(0, 19).replace('T', ' ');
      await print(
        tool === 'restic'
          ? `restic backup --quiet --host=goodword --time='${at}' ${file}`
          : `rclone copy ${file} $RCLONE_DESTINATION`,
      );
    },
    async copies(): Promise<string[]> {
      if (tool === 'rclone')
        return (await print('rclone --quiet lsf $RCLONE_DESTINATION')).split('\n').sort();
      const snapshots: { paths: string[] }[] = JSON.parse(await print('restic snapshots --json'));
      return [...new Set(snapshots.flatMap(({ paths }) => paths.map((path) => basename(path))))].sort();
    },
    async fetch(): Promise<string> {
      const fetching = firstIn('docs/operations.md', /^(set -a; .+\nrestic restore [\s\S]+?)```$/m).split(
        '\n',
      );
      const lines = fetching.filter((line) => tools.every((each) => each === tool || !line.startsWith(each)));
      const output = await print(`${lines.join('\n')}\necho "$file"`);
      return output.split('\n').at(-1) ?? '';
    },
  };
}

/** Its lines for one tool, for a folder instead of another machine. */
function settingsOf(tool: Tool, elsewhere: string): string {
  const prefix = tool.toUpperCase();
  const lines = read('deploy/goodword-copies.env').match(new RegExp(`(?<=^#)${prefix}_.+$`, 'gm')) ?? [];
  const settings = lines
    .join('\n')
    .replace(/(?<=^RESTIC_REPOSITORY=).+$/m, elsewhere)
    .replace('_ELSEWHERE_TYPE=sftp', `_ELSEWHERE_TYPE=alias\nRCLONE_CONFIG_ELSEWHERE_REMOTE=${elsewhere}`);
  if (tool === 'restic') return settings;
  const password = execFileSync('rclone', ['obscure', 'a-long-one'], { encoding: 'utf8' });
  return `${settings}\nRCLONE_CONFIG_GOODWORD_PASSWORD=${password}`;
}

const execStartOf = (unit: string) => firstIn(`deploy/${unit}.service`, /^ExecStart=(.+)$/m);

function firstIn(file: string, pattern: RegExp): string {
  const [, found] = pattern.exec(read(file)) ?? [];
  if (found === undefined) throw new Error(`${file} lacks ${pattern}`);
  return found;
}

function sendKill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}
