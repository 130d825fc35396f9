import { beforeEach, expect, test } from 'vitest';
import { newRegistration, newReview } from '#server/demo/cast.ts';
import { leaveReviewWithLink, submitReview } from '#tests/customer.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

type Open = Awaited<ReturnType<typeof open>>;

interface Place {
  max: number;
  /** The refusal of a text without anything to see; null where that becomes null. */
  missing: string | null;
  isMultiline?: boolean;
  write(open: Open, text: string): Promise<{ status: number; body: { message?: string } }>;
  read(open: Open): Promise<unknown>;
}

/* Every text that is stored as a person typed it. */
const places: Record<string, Place> = {
  'a review': {
    max: 5_000,
    missing: 'Please provide a review comment',
    isMultiline: true,
    write: ({ submit }, comment) => submit({ comment }),
    read: async ({ newest }) => (await newest()).comment,
  },
  'a customer’s name': {
    max: 120,
    missing: 'Please provide your name',
    write: ({ submit }, customerName) => submit({ customerName }),
    read: async ({ newest }) => (await newest()).customerName,
  },
  'a customer’s location': {
    max: 120,
    missing: null,
    write: ({ submit }, customerLocation) => submit({ customerLocation }),
    read: async ({ newest }) => (await newest()).customerLocation,
  },
  'an edited review': {
    max: 5_000,
    missing: 'Please provide a review comment',
    isMultiline: true,
    write: ({ edit }, comment) => edit({ comment }),
    read: async ({ newest }) => (await newest()).comment,
  },
  'a reply': {
    max: 2_000,
    missing: 'Please write a reply',
    isMultiline: true,
    write: async ({ ana, newest }, text) => ana.post(`/api/reviews/${(await newest()).id}/answer`, { text }),
    read: async ({ newest }) => (await newest()).answer,
  },
  'a full name': {
    max: 120,
    missing: 'Full name is required',
    write: ({ ana }, fullName) => ana.patch('/api/auth/me', { fullName }),
    read: async ({ ana }) => (await ana.get('/api/auth/me')).body.fullName,
  },
  'a new account’s full name': {
    max: 120,
    missing: 'Full name is required',
    write: ({ register }, fullName) => register({ fullName }),
    read: async ({ registered }) => (await registered.get('/api/auth/me')).body.fullName,
  },
  'a username': {
    max: 60,
    missing: 'Username must be at least 3 characters',
    write: ({ register }, username) => register({ username }),
    read: async ({ registered }) => (await registered.get('/api/auth/me')).body.username,
  },
  'an industry': {
    max: 120,
    missing: 'Please choose an industry',
    write: ({ register }, industry) => register({ industry }),
    read: async ({ registered }) => (await registered.get('/api/auth/me')).body.industry,
  },
  'a workplace': {
    max: 120,
    missing: 'Workplace name is required',
    write: ({ ana, workplace }, name) => ana.put(`/api/workplaces/${workplace.id}`, { name }),
    read: async ({ ana }) => (await ana.get('/api/workplaces')).body[0].name,
  },
  'a workplace’s location': {
    max: 120,
    missing: null,
    write: ({ ana, workplace }, location) =>
      ana.put(`/api/workplaces/${workplace.id}`, { name: 'Café', location }),
    read: async ({ ana }) => (await ana.get('/api/workplaces')).body[0].location,
  },
  'a tracked code': {
    max: 60,
    missing: 'Please name the tracked code',
    write: ({ ana }, name) => ana.post('/api/tracked-codes', { name }),
    read: async ({ ana }) => (await ana.get('/api/tracked-codes')).body.at(-1).name,
  },
  'an employer link': {
    max: 120,
    missing: 'Please say who the link is for',
    write: async ({ ana, newest }, employer) =>
      ana.post('/api/employer-links', { employer, reviewIds: [(await newest()).id], days: 7 }),
    read: async ({ ana }) => (await ana.get('/api/employer-links')).body[0].employer,
  },
};

test.for(Object.entries(places))(
  '%s: pasted characters are cleaned, invisible ones count as missing, and characters are counted, not their units',
  async ([, { max, missing, isMultiline, write, read }]) => {
    const opened = await open();
    const expectRefused = async (text: string, message: string) => {
      const { status, body } = await write(opened, text);
      expect([text, status, body]).toEqual([text, 400, { message }]);
    };
    await expectRefused('Zoë \ud83d b', 'Please remove the special characters');
    await expectRefused('👍'.repeat(max + 1), `Please use at most ${max.toLocaleString('en')} characters`);
    for (const text of [
      '\u200b\u200b\u200b',
      '\u3164\u115f\uffa0',
      '\u2800\ufe0f\u{e0041}',
      '\u00a0\u0000\u3000',
    ]) {
      if (missing !== null) {
        await expectRefused(text, missing);
        continue;
      }
      await write(opened, text);
      expect([text, await read(opened)]).toEqual([text, null]);
    }
    const longest = '👍'.repeat(max);
    const typed = '\u0000 Zoë\u0007\r\nb\u001b\u007f\tc\u0085d\u009f\u0000 ';
    for (const [text, stored] of [
      [typed, isMultiline ? 'Zoë\nb\tcd' : 'Zoë b cd'],
      [` ${longest}\r\n\u0007`, longest],
    ] as const) {
      const again = await open();
      expect((await write(again, text)).status).toBeOneOf([200, 201]);
      expect(await read(again)).toBe(stored);
    }
  },
);

test('A minimum counts an emoji once, and no invisible character around it', async () => {
  const { ana, submit, register, newest } = await open();
  const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
  for (const comment of ['👍', '👍\u200b', '\u2060a\u{e0061}'])
    expect([comment, await statusOf(submit({ comment }))]).toEqual([comment, 400]);
  expect(await statusOf(submit({ comment: '👍👍' }))).toBe(201);
  expect((await newest()).comment).toBe('👍👍');
  expect(await statusOf(ana.patch('/api/auth/me', { fullName: '𠮷' }))).toBe(400);
  expect(await statusOf(ana.patch('/api/auth/me', { fullName: '𠮷野' }))).toBe(200);
  expect(await statusOf(register({ username: '👍👍' }))).toBe(400);
  expect(await statusOf(register({ password: '🔑🔑🔑🔑🔑' }))).toBe(400);
  expect(await statusOf(register({ password: '🔑🔑🔑🔑🔑🔑' }))).toBe(201);
});

test('A search is cleaned like any text, and counted in characters', async () => {
  const { ana, submit } = await open();
  await submit({ comment: 'Lovely terrace' });
  const found = async (search: string) =>
    (await ana.get(`/api/reviews?${new URLSearchParams({ search })}`)).body.length;
  expect([await found('ter\u0000race\u0007'), await found('lovely\tterrace'), await found('\u200b')]).toEqual(
    [1, 1, 2],
  );
  expect(await found('👍'.repeat(100))).toBe(0);
});

/** Ana has a workplace and a review that can be shared and replied to. */
async function open() {
  const app = await startApp({ env: { PLANS: 'off' } });
  const ana = await app.professional();
  const workplace = (await ana.post('/api/workplaces', { name: 'Blue Door' })).body;
  const registered = app.visitor();
  const customer = await leaveReviewWithLink(app, ana.user.id);
  await customer.save();
  await customer.allow(true);
  return {
    ...{ ana, workplace, registered },
    submit: (words: object) => submitReview(app, ana.user.id, words),
    edit: (words: object) => customer.edit(newReview(ana.user.id, words)),
    register: (form: object) => registered.post('/api/auth/register', { ...newRegistration(), ...form }),
    newest: async () => (await ana.get('/api/reviews')).body[0],
  };
}
