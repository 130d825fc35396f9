import { defineConfig } from 'vitest/config';
import { alias, sampleQr } from './vite.config.ts';

const include = ['contract/**/*.test.ts', 'server/**/*.test.ts', 'web/**/*.test.ts', 'tests/*.test.ts'];

/** What `npm test` has of the faults, so that it stays under a quarter of an hour; `npm run faults` has all of them. */
const faultsOfEveryRun = [
  'backup',
  'behind-haproxy',
  'disk-full',
  'duplicates',
  'kill',
  'malformed',
  'migration-kill',
  'move',
  'postgres-restart',
  'power-cut',
  'several-processes',
  'several-senders',
  'stop',
  'timing',
  'two-processes',
].map((name) => `tests/faults/${name}.test.ts`);

/** What asks no database, or asks it nothing that others do not ask it. */
const sameOnBoth = [
  'server/**/*.mail.test.ts',
  'server/images/*',
  'server/cards/sheets/*',
  'server/platform/{client-address,config,mail-layout,mailer,security-headers}.test.ts',
  'server/cards/codes.test.ts',
  'server/db/{database-url,sqlite}.test.ts',
  'server/{authorization,dev-mailbox}.test.ts',
  'server/accounts/mail-schedule.test.ts',
  'server/reviews/{languages,review-signature}.test.ts',
  'server/reputation/statement-pdf.test.ts',
  'server/api-docs/*',
];

const onPostgresOnly = ['hosts', 'move', 'replica', 'shared-reads'].map(
  (name) => `server/db/${name}.test.ts`,
);

/** Everything runs on SQLite; what talks to the database runs once more on PostgreSQL, where the machine has it. */
export default defineConfig({
  test: {
    globalSetup: 'tests/migrated.ts',
    testTimeout: 60_000,
    hookTimeout: 30_000,
    maxWorkers: 4,
    // Not isolated: the service that a file of tests starts is warm from the one before.
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include,
          exclude: onPostgresOnly,
          isolate: false,
          env: { TEST_DATABASE: 'sqlite' },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['server/**/*.test.ts'],
          exclude: sameOnBoth,
          isolate: false,
          env: { TEST_DATABASE: 'postgres' },
        },
      },
      {
        extends: true,
        plugins: [sampleQr()],
        resolve: { alias },
        test: {
          name: 'components',
          include: ['web/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: 'tests/components/setup.ts',
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: process.env.FAULTS ? ['tests/faults/*.test.ts'] : faultsOfEveryRun,
          env: { TEST_DATABASE: 'both' },
          testTimeout: process.env.FAULTS === 'long' ? 3_600_000 : 240_000,
        },
      },
    ],
  },
});
