import {
  checkTargets,
  type DatabaseResult,
  type MeasureResult,
  measureSpread,
  type Run,
  relativeToBaseline,
  type Sample,
  type Spread,
  sortedPeaks,
} from './results.ts';

type Row = string[];

export function toText(run: Run): string {
  const parts = run.databases.flatMap((database) => [
    database.version,
    ...tablesOf(database).map(aligned),
    ...database.problems.map((problem) => `PROBLEM  ${problem}`),
  ]);
  return ['', describeRun(run), ...parts].join('\n\n');
}

function describeRun({ machine, databases }: Run): string {
  const samples = databases.flatMap(({ measures }) =>
    measures.flatMap(({ rounds }) =>
      rounds.flatMap(({ product, baseline }) => (baseline ? [product, baseline] : [product])),
    ),
  );
  const generator = Math.max(0, ...samples.map(({ generatorLoad }) => generatorLoad));
  const others = measureSpread(samples.map(({ otherLoad }) => otherLoad));
  return [
    `\`${machine.command}\` at ${machine.commit}, ${machine.date.replace('T', ' ').slice(0, 16)} UTC;`,
    `${machine.cores} cores of ${machine.processor}, ${machine.memoryGigabytes} GB, Linux ${machine.kernel}, Node ${machine.node};`,
    `the load generator used at most ${generator.toFixed(2)} of a core, other processes ${spread(others)} cores.`,
  ].join(' ');
}

function tablesOf(database: DatabaseResult): Row[][] {
  return [speedRows(database), costRows(database), otherRows(database), targets(database)].filter(
    (table) => table.length > 1,
  );
}

function speedRows({ measures }: DatabaseResult): Row[] {
  return [
    [
      'measure',
      'product /s',
      'baseline /s',
      'of baseline',
      'p50 ms',
      'p99 ms',
      'baseline p99 ms',
      'p99 × baseline',
    ],
    ...measures.map((measure) => [
      measure.title,
      plain(medianOf(measure, 'product', (sample) => sample.perSecond)),
      plain(medianOf(measure, 'baseline', (sample) => sample.perSecond)),
      spread(relativeToBaseline(measure.rounds, (sample) => sample.perSecond)),
      plain(medianOf(measure, 'product', (sample) => sample.p50)),
      plain(medianOf(measure, 'product', (sample) => sample.p99)),
      plain(medianOf(measure, 'baseline', (sample) => sample.p99)),
      spread(relativeToBaseline(measure.rounds, (sample) => sample.p99)),
    ]),
  ];
}

function costRows({ measures }: DatabaseResult): Row[] {
  const hasServer = measures.some(({ rounds }) =>
    rounds.some(({ product }) => product.databaseProcessor !== null),
  );
  return [
    [
      'CPU ms per request',
      'product',
      'baseline',
      '× baseline',
      ...(hasServer ? ['database', 'database (baseline)', '× baseline'] : []),
      'loop delay p99 ms',
      'baseline',
      'peak MB',
      'baseline',
    ],
    ...measures.map((measure) => [
      measure.title,
      plain(medianOf(measure, 'product', (sample) => sample.processor)),
      plain(medianOf(measure, 'baseline', (sample) => sample.processor)),
      spread(relativeToBaseline(measure.rounds, (sample) => sample.processor)),
      ...(hasServer
        ? [
            plain(medianOf(measure, 'product', (sample) => sample.databaseProcessor)),
            plain(medianOf(measure, 'baseline', (sample) => sample.databaseProcessor)),
            spread(relativeToBaseline(measure.rounds, (sample) => sample.databaseProcessor)),
          ]
        : []),
      plain(medianOf(measure, 'product', (sample) => sample.loopP99)),
      plain(medianOf(measure, 'baseline', (sample) => sample.loopP99)),
      plain(sortedPeaks([measure], 'product')[0] ?? null),
      plain(sortedPeaks([measure], 'baseline')[0] || null),
    ]),
  ];
}

function otherRows({ starts, mails, measures }: DatabaseResult): Row[] {
  const line = (title: string, product: number[], baseline: number[]) =>
    product.length === 0 ? [] : [[title, spread(measureSpread(product)), spread(measureSpread(baseline))]];
  return [
    ['', 'product', 'baseline'],
    ...line(
      'start to first response, ms',
      starts.product.map(({ milliseconds }) => milliseconds),
      starts.baseline.map(({ milliseconds }) => milliseconds),
    ),
    ...line(
      'resident after start, MB',
      starts.product.map(({ megabytes }) => megabytes),
      starts.baseline.map(({ megabytes }) => megabytes),
    ),
    ...line(
      'peak resident, MB',
      sortedPeaks(measures, 'product').slice(-1),
      sortedPeaks(measures, 'baseline').slice(-1),
    ),
    ...line(
      'mails sent per second from a backlog',
      mails.map(({ sent, seconds }) => sent / seconds),
      [],
    ),
    ...line(
      'CPU ms per mail',
      mails.flatMap(({ sent, cpuSeconds }) => (sent > 0 ? [(cpuSeconds * 1_000) / sent] : [])),
      [],
    ),
  ];
}

function targets(database: DatabaseResult): Row[] {
  return [
    ['target', 'limit', 'measured', ''],
    ...checkTargets(database).map(({ title, found, limit, isAtLeast, unit, isMet }) => [
      title,
      `${isAtLeast ? '≥' : '≤'} ${limit} ${unit}`,
      spread(found),
      isMet ? 'met' : `missed by ${Math.round(Math.abs(found.median / limit - 1) * 100)} %`,
    ]),
  ];
}

function medianOf(
  { rounds }: MeasureResult,
  side: 'product' | 'baseline',
  figure: (sample: Sample) => number | null,
): number | null {
  const numbers = rounds.flatMap((round) => {
    const sample = round[side];
    const number = sample && figure(sample);
    return number === null ? [] : [number];
  });
  return measureSpread(numbers)?.median ?? null;
}

export function plain(number: number | null): string {
  if (number === null) return '–';
  return number >= 100
    ? Math.round(number).toLocaleString('en')
    : number >= 10
      ? number.toFixed(1)
      : number.toFixed(2);
}

/** The median, with the range in parentheses. */
function spread(found: Spread | null): string {
  if (found === null) return '–';
  const { median, min, max } = found;
  return min === max ? plain(median) : `${plain(median)} (${plain(min)}–${plain(max)})`;
}

export function aligned(table: Row[]): string {
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  return table
    .map((row) =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
