import { afterAll, afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getMe, login, logout } from '#contract/accounts.ts';
import { createTranslator } from '#contract/languages/translator.ts';
import { listReviews } from '#contract/reviews.ts';
import { createWorkplace, deleteWorkplace, updateWorkplace } from '#contract/workplaces.ts';
import { ApiError, ConnectionError, call, failureMessage } from '#web/api/call.ts';
import { read } from '#web/api/core-reads.ts';
import { callPage } from '#web/api/pages.ts';
import { session } from '#web/api/read.ts';
import { setTranslator } from '#web/language.ts';

const fetched = vi.fn<typeof fetch>();
vi.stubGlobal('fetch', fetched);
vi.stubGlobal('location', { origin: 'http://localhost:3000' });

afterEach(() => fetched.mockReset());
// Test files share a process.
afterAll(() => vi.unstubAllGlobals());

function answer(status: number, body?: unknown, headers?: HeadersInit) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  fetched.mockResolvedValue(new Response(status === 204 ? null : text, { status, headers }));
}

const place = { id: 7, name: 'Cafe Luna', location: null };
const typed = { username: 'ana', password: 'secret1' };

describe('A call', () => {
  test('sends cookies, and a JSON content type only with a body', async () => {
    answer(200, { message: 'Signed out' });
    await call(logout);
    expect(fetched.mock.lastCall?.[1]).toMatchObject({ method: 'POST', credentials: 'include', headers: {} });
    expect(fetched.mock.lastCall?.[1]?.headers).toEqual({});

    answer(201, place);
    await call(createWorkplace, { body: { name: 'Cafe Luna', location: null } });
    expect(fetched.mock.lastCall?.[1]?.headers).toEqual({ 'content-type': 'application/json' });
  });

  test('puts params and query into the URL, without null or undefined values', async () => {
    answer(200, place);
    await call(updateWorkplace, { params: { id: 7 }, body: { name: 'Cafe Luna' } });
    expect(fetched.mock.lastCall?.[0]).toBe('/api/workplaces/7');

    answer(200, []);
    await call(listReviews, { query: { limit: 50, cursor: null, workplaceId: undefined } });
    expect(fetched.mock.lastCall?.[0]).toBe('/api/reviews?limit=50');
  });

  test('rejects a response that does not match the contract', async () => {
    answer(200, { id: 'seven' });
    await expect(call(getMe)).rejects.toThrow();
  });

  test.each(['', '{}', '[]', 'null', '<p>Thanks</p>', '"done"'])(
    'that writes succeeds with any 2xx response, even %j',
    async (body) => {
      for (const status of [200, 201, 202, 204]) {
        answer(status, body);
        await expect(call(createWorkplace, { body: { name: 'Cafe Luna' } })).resolves.toBeUndefined();
        await expect(call(deleteWorkplace, { params: { id: 7 } })).resolves.toBeUndefined();
      }
    },
  );

  test('reads the cursor of the next page from the Link header', async () => {
    answer(200, [], { link: '</api/reviews?limit=2&cursor=41>; rel="next"' });
    await expect(callPage(listReviews)).resolves.toMatchObject({ items: [], next: '41' });
    answer(200, []);
    await expect(callPage(listReviews)).resolves.toMatchObject({ items: [], next: null });
  });
});

describe('A failure', () => {
  test('has status and body in its message, and the server’s sentence separately', async () => {
    answer(401, { message: 'Invalid username or password' });
    const error = await call(login, { body: typed }).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 401,
      message: '401: {"message":"Invalid username or password"}',
      serverMessage: 'Invalid username or password',
    });
    expect(failureMessage(error, 'Login failed')).toBe('Invalid username or password');
  });

  test('is shown in the page’s language', async () => {
    setTranslator(createTranslator('de', { 'Invalid username or password': 'Falsche Angaben' }));
    onTestFinished(() => setTranslator(createTranslator('en', null)));
    answer(401, { message: 'Invalid username or password' });
    const error = await call(login, { body: typed }).catch((error: unknown) => error);
    expect(failureMessage(error, 'Anmeldung fehlgeschlagen')).toBe('Falsche Angaben');
    expect(failureMessage(null, 'Anmeldung fehlgeschlagen')).toBe('Anmeldung fehlgeschlagen');
  });

  test('without a response asks to check the internet connection', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const error = await call(getMe).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(ConnectionError);
    expect(failureMessage(error, 'Login failed')).toMatch(/internet connection/);
  });
});

test('A read that gets 401 resolves to null and fires the session’s ended event', async () => {
  const ended = vi.fn();
  session.addEventListener('ended', ended, { once: true });
  answer(401, { message: 'Unauthorized' });
  await expect(read(getMe)).resolves.toBeNull();
  expect(ended).toHaveBeenCalledOnce();

  answer(500, { message: 'Internal server error' });
  await expect(read(getMe)).rejects.toThrow('500: ');
});
