import type { Build } from '#contract/rendering.ts';
import type { Site } from '#contract/site.ts';
import { OperatorError } from '#server/basics/operator-error.ts';
import { SECOND } from './basics/clock.ts';
import type { Db } from './db/schema.ts';
import { describeUnmovedAccounts } from './db/unmoved-accounts.ts';
import type { Service } from './start.ts';
import type { Config } from './system/config.ts';
import { isLoopbackHost } from './system/loopback.ts';
import { describeVersion } from './system/version.ts';

const SHUTDOWN_TIMEOUT = 25 * SECOND;

interface Options {
  /** Runs before the service listens. */
  prepare?: (service: Service) => Promise<void>;
  /** Runs only once the start succeeded. */
  describeSignIns?: (service: Service) => Promise<string>;
  build?: Build;
}

export async function serve(
  config: Config,
  { prepare = async () => {}, describeSignIns = describeAdmin, build }: Options = {},
): Promise<void> {
  const { startService } = await import('./start.ts');
  const service = await startService(config, undefined, build);
  await prepare(service);
  await listen(service);
  // The summary comes later, since a script that reads it may send a signal.
  stopOnSignal(service);
  console.log(describe(service, await describeSignIns(service)));
  if (config.smtpUrl !== null) void service.checkMailServer();
  await keepAssetsFor(service);
}

/** A full disk must not stop the service. */
async function keepAssetsFor({ app, deps }: Service): Promise<void> {
  const { keepAssets } = await import('./http/built-files.ts');
  await keepAssets(deps.config.dataDir).catch((error) => app.log.warn({ err: error }, 'assets not kept'));
}

/** @throws OperatorError if HOST or PORT can't be used. */
async function listen({ app, deps: { config } }: Service): Promise<void> {
  const { host, port } = config;
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new OperatorError(
        `PORT ${port} is already in use on HOST ${host}: stop the other process, or choose another port`,
      );
    if (code === 'EACCES')
      throw new OperatorError(`PORT ${port} needs more privileges: choose one from 1024 on`);
    if (code !== undefined)
      throw new OperatorError(`HOST ${host} is not an address of this machine (${code})`);
    throw error;
  }
}

function describe(service: Service, signIns: string): string {
  const { config, site, version } = service.deps;
  const hasMailbox = config.isLoopback && config.smtpUrl === null;
  const mailbox = hasMailbox ? `, shown at ${config.appUrl}/dev/mail` : '';
  return `
  ${site.name} is ready at ${config.appUrl}, version ${describeVersion(version)}

${signIns}
  Mail      ${service.mails}${mailbox}
  Payments  ${service.payments}
  Limits    ${describeLimits(config)}
  Data      ${service.database}${describeOperator(site)}${describeReports(service)}
${describeExposure(config)}${describeUnmoved(config)}`;
}

function describeLimits({ rateLimits, isLoopback }: Config): string {
  const where = isLoopback ? 'private to this machine' : 'public';
  return `${rateLimits ? 'on' : 'off'} (this service is ${where}; set RATE_LIMITS=${rateLimits ? 'off' : 'on'} to change)`;
}

function describeOperator({ isPublic, operator }: Site): string {
  if (!isPublic || operator !== null) return '';
  return `
  Operator  not named in the terms and the privacy policy: set LEGAL_NAME`;
}

function describeReports({ operatorAddress, deps: { config } }: Service): string {
  if (operatorAddress !== null || config.isLoopback) return '';
  return `
  Problems  are logged, but emailed to no one: set SUPPORT_EMAIL, or the admin's address in Settings`;
}

/** A loopback APP_URL alone doesn't make the service private. */
function describeExposure({ host, appUrl, isLoopback }: Config): string {
  if (isLoopback || !isLoopbackHost(new URL(appUrl).hostname)) return '';
  return `
  HOST ${host} accepts connections from other machines, so this service is public although APP_URL is ${appUrl}:
  there is no mailbox at /dev/mail and, by default, rate limits are on and test payments are off.
`;
}

function describeUnmoved(config: Config): string {
  const warning = describeUnmovedAccounts(config);
  return warning === null ? '' : `\n  ${warning}.\n`;
}

async function describeAdmin({ configuredPassword, deps: { db } }: Service): Promise<string> {
  return `  Admin     username admin, password ${await describePassword(configuredPassword, db)}`;
}

async function describePassword(configured: Service['configuredPassword'], db: Db): Promise<string> {
  if (configured === 'current') return 'from ADMIN_PASSWORD';
  if (configured === 'new')
    return 'changed to the new ADMIN_PASSWORD; earlier sessions, passkeys and emailed links no longer work';
  if (configured === 'overridden') return 'as changed in Settings; a new ADMIN_PASSWORD replaces it';
  const { createAdminPassword } = await import('./accounts/admin-account.ts');
  // Not before the start succeeds, or the password would be stored without being shown.
  const password = await createAdminPassword(db);
  return password === null
    ? 'as shown at the first start, or as changed since; ADMIN_PASSWORD sets a new one'
    : `${password} (shown only this once)`;
}

function stopOnSignal(service: Service): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
    await service.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
