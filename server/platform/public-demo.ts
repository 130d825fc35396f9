import { type Config, ConfigError } from './config.ts';
import type { Deps } from './deps.ts';
import { Refusal } from './errors.ts';

/** Strangers must not sign in with a demo's passwords, unless it is meant for them. */
export function publicDemoRefusal(config: Config): ConfigError | null {
  const { isLoopback, isPublicDemo, appUrl, host, dataDir, databaseUrl } = config;
  if (isLoopback || isPublicDemo) return null;
  const place = databaseUrl === null ? `DATA_DIR ${dataDir}` : 'DATABASE_URL';
  return new ConfigError(
    `${place} holds a demo, whose passwords are no secret: set DEMO=public, or make APP_URL ${appUrl} and HOST ${host} addresses of this machine only`,
  );
}

/** Guard for routes that would lock other visitors of a public demo out of its accounts. */
export function notInPublicDemo({ config }: Pick<Deps, 'config'>) {
  return async (): Promise<void> => {
    if (config.isPublicDemo) throw new Refusal('keptForDemo');
  };
}
