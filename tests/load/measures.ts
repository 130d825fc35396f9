import type { ReviewSubmission } from '#contract/reviews.ts';
import { newReview } from '#server/demo/cast.ts';
import { type Name, PASSWORD, type Professional, type Seeded } from './seed-load.ts';
import type { Load, Request } from './send-load.ts';

type Asked = (seeded: Seeded) => Load['request'];

export interface Measure {
  name: string;
  title: string;
  connections: number;
  product: Asked;
  baseline: Asked | null;
  /** The least share of the baseline's speed with `--check`, about two thirds of the slower database's in docs/performance.md. */
  least?: number;
  isSubmission?: true;
  leavesMails?: true;
}

/** Views by other clients would not be counted. */
export const BROWSER =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const compressed = { 'accept-encoding': 'gzip, deflate, br' };
const asks = (path: string, headers: Record<string, string> = {}): Request => ({ path, headers });
const signedIn =
  (name: Name, path: string, headers = {}): Asked =>
  (seeded) =>
    asks(path, { cookie: `session=${seeded[name].token}`, ...headers });
const newest =
  (name: Name): Asked =>
  (seeded) =>
    asks(`/reviews?user=${seeded[name].id}`);
const account =
  (name: Name): Asked =>
  (seeded) =>
    asks(`/accounts/${seeded[name].id}`);

const reviewPage =
  (headers = {}): Asked =>
  ({ thousand: { id, workplaceId } }) =>
    asks(`/review/${id}/${workplaceId}`, { 'user-agent': BROWSER, ...headers });

const submits =
  (path: string, recipients: number): Asked =>
  ({ others }) => {
    const reviews = others.slice(0, recipients).map(reviewFor);
    return () => ({ path, body: reviews[Math.floor(Math.random() * reviews.length)] });
  };

function reviewFor({ id, workplaceId }: Professional): ReviewSubmission {
  return newReview(id, { workplaceId });
}

const submit = (connections: number, recipients: number) => ({
  connections,
  isSubmission: true as const,
  product: submits('/api/reviews/submit', recipients),
  baseline: submits('/reviews', recipients),
});

/** The same measure with one connection and with 32. */
function both(
  name: string,
  title: string,
  { least, ...measure }: Omit<Measure, 'name' | 'title' | 'connections'>,
) {
  return [
    { name: `${name}-1`, title: `${title}, 1 connection`, connections: 1, ...measure },
    { name: `${name}-32`, title, connections: 32, ...measure, ...(least && { least }) },
  ];
}

export const measures: Measure[] = [
  { name: 'submit-1', title: 'submit, 1 connection', ...submit(1, 1) },
  // The worst case: contention for one account.
  { name: 'submit-32', title: 'submit', ...submit(32, 1), least: 0.35 },
  {
    name: 'submit-spread',
    title: 'submit, for 1,000 professionals',
    ...submit(32, 1_000),
    least: 0.2,
    leavesMails: true,
  },
  ...both('list', 'newest 25 of 1,000', {
    product: signedIn('thousand', '/api/reviews?limit=25'),
    baseline: newest('thousand'),
    least: 0.22,
  }),
  ...both('page', 'review page', { product: reviewPage(), baseline: () => asks('/'), least: 0.035 }),
  ...both('page-gzip', 'review page with gzip', {
    product: reviewPage(compressed),
    baseline: () => asks('/'),
    least: 0.035,
  }),
  ...both('dashboard', 'dashboard with data of 100,000', {
    product: signedIn('hundredThousand', '/dashboard', compressed),
    baseline: newest('hundredThousand'),
    least: 0.02,
  }),
  {
    name: 'large-list',
    title: 'newest 25 of 100,000',
    connections: 32,
    product: signedIn('hundredThousand', '/api/reviews?limit=25'),
    baseline: newest('hundredThousand'),
    least: 0.22,
  },
  {
    name: 'stats',
    title: 'stats of 1,000,000',
    connections: 32,
    product: signedIn('million', '/api/reviews/stats'),
    baseline: account('million'),
    least: 0.08,
  },
  {
    name: 'lookup',
    title: 'public lookup',
    connections: 32,
    product: ({ thousand: { id } }) => asks(`/api/users/${id}`),
    baseline: account('thousand'),
    least: 0.12,
  },
  {
    name: 'login',
    title: 'sign-in (argon2id, 19 MiB)',
    connections: 2,
    product:
      ({ thousand: { username } }) =>
      () => ({ path: '/api/auth/login', body: { username, password: PASSWORD } }),
    baseline: null,
  },
  ...[
    ['none', 'search of 100,000: a word without a hit', '/api/reviews?limit=51&search=xylophone'],
    ['one-of-two', 'two words, one without a hit', '/api/reviews?limit=51&search=friendly%20xylophone'],
    ['most', 'a word in most', '/api/reviews?limit=51&search=friendly'],
    ['random', 'a random review', '/api/reviews/random'],
  ].map(([name = '', title = '', path = '']) => ({
    name: `search-${name}`,
    title,
    connections: 1,
    product: signedIn('hundredThousand', path),
    baseline: null,
  })),
];
