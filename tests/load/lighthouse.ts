import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod/mini';

/** Not in the source folders, whose files the tests read. */
const LIGHTHOUSE = join(import.meta.dirname, '../../dist/lighthouse');

/** How many decimals to print. */
export const decimals = {
  performance: 0,
  'LCP s': 2,
  'TBT ms': 0,
  CLS: 3,
  requests: 0,
  'scripts KB': 1,
  'total KB': 1,
};

export type Figures = Record<keyof typeof decimals, number>;

const figure = z.object({ numericValue: z.number() });
const lighthouseReport = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    'largest-contentful-paint': figure,
    'total-blocking-time': figure,
    'cumulative-layout-shift': figure,
    'network-requests': z.object({
      details: z.object({ items: z.array(z.object({ resourceType: z.string(), transferSize: z.number() })) }),
    }),
  }),
});

/** The versions of its lock file, beside it. */
export function installLighthouse(): void {
  const installed = join(LIGHTHOUSE, 'node_modules/.package-lock.json');
  if (existsSync(installed)) return;
  console.log('Installing Lighthouse...');
  cpSync(join(import.meta.dirname, 'lighthouse'), LIGHTHOUSE, { recursive: true });
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: LIGHTHOUSE });
}

/** A first visit in the browser that listens at this debugging port, with its cookies. */
export async function runLighthouse(url: string, port: number, report: string): Promise<Figures> {
  await promisify(execFile)(process.execPath, [
    join(LIGHTHOUSE, 'node_modules/lighthouse/cli/index.js'),
    url,
    `--port=${port}`,
    '--throttling-method=devtools',
    '--only-categories=performance',
    '--disable-storage-reset',
    '--no-enable-error-reporting',
    '--quiet',
    '--output=json',
    `--output-path=${report}`,
  ]);
  const { categories, audits } = lighthouseReport.parse(JSON.parse(readFileSync(report, 'utf8')));
  const requests = audits['network-requests'].details.items;
  const bytesOf = (type?: string) =>
    requests
      .filter(({ resourceType }) => !type || resourceType === type)
      .reduce((sum, each) => sum + each.transferSize, 0);
  return {
    performance: Math.round(categories.performance.score * 100),
    'LCP s': audits['largest-contentful-paint'].numericValue / 1000,
    'TBT ms': audits['total-blocking-time'].numericValue,
    CLS: audits['cumulative-layout-shift'].numericValue,
    requests: requests.length,
    'scripts KB': bytesOf('Script') / 1000,
    'total KB': bytesOf() / 1000,
  };
}
