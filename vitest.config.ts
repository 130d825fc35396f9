import { defineConfig } from 'vitest/config';
import { inMemory } from './tests/memory-folder.ts';
import { alias, virtualModules } from './vite.config.ts';

/** `npm run test:full` runs everything; `npm test` leaves out what is listed here. */
const isFull = Boolean(process.env.FULL);

/** They take long, or guard what only an operator or a release meets. */
const atNight = [
  'server/query-plans.test.ts',
  'server/cli/{commands,doctor/doctor}.test.ts',
  'tests/{log,overload,prepare,redos,release}.test.ts',
];

const onPostgresOnly = ['hosts', 'move'].map((name) => `server/db/${name}.test.ts`);

/** What processes share on PostgreSQL: jobs, limits and reviews. */
const onPostgresToo = [
  'server/scheduler.test.ts',
  'server/http/rate-limits.test.ts',
  'server/reviews/batch.test.ts',
];

/** Tests that use no database, or only SQLite's. */
const sameOnBoth = [
  'server/**/*.mail.test.ts',
  'server/images/*',
  'server/http/{client-address,ask-outside,security-headers}.test.ts',
  'server/mail/{layout,mailer,push}.test.ts',
  'server/system/config.test.ts',
  'server/cards/codes.test.ts',
  'server/db/{database-url,sqlite}.test.ts',
  'server/cli/{commands,env-file,unknown-variables}.test.ts',
  'server/{authorization,clean-addresses,dev-mailbox}.test.ts',
  'server/{dear-requests,document-language}.test.ts',
  'server/reviews/languages.test.ts',
  'server/api-docs/*',
];

/** They change settings or the time zone, which modules read once and keep. */
const withOtherSettings = ['web/{plans-off,closed-registration}.test.tsx', 'web/ui/use-dates.test.tsx'];

const inJsdom = {
  environment: 'jsdom',
  env: { DEBUG_PRINT_LIMIT: '2000' },
  setupFiles: 'tests/components/setup.ts',
  testTimeout: 20_000,
};

export default defineConfig({
  test: {
    globalSetup: 'tests/prepare-databases.ts',
    testTimeout: 60_000,
    hookTimeout: 30_000,
    // Long, so that a busy machine fails no test.
    expect: { poll: { timeout: 15_000 } },
    maxWorkers: 3,
    // The service's modules stay loaded from one test file to the next, since nothing isolates them.
    projects: [
      {
        extends: true,
        plugins: [virtualModules()],
        test: {
          name: 'sqlite',
          include: ['contract/**/*.test.ts', 'server/**/*.test.ts', 'web/**/*.test.ts', 'tests/*.test.ts'],
          exclude: isFull ? onPostgresOnly : [...onPostgresOnly, ...atNight],
          isolate: false,
          env: { TEST_DATABASE: 'sqlite', ...inMemory },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: isFull ? ['server/**/*.test.ts'] : onPostgresToo,
          exclude: sameOnBoth,
          isolate: false,
          env: { TEST_DATABASE: 'postgres' },
        },
      },
      {
        extends: true,
        plugins: [virtualModules()],
        resolve: { alias },
        test: {
          name: 'components',
          include: ['web/**/*.test.tsx'],
          exclude: withOtherSettings,
          ...inJsdom,
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: [virtualModules()],
        resolve: { alias },
        test: { name: 'components-isolated', include: withOtherSettings, ...inJsdom },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: [isFull ? 'tests/faults/*.test.ts' : 'tests/faults/kill.test.ts'],
          env: { TEST_DATABASE: 'both' },
          testTimeout: process.env.FAULTS === 'long' ? 3_600_000 : 240_000,
        },
      },
      { extends: true, test: { name: 'engines', include: isFull ? ['tests/engines/*.test.ts'] : [] } },
    ],
  },
});
