import { defineConfig } from 'vitest/config';

const include = ['contract/**/*.test.ts', 'server/**/*.test.ts', 'web/**/*.test.ts', 'tests/*.test.ts'];

/** Everything runs on SQLite; what talks to the database runs once more on PostgreSQL, where the machine has it. */
export default defineConfig({
  test: {
    globalSetup: 'tests/postgres.ts',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    maxWorkers: 3,
    projects: [
      { extends: true, test: { name: 'sqlite', include, env: { TEST_DATABASE: 'sqlite' } } },
      {
        extends: true,
        test: { name: 'postgres', include: ['server/**/*.test.ts'], env: { TEST_DATABASE: 'postgres' } },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          env: { TEST_DATABASE: 'both' },
          testTimeout: process.env.FAULTS === 'long' ? 3_600_000 : 240_000,
        },
      },
    ],
  },
});
