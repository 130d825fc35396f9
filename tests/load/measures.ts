import { praise } from '#server/cast.ts';
import type { Request } from './generator.ts';
import { type Name, PASSWORD, type Professional, type Seeded } from './seed-load.ts';

/** One question to product and floor. */
export interface Measure {
  name: string;
  title: string;
  connections: number;
  /** Whose reviews must be there. */
  about: Name;
  product: (seeded: Seeded) => Request;
  /** null: there is no bare way to do it. */
  floor: ((seeded: Seeded) => Request) | null;
}

/** A phone's, since programs that fetch pages are not counted as visitors. */
const BROWSER =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

const submit = (connections: number): Measure => {
  const review = ({ recipient: { id, workplaceId } }: Seeded) => praise(id, { workplaceId });
  return {
    name: `submit-${connections}`,
    title: `submit a review, ${connections} ${connections === 1 ? 'connection' : 'connections'}`,
    connections,
    about: 'recipient',
    product: (seeded) => ({ method: 'POST', path: '/api/reviews/submit', body: review(seeded) }),
    floor: (seeded) => ({ method: 'POST', path: '/reviews', body: review(seeded) }),
  };
};

const list = (about: Name, title: string): Measure => ({
  name: `list-${about}`,
  title: `owner’s newest 25 of ${title}`,
  connections: 32,
  about,
  product: (seeded) => signedIn(seeded[about], '/api/reviews?limit=25'),
  floor: (seeded) => ({ method: 'GET', path: `/reviews?user=${seeded[about].id}` }),
});

const stats = (about: Name, title: string): Measure => ({
  name: `stats-${about}`,
  title: `owner’s stats of ${title}`,
  connections: 32,
  about,
  product: (seeded) => signedIn(seeded[about], '/api/reviews/stats'),
  floor: (seeded) => ({ method: 'GET', path: `/accounts/${seeded[about].id}` }),
});

/** Measures that are compared with each other follow each other. */
export const measures: Measure[] = [
  submit(1),
  submit(32),
  list('thousand', '1,000'),
  list('hundredThousand', '100,000'),
  stats('thousand', '1,000'),
  stats('million', '1,000,000'),
  {
    name: 'lookup',
    title: 'public lookup',
    connections: 32,
    about: 'thousand',
    product: ({ thousand: { id } }) => ({ method: 'GET', path: `/api/users/${id}` }),
    floor: ({ thousand: { id } }) => ({ method: 'GET', path: `/accounts/${id}` }),
  },
  {
    name: 'page',
    title: 'review page, HTML',
    connections: 32,
    about: 'thousand',
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
    about: 'thousand',
    product: ({ thousand: { username } }) => ({
      method: 'POST',
      path: '/api/auth/login',
      body: { username, password: PASSWORD },
    }),
    floor: null,
  },
];

function signedIn({ token }: Professional, path: string): Request {
  return { method: 'GET', path, headers: { Cookie: `session=${token}` } };
}
