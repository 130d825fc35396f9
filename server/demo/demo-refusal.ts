import { OperatorError } from '#server/basics/operator-error.ts';
import type { Config } from '#server/system/config.ts';

/** Strangers must not sign in with a demo's passwords. */
export function demoRefusal({
  isLoopback,
  appUrl,
  host,
  dataDir,
  databaseUrl,
}: Config): OperatorError | null {
  if (isLoopback) return null;
  const place = databaseUrl === null ? `DATA_DIR ${dataDir}` : 'DATABASE_URL';
  return new OperatorError(
    `${place} holds a demo, whose passwords are no secret: make APP_URL ${appUrl} and HOST ${host} addresses of this machine only`,
  );
}
