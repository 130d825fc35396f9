import { type DatabaseResult, type MeasureResult, median, type Round, type Sample } from './results.ts';

type Row = string[];

export function toText(result: DatabaseResult): string {
  const tables = [speedRows(result), otherRows(result), targetRows(result)].filter((rows) => rows.length > 1);
  return [
    result.version,
    ...tables.map(aligned),
    ...result.problems.map((problem) => `PROBLEM  ${problem}`),
  ].join('\n\n');
}

function speedRows({ measures }: DatabaseResult): Row[] {
  const of = ({ rounds }: MeasureResult, figure: (round: Round) => number | undefined) =>
    plain(median(rounds.flatMap((round) => figure(round) ?? [])));
  return [
    ['measure', 'product /s', 'baseline /s', 'of baseline', 'p99 ms', 'CPU ms', 'CPU × baseline', 'peak MB'],
    ...measures.map((measure) => [
      measure.title,
      of(measure, ({ product }) => product.perSecond),
      of(measure, ({ baseline }) => baseline?.perSecond),
      plain(relativeToBaseline(measure.rounds, ({ perSecond }) => perSecond)),
      of(measure, ({ product }) => product.p99),
      of(measure, ({ product }) => product.processor),
      plain(relativeToBaseline(measure.rounds, ({ processor }) => processor)),
      plain(peakOf([measure])),
    ]),
  ];
}

function otherRows({ starts: { product, baseline }, mails }: DatabaseResult): Row[] {
  const rows: [title: string, product: number[], baseline: number[]][] = [
    [
      'start to first response, ms',
      product.map(({ milliseconds }) => milliseconds),
      baseline.map(({ milliseconds }) => milliseconds),
    ],
    [
      'resident after start, MB',
      product.map(({ megabytes }) => megabytes),
      baseline.map(({ megabytes }) => megabytes),
    ],
    ['mails sent per second from a backlog', mails.map(({ sent, seconds }) => sent / seconds), []],
    [
      'CPU ms per mail',
      mails.flatMap(({ sent, cpuSeconds }) => (sent > 0 ? (cpuSeconds * 1_000) / sent : [])),
      [],
    ],
  ];
  return [
    ['', 'product', 'baseline'],
    ...rows
      .filter(([, found]) => found.length > 0)
      .map(([title, ...sides]) => [title, ...sides.map((found) => plain(median(found)))]),
  ];
}

/** Without targets whose measures were not run. */
function targetRows({ measures, starts }: DatabaseResult): Row[] {
  const roundsOf = (name: string) => measures.find((measure) => measure.name === name)?.rounds ?? [];
  const rateOf = (name: string) => median(roundsOf(name).map(({ product }) => product.perSecond));
  const growthOf = (small: string, large: string) =>
    median(
      roundsOf(large).flatMap(({ product }, i) => {
        const smaller = roundsOf(small)[i]?.product;
        return smaller ? smaller.perSecond / product.perSecond : [];
      }),
    );
  const startTimes = starts.product.flatMap(({ milliseconds }, i) => {
    const baseline = starts.baseline[i];
    return baseline ? milliseconds / baseline.milliseconds : [];
  });
  const speed = ({ perSecond }: Sample) => perSecond;
  const targets: [title: string, sign: '≥' | '≤', limit: number, unit: string, found: number | null][] = [
    ['submit, 32 connections', '≥', 0.4, '× baseline', relativeToBaseline(roundsOf('submit-32'), speed)],
    [
      'CPU time per submit',
      '≤',
      4,
      '× baseline',
      relativeToBaseline(roundsOf('submit-32'), ({ processor }) => processor),
    ],
    ['list, 32 connections', '≥', 0.5, '× baseline', relativeToBaseline(roundsOf('list-thousand'), speed)],
    ['list of 100,000', '≤', 1.2, '× list of 1,000', growthOf('list-thousand', 'list-hundredThousand')],
    ['stats of 1,000,000', '≤', 1.2, '× stats of 1,000', growthOf('stats-thousand', 'stats-million')],
    ['dashboard with data, 32 connections', '≥', 300, '/s', rateOf('dashboard')],
    ['review page, 32 connections', '≥', 2_000, '/s', rateOf('page')],
    ['resident memory after start', '≤', 150, 'MB', median(starts.product.map(({ megabytes }) => megabytes))],
    ['resident memory under load', '≤', 260, 'MB', peakOf(measures)],
    ['start to first response', '≤', 3, '× baseline', median(startTimes)],
  ];
  return [
    ['target', 'limit', 'measured', ''],
    ...targets.flatMap(([title, sign, limit, unit, found]) => {
      if (found === null) return [];
      const isMet = sign === '≥' ? found >= limit : found <= limit;
      return [[title, `${sign} ${limit} ${unit}`, plain(found), isMet ? 'met' : 'MISSED']];
    }),
  ];
}

/** Ratios per round, since other load on the machine affects both sides. */
function relativeToBaseline(rounds: Round[], figure: (sample: Sample) => number): number | null {
  return median(
    rounds.flatMap(({ product, baseline }) =>
      // CPU time is counted in hundredths of a second.
      baseline && figure(baseline) > 0 ? figure(product) / figure(baseline) : [],
    ),
  );
}

function peakOf(measures: MeasureResult[]): number | null {
  const peaks = measures.flatMap(({ rounds }) => rounds.map(({ product }) => product.peakMegabytes));
  return peaks.length === 0 ? null : Math.max(...peaks);
}

export function plain(number: number | null): string {
  if (number === null) return '–';
  return number >= 100
    ? Math.round(number).toLocaleString('en')
    : number >= 10
      ? number.toFixed(1)
      : number.toFixed(2);
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
