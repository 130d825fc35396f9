import type { Config } from '#server/system/config.ts';
import { OperatorError } from '#server/system/operator-error.ts';
import { describeVersion, readVersion } from '#server/system/version.ts';
import { command } from '../command.ts';
import { checkAddress } from './check-address.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkMail } from './check-mail.ts';
import { checkSettings } from './check-settings.ts';
import { type Finding, failed, ok } from './finding.ts';

export const doctor = command({
  help: `
Usage: goodword doctor [--json]

Checks settings, address, certificate, proxy, clock, mail server, disk, database and backup, and says what to do.
It sends no mail and changes nothing. Exit code 1 if something failed, 0 with warnings.

  --json  print a JSON array of { check, verdict, text }`,
  options: { json: { type: 'boolean' } },
  async run({ json = false }, context) {
    const findings = [ok('version', `${describeVersion(readVersion())}, Node.js ${process.versions.node}`)];
    findings.push(...(await attempt('settings', async () => checkAll(context.readConfig()))));
    if (json) console.log(JSON.stringify(findings, null, 2));
    else
      for (const { check, verdict, text } of findings)
        console.log(`${verdict.padEnd(8)} ${check.padEnd(11)} ${text}`);
    if (findings.some(({ verdict }) => verdict === 'failed')) process.exitCode = 1;
  },
});

async function checkAll(config: Config): Promise<Finding[]> {
  let backupFolder: string | null = null;
  const [address, mail, database] = await Promise.all([
    attempt('address', () => checkAddress(config)),
    attempt('mail', () => checkMail(config)),
    attempt('database', async () => {
      const checked = await checkDatabase(config);
      backupFolder = checked.backupFolder;
      return checked.findings;
    }),
  ]);
  const disk = await checkDisk(config, backupFolder);
  return [...checkSettings(config), ...address, ...mail, ...database, ...disk];
}

async function attempt(check: string, act: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await act();
  } catch (error) {
    const isKnown = error instanceof OperatorError;
    return [failed(check, isKnown ? error.message : `${(error as Error).name}: ${(error as Error).message}`)];
  }
}
