import { brand } from '#contract/brand.ts';
import { DataFolderInUse } from './db/open.ts';
import { SECOND } from './platform/clock.ts';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import { type Service, startService } from './start.ts';

/** A request that hangs longer than this is cut off at the stop. */
const STOP_WITHIN = 25 * SECOND;

if (import.meta.main) await run(() => readConfig(process.env));

/** Starts, says where everything is, and serves until told to stop; `beforeListening` may fill the database. */
export async function run(
  configure: () => Config,
  beforeListening: (service: Service) => Promise<string> = async () => '',
): Promise<void> {
  try {
    const config = configure();
    const service = await startService(config);
    const extra = await beforeListening(service);
    await service.app.listen({ port: config.port, host: config.host });
    announce(config, service, extra);
    stopOnSignal(service);
  } catch (error) {
    console.error(explain(error));
    process.exit(1);
  }
}

function announce(config: Config, service: Service, extra: string): void {
  const password =
    service.newAdminPassword !== null
      ? `password ${service.newAdminPassword} (shown only this once)`
      : config.adminPassword !== null
        ? 'password from ADMIN_PASSWORD'
        : 'password as shown at the first start; ADMIN_PASSWORD sets a new one';
  const mailbox =
    config.isLoopback && config.smtpUrl === null ? `, to be read at ${config.appUrl}/dev/mail` : '';
  console.log(`
  ${brand.name} is ready at ${config.appUrl}

  Admin   username admin, ${password}
  Mails   ${service.mails}${mailbox}
  Data    ${service.database}
${extra}`);
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
function explain(error: unknown): unknown {
  if (error instanceof ConfigError || error instanceof DataFolderInUse) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (error instanceof Error && (code === 'EADDRINUSE' || code === 'EACCES' || code === 'ECONNREFUSED'))
    return error.message;
  return error;
}
