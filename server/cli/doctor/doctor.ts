import { existsSync } from 'node:fs';
import { hasDomain } from '#server/accounts/passkeys/webauthn.ts';
import { systemClock } from '#server/basics/clock.ts';
import { OperatorError } from '#server/basics/operator-error.ts';
import { readSite } from '#server/read-site.ts';
import type { Config } from '#server/system/config.ts';
import { readDisk } from '#server/system/disk.ts';
import { readVersion } from '#server/system/version.ts';
import { command } from '../command.ts';
import { openSmtp } from '../smtp.ts';
import { checkAddress } from './check-address.ts';
import { checkDatabase } from './check-database.ts';
import { type Finding, failed, judgeCertificate, judgeVersion, ok, warning } from './finding.ts';

export const doctor = command({
  help: `
Usage: goodword doctor [--json]

Checks settings, texts, address, certificate, proxy, clock, mail server, disk, database and backup, and says what to
do. It sends no email and changes nothing. Exit code 1 if something failed, 0 with warnings.

  --json  print a JSON array of { check, verdict, text }`,
  options: { json: { type: 'boolean' } },
  async run({ json = false }, context) {
    const findings = [judgeVersion(readVersion(), systemClock())];
    const settings = await attempt('settings', async () => {
      // They come first, since they may explain what is invalid.
      findings.push(...context.describeUnknownVariables().map((line) => warning('settings', line)));
      return checkAll(context.readConfig());
    });
    findings.push(...settings);
    if (json) console.log(JSON.stringify(findings, null, 2));
    else
      for (const { check, verdict, text } of findings)
        console.log(`${verdict.padEnd(8)} ${check.padEnd(11)} ${text}`);
    if (hasFailed(findings)) process.exitCode = 1;
  },
});

async function checkAll(config: Config): Promise<Finding[]> {
  let backupFolder: string | null = null;
  const [texts, address, mail, database] = await Promise.all([
    // A start refuses those that it can't show, and such a logo.
    attempt('texts', async () => {
      readSite(config);
      return [];
    }),
    attempt('address', () => checkAddress(config)),
    attempt('mail', () => checkMail(config)),
    attempt('database', async () => {
      const checked = await checkDatabase(config);
      backupFolder = checked.backupFolder;
      return checked.findings;
    }),
  ]);
  const disk = await checkDisk(config, backupFolder);
  // The service can't run without its database or texts, and emails wait for their server: each cause is named once.
  const found = hasFailed([...texts, ...database])
    ? address.filter(({ check }) => check !== 'service')
    : address;
  const stored = hasFailed(mail) ? database.filter(({ check }) => check !== 'mail') : database;
  return [...checkSettings(config), ...texts, ...found, ...mail, ...stored, ...disk];
}

const hasFailed = (findings: Finding[]) => findings.some(({ verdict }) => verdict === 'failed');

async function attempt(check: string, act: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await act();
  } catch (error) {
    const isKnown = error instanceof OperatorError;
    return [failed(check, isKnown ? error.message : `${(error as Error).name}: ${(error as Error).message}`)];
  }
}

/** What is valid, but seldom meant. */
function checkSettings(config: Config): Finding[] {
  const { isLoopback, hasPlans, payments, registration, legalName, supportEmail, operatorEmail } = config;
  const place = isLoopback ? 'private to this machine' : 'public';
  const found = [ok('settings', `valid; ${place}, registration ${registration}`)];
  if (isLoopback) return found;
  if (hasPlans && payments === null)
    found.push(
      warning(
        'plans',
        'PLANS is on without Stripe, so everyone stops at five reviews: set PLANS=off, or both Stripe keys',
      ),
    );
  if (hasPlans && payments?.provider === 'test')
    found.push(warning('plans', 'PAYMENTS=test gives plans away to everyone: leave it out'));
  if (!hasDomain(config))
    found.push(
      warning('passkeys', 'APP_URL has an IP address, so browsers refuse passkeys: use a domain name'),
    );
  found.push(
    legalName === null
      ? warning('operator', "visitors can't see who runs this: set LEGAL_NAME")
      : ok('operator', legalName),
    operatorEmail === null
      ? warning(
          'support',
          `visitors are told to write to ${supportEmail}: receive mail there, or set SUPPORT_EMAIL`,
        )
      : ok('support', supportEmail),
  );
  return found;
}

/** Signs in without sending anything. */
async function checkMail({ appUrl, smtpUrl, isLoopback, mailDir }: Config): Promise<Finding[]> {
  if (smtpUrl === null)
    return [
      isLoopback
        ? ok('mail', `emails are written to ${mailDir}`)
        : failed('mail', `emails are only written to ${mailDir}, and never sent: set SMTP_URL`),
    ];
  try {
    const steps: string[] = [];
    const { tls, close } = await openSmtp({ appUrl, smtpUrl }, (step) => steps.push(step));
    close();
    const found = ok('mail', steps.join('; '));
    return tls === null
      ? [found]
      : [found, judgeCertificate('mail', tls.validUntil, 'renew it on the mail server')];
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    return [failed('mail', error.message)];
  }
}

const FREE_MIN = 1e9;

async function checkDisk({ dataDir }: Config, backupFolder: string | null): Promise<Finding[]> {
  const folders = [
    // PostgreSQL doesn't need it, and with SQLite, the check of the database says that it is missing.
    ['DATA_DIR', existsSync(dataDir) ? dataDir : null],
    ['the backup folder', backupFolder],
  ] as const;
  return Promise.all(
    folders.flatMap(([name, folder]) => (folder === null ? [] : [checkFolder(name, folder)])),
  );
}

async function checkFolder(name: string, folder: string): Promise<Finding> {
  const disk = await readDisk(folder);
  if (disk === null) return failed('disk', `${name} ${folder} doesn't exist: create it`);
  const free = `${(disk.free / 1e9).toFixed(1)} GB free in ${name} ${folder}`;
  return disk.free < FREE_MIN ? failed('disk', `${free}: free some space`) : ok('disk', free);
}
