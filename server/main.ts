import { brand } from '#contract/brand.ts';
import type { Db } from './db/schema.ts';
import { SECOND } from './platform/clock.ts';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import { isLoopbackHost } from './platform/loopback.ts';
import type { Service } from './start.ts';

/** A request that hangs longer than this is cut off at the stop. */
const STOP_WITHIN = 25 * SECOND;

if (import.meta.main) await run(() => readConfig(process.env));

/**
 * Starts, says where everything is, and serves until told to stop. `fill` may fill the database; `describeSignIns` says
 * who can sign in, once it is certain that the start succeeds.
 */
export async function run(
  configure: () => Config | Promise<Config>,
  fill: (service: Service) => Promise<void> = async () => {},
  describeSignIns: (service: Service) => Promise<string> = describeAdmin,
): Promise<void> {
  try {
    const config = await configure();
    const { startService } = await import('./start.ts');
    const service = await startService(config);
    await fill(service);
    await listen(service);
    // First, since whoever reads that it is ready may stop it.
    stopOnSignal(service);
    console.log(describe(service, await describeSignIns(service)));
  } catch (error) {
    console.error(await explain(error));
    process.exit(1);
  }
}

/** @throws ConfigError where HOST or PORT cannot be listened on. */
async function listen({ app, deps: { config } }: Service): Promise<void> {
  const { host, port } = config;
  try {
    await app.listen({ port, host });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE')
      throw new ConfigError(`PORT ${port} is taken on HOST ${host}: stop what listens there, or set another`);
    if (code === 'EACCES')
      throw new ConfigError(`PORT ${port} may not be opened by this user: set one from 1024 on`);
    if (code !== undefined)
      throw new ConfigError(
        `HOST ${host} is not an address of this machine that can be listened on (${code})`,
      );
    throw error;
  }
}

function describe(service: Service, signIns: string): string {
  const { config } = service.deps;
  const mailbox =
    config.isLoopback && config.smtpUrl === null ? `, to be read at ${config.appUrl}/dev/mail` : '';
  return `
  ${brand.name} is ready at ${config.appUrl}

${signIns}
  Mails   ${service.mails}${mailbox}
  Money   ${service.payments}
  Limits  ${describeLimits(config)}
  Data    ${service.database}
${describeExposure(config)}`;
}

function describeLimits({ rateLimits, isLoopback }: Config): string {
  const where = isLoopback ? 'private to this machine' : 'public';
  return `${rateLimits ? 'on' : 'off'}; this service is ${where}, and RATE_LIMITS=${rateLimits ? 'off' : 'on'} would change it`;
}

/** For those who think that the service is private because of its APP_URL. */
function describeExposure({ host, appUrl, isLoopback }: Config): string {
  if (isLoopback || !isLoopbackHost(new URL(appUrl).hostname)) return '';
  return `
  HOST ${host} can be reached from other machines, so this service counts as public although APP_URL is ${appUrl}:
  no mailbox at /dev/mail and, unless set otherwise, rate limits and no test payments.
`;
}

async function describeAdmin({ configuredPassword, deps: { db } }: Service): Promise<string> {
  return `  Admin   username admin, password ${await describePassword(configuredPassword, db)}`;
}

async function describePassword(configured: Service['configuredPassword'], db: Db): Promise<string> {
  if (configured === 'current') return 'from ADMIN_PASSWORD';
  if (configured === 'new')
    return 'changed to the new ADMIN_PASSWORD; earlier sessions and mailed links have ended';
  if (configured === 'overridden')
    return 'as changed in Settings after ADMIN_PASSWORD was applied; a new value would replace it';
  const { createAdminPassword } = await import('./accounts/admin-account.ts');
  // Not earlier: if the start failed, the password would be stored without having been shown.
  const password = await createAdminPassword(db);
  return password === null
    ? 'as shown at the first start, or changed since; ADMIN_PASSWORD sets a new one'
    : `${password} (shown only this once)`;
}

function stopOnSignal(service: Service): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_WITHIN).unref();
    await service.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** One clear line for what the person who starts it can mend; everything else whole. */
async function explain(error: unknown): Promise<unknown> {
  if (error instanceof ConfigError) return error.message;
  const [{ DataFolderInUse }, { SchemaMismatch }, { isUnavailable }] = await Promise.all([
    import('./db/open.ts'),
    import('./db/migrate.ts'),
    import('./db/dialect.ts'),
  ]);
  if (error instanceof DataFolderInUse || error instanceof SchemaMismatch || isUnavailable(error))
    return (error as Error).message;
  return error;
}
