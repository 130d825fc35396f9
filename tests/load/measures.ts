import { newReview } from '#server/cast.ts';
import type { Request } from './generator.ts';
import { type Name, PASSWORD, type Seeded } from './seed-load.ts';

/** One question to product and floor. */
export interface Measure {
  name: string;
  title: string;
  connections: number;
  /** Each answer is one more review; nothing need be there before. */
  isSubmission?: true;
  /** So many, and for so many accounts, that the outbox has its hands full afterwards. */
  leavesMails?: true;
  product: (seeded: Seeded) => Request;
  /** null: there is no bare way to do it. */
  floor: ((seeded: Seeded) => Request) | null;
}

/** A phone's, since programs that fetch pages are not counted as visitors. */
const BROWSER =
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
    floor: (seeded) => ({ method: 'POST', path: '/reviews', bodies: reviews(seeded) }),
  };
};

const list = (about: Name, title: string): Measure => ({
  name: `list-${about}`,
  title: `owner’s newest 25 of ${title}`,
  connections: 32,
  product: (seeded) => signedIn(seeded[about], '/api/reviews?limit=25'),
  floor: (seeded) => ({ method: 'GET', path: `/reviews?user=${seeded[about].id}` }),
});

const stats = (about: Name, title: string): Measure => ({
  name: `stats-${about}`,
  title: `owner’s stats of ${title}`,
  connections: 32,
  product: (seeded) => signedIn(seeded[about], '/api/reviews/stats'),
  floor: (seeded) => ({ method: 'GET', path: `/accounts/${seeded[about].id}` }),
});

/** Measures that are compared with each other follow each other. */
export const measures: Measure[] = [
  submit('1', '1 connection', 1, 1),
  // The hardest case: they all count up the same account.
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
    floor: ({ thousand: { id } }) => ({ method: 'GET', path: `/accounts/${id}` }),
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
    floor: () => ({ method: 'GET', path: '/' }),
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
    floor: null,
  },
];

function signedIn({ token }: Seeded[Name], path: string): Request {
  return { method: 'GET', path, headers: { Cookie: `session=${token}` } };
}
