import { newReview } from '#server/demo/cast.ts';
import type { Request } from './generator.ts';
import { type Name, PASSWORD, type Seeded } from './seed-load.ts';

export interface Measure {
  name: string;
  title: string;
  connections: number;
  isSubmission?: true;
  leavesMails?: true;
  product: (seeded: Seeded) => Request;
  baseline: ((seeded: Seeded) => Request) | null;
}

/** Views by other clients would not be counted. */
export const BROWSER =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const submit = (name: string, title: string, connections: number, recipients: number): Measure => {
  const reviews = ({ others }: Seeded) =>
    others.slice(0, recipients).map(({ id, workplaceId }) => newReview(id, { workplaceId }));
  return {
    name: `submit-${name}`,
    title: `submit a review, ${title}`,
    connections,
    isSubmission: true,
    product: (seeded) => ({ method: 'POST', path: '/api/reviews/submit', bodies: reviews(seeded) }),
    baseline: (seeded) => ({ method: 'POST', path: '/reviews', bodies: reviews(seeded) }),
  };
};

const list = (about: Name, title: string): Measure => ({
  name: `list-${about}`,
  title: `newest 25 of ${title}`,
  connections: 32,
  product: (seeded) => signedIn(seeded[about], '/api/reviews?limit=25'),
  baseline: (seeded) => ({ method: 'GET', path: `/reviews?user=${seeded[about].id}` }),
});

const stats = (about: Name, title: string): Measure => ({
  name: `stats-${about}`,
  title: `stats of ${title}`,
  connections: 32,
  product: (seeded) => signedIn(seeded[about], '/api/reviews/stats'),
  baseline: (seeded) => ({ method: 'GET', path: `/accounts/${seeded[about].id}` }),
});

export const measures: Measure[] = [
  submit('1', '1 connection', 1, 1),
  // The worst case: contention for one account.
  submit('32', '32 connections', 32, 1),
  { ...submit('spread', '32 connections, for 1,000 professionals', 32, 1_000), leavesMails: true },
  list('thousand', '1,000'),
  list('hundredThousand', '100,000'),
  stats('thousand', '1,000'),
  stats('million', '1,000,000'),
  {
    name: 'lookup',
    title: 'public lookup',
    connections: 32,
    product: ({ thousand: { id } }) => ({ method: 'GET', path: `/api/users/${id}` }),
    baseline: ({ thousand: { id } }) => ({ method: 'GET', path: `/accounts/${id}` }),
  },
  {
    name: 'page',
    title: 'review page, HTML',
    connections: 32,
    product: ({ thousand: { id, workplaceId } }) => ({
      method: 'GET',
      path: `/review/${id}/${workplaceId}`,
      headers: { 'User-Agent': BROWSER, 'Accept-Encoding': 'gzip, deflate, br' },
    }),
    baseline: () => ({ method: 'GET', path: '/' }),
  },
  {
    name: 'dashboard',
    title: 'dashboard, HTML with the data of 100,000',
    connections: 32,
    product: ({ hundredThousand }) => {
      const { headers, ...request } = signedIn(hundredThousand, '/dashboard');
      return { ...request, headers: { ...headers, 'Accept-Encoding': 'gzip, deflate, br' } };
    },
    baseline: ({ hundredThousand: { id } }) => ({ method: 'GET', path: `/reviews?user=${id}` }),
  },
  {
    name: 'login',
    title: 'sign-in (argon2id, 19 MiB)',
    connections: 2,
    product: ({ thousand: { username } }) => ({
      method: 'POST',
      path: '/api/auth/login',
      bodies: [{ username, password: PASSWORD }],
    }),
    baseline: null,
  },
];

function signedIn({ token }: Seeded[Name], path: string): Request {
  return { method: 'GET', path, headers: { Cookie: `session=${token}` } };
}
