import type { Site } from '#contract/site.ts';
import type { Db } from '#server/db/schema.ts';
import type { RateLimits } from '#server/http/rate-limits.ts';
import type { SendWholeList } from '#server/http/whole-list.ts';
import type { PushKeys } from '#server/mail/push-keys.ts';
import type { Logo } from '#server/site/logo.ts';
import type { Clock } from './basics/clock.ts';
import type { Config } from './system/config.ts';
import type { Version } from './system/version.ts';

export interface Deps {
  config: Config;
  version: Version;
  site: Site;
  logo: Logo | null;
  db: Db;
  clock: Clock;
  limits: RateLimits;
  sendWholeList: SendWholeList;
  pushKeys: PushKeys;
  /** Call after committing a queued mail or push notification. */
  wakeOutbox: () => void;
}
