import { findAccountByEmail } from '#server/accounts/store.ts';
import { OperatorError } from '#server/basics/operator-error.ts';
import { openDatabase } from '#server/db/open.ts';
import { cast, demoAdmin } from '#server/demo/cast.ts';
import { demoRefusal } from '#server/demo/demo-refusal.ts';
import { seedEmployerLinks, seedReviewLink } from '#server/demo/seed-activity.ts';
import { isFreeForDemo, seed } from '#server/demo/seed-database.ts';
import { serve } from '#server/serve.ts';
import type { Service } from '#server/start.ts';
import { type Config, readConfig } from '#server/system/config.ts';
import { listWorkplaces } from '#server/workplaces/store.ts';
import { command } from './command.ts';

export const demo = command({
  help: `
Usage: goodword demo

Serves sample data from DATA_DIR, by default ./demo-data, which must be empty or an earlier demo.`,
  run: async (_, { readEnv }) =>
    serve(await configureDemo(readEnv()), {
      prepare: ({ deps }) => seed(deps),
      describeSignIns: describeDemo,
    }),
});

/** @throws OperatorError unless the database is empty or a demo: a real admin must not get the well-known demo password. */
export async function configureDemo(env: NodeJS.ProcessEnv): Promise<Config> {
  const config = readConfig(env, { DATA_DIR: './demo-data', ADMIN_PASSWORD: demoAdmin.password });
  const refusal = demoRefusal(config);
  if (refusal) throw refusal;
  await using database = await openDatabase(config);
  if (await isFreeForDemo(database.db, config.adminPassword)) return config;
  const variable = config.databaseUrl === null ? 'DATA_DIR' : 'DATABASE_URL';
  throw new OperatorError(`${variable} must be empty or an earlier demo; it contains other data`);
}

async function describeDemo({ configuredPassword, deps: { config, db } }: Service): Promise<string> {
  const people = Object.values(cast).map(({ fullName, username, password, plan }) => [
    fullName,
    username,
    password,
    `${plan} plan`,
  ]);
  const adminPassword =
    configuredPassword === 'overridden'
      ? 'as changed in Settings'
      : config.adminPassword === demoAdmin.password
        ? demoAdmin.password
        : 'from ADMIN_PASSWORD';
  const rows = [
    ['Sign in as', 'username', 'password'],
    ...people,
    [demoAdmin.fullName, demoAdmin.username, adminPassword],
  ];
  const maya = await findAccountByEmail(db, cast.maya.email);
  const amara = await findAccountByEmail(db, cast.amara.email);
  const [workplace] = maya ? await listWorkplaces(db, maya.id) : [];
  const reviewPath = [maya?.id, workplace?.id].filter(Boolean).join('/');
  const sights = [
    ['Leave Maya a review', `${config.appUrl}/review/${reviewPath}`],
    ['Read her reply to one', `${config.appUrl}/my-review#${seedReviewLink.key}.${seedReviewLink.secret}`],
    ['See what a hotel sees', `${config.appUrl}/for/${seedEmployerLinks.at(-1)?.token}`],
    ['Amara’s page, now full', `${config.appUrl}/review/${amara?.id}`],
    ['As admin: a refused email', `${config.appUrl}/admin`],
  ];
  return [
    ...rows.map((cells) => `  ${cells.map((cell) => cell.padEnd(20)).join('')}`.trimEnd()),
    '',
    ...sights.map(([what = '', where]) => `  ${what.padEnd(26)}${where}`),
    '',
  ].join('\n');
}
