import type { KnipConfig } from 'knip';
import tests from './tests/packages/package.json' with { type: 'json' };

/** Named in settings and by path, which knip doesn't follow. */
const namedElsewhere = /^(@types\/.*|@biomejs\/biome|@testing-library\/dom|knip|typescript)$/;

/* What no file imports is deleted. Packages of tests are ignored by name, so that a name without an import is reported too. */
export default {
  workspaces: {
    '.': {
      entry: [
        '*.config.ts',
        'scripts/*.{ts,mjs}',
        'server/cli/main.ts',
        'web/{entry-client,entry-server}.tsx',
        'web/{late-styles,no-style-singleton,service-worker,too-old}.ts',
        'web/public/{review-main.tsx,sync-worker.ts,forget-draft.ts}',
        '**/*.test.{ts,tsx}',
        'tests/journeys/**/*.spec.ts',
        'tests/{prepare-databases,components/setup}.ts',
        'tests/faults/{inject-faults,kill-at-statement}.ts',
        'tests/load/{bench,pages,scale,baseline,mail-sink-server}.ts',
      ],
      project: ['{contract,locales,server,web,tests,scripts}/**/*.{ts,tsx,mjs,css}', '*.ts'],
      ignoreDependencies: Object.keys(tests.devDependencies).filter((name) => !namedElsewhere.test(name)),
    },
  },
  ignoreWorkspaces: ['tests/packages'],
  ignoreIssues: {
    // The name of an export is the name of its schema in the description of the API.
    'contract/*.ts': ['exports', 'nsExports'],
    'server/db/migrations/*.ts': ['exports', 'nsExports'],
  },
  exclude: ['binaries'],
} satisfies KnipConfig;
