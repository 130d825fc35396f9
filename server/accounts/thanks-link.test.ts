import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_QUESTION_LENGTH } from '#contract/account-settings.ts';
import { refusals } from '#contract/errors.ts';
import { thanksKinds } from '#contract/thanks-link.ts';
import { cast } from '#server/demo/cast.ts';
import { confirmAddress } from '#tests/confirm-address.ts';
import { skipWithoutDatabase, startApp, startWithAna, type TestApp } from '#tests/start-app.ts';
import { startWithMail } from '#tests/start-with-mail.ts';

beforeEach(skipWithoutDatabase);

const { thanksLink } = cast.maya;

describe('The link after the thank-you', () => {
  test.for(thanksKinds)('of kind %s is saved normalized, changed and removed', async (kind) => {
    const { app, ana } = await startWithAna();
    expect([(await me(ana)).thanksLink, (await seenBy(app, ana)).thanksLink]).toEqual([null, null]);
    const [typed, stored] =
      kind === 'call' ? ['tel:+351 912-345-678', 'tel:+351912345678'] : ['https://Büro.example', BURO];
    const answer = await ana.patch('/api/auth/me', { thanksLink: { kind, url: typed } });
    expect([answer.status, answer.body.thanksLink]).toEqual([200, { kind, url: stored }]);
    await ana.patch('/api/auth/me', { fullName: 'Ana Maria Ruiz' });
    for (const { thanksLink } of [await me(ana), await seenBy(app, ana), (await myData(ana)).account])
      expect(thanksLink).toEqual({ kind, url: stored });
    await ana.patch('/api/auth/me', { thanksLink: null });
    expect([(await me(ana)).thanksLink, (await seenBy(app, ana)).thanksLink]).toEqual([null, null]);
  });

  test('that breaks a rule is refused with its sentence, and the stored one stays', async () => {
    const { app, ana } = await startWithAna();
    await ana.patch('/api/auth/me', { thanksLink });
    for (const [kind, url] of [
      ['tip', 'javascript:alert(1)'],
      ['tip', 'https://paypal.com@evil.example'],
      ['call', 'tel:*21*+351912345678#'],
    ]) {
      const answer = await ana.patch('/api/auth/me', { thanksLink: { kind, url }, question: 'Changed?' });
      expect([answer.status, answer.body.message]).toEqual([
        400,
        expect.stringMatching(/^Please (use|enter) /),
      ]);
    }
    expect(await seenBy(app, ana)).toMatchObject({ thanksLink, question: null });
  });

  test('is in the thank-you page without scripts at every rating, with its host, and in no page before', async () => {
    const { app, ana } = await startWithAna();
    await ana.patch('/api/auth/me', { thanksLink });
    expect((await app.visitor().get(`/review/${ana.user.id}`)).text).not.toContain('tips.example');
    for (const rating of ['1', '5']) {
      const { status, text } = await postPlainReview(app, ana.user.id, { rating });
      expect(status).toBe(201);
      const [link] = text.match(/<a [^>]*tips\.example[^>]*>.*?<\/a>/) ?? [];
      expect(link).toContain(' href="https://tips.example/maya"');
      expect(link).toContain(' target="_blank"');
      expect(link).toContain(' rel="noopener nofollow ugc"');
      expect(link).toMatch(/>Tip Ana</);
      expect(text).toContain('>tips.example<');
    }
  });

  test('of an account with an unconfirmed address on a public service is shown once that is confirmed', async () => {
    const { app, sink } = await startWithMail({ settings: { confirmsAddresses: true } });
    const ana = await app.professional({ isConfirmed: false });
    const answer = await ana.patch('/api/auth/me', { thanksLink });
    expect([answer.status, answer.body.thanksLink]).toEqual([200, thanksLink]);
    expect((await seenBy(app, ana)).thanksLink).toBeNull();
    expect((await postPlainReview(app, ana.user.id)).text).not.toContain('tips.example');
    await confirmAddress(app.url, sink, ana.user.email);
    expect((await seenBy(app, ana)).thanksLink).toEqual(thanksLink);
    expect((await postPlainReview(app, ana.user.id)).text).toContain('tips.example');
  });

  test('doesn’t exist with THANKS_LINKS=off: a change is refused, and customers get none', async () => {
    const app = await startApp({ env: { THANKS_LINKS: 'off' } });
    const ana = await app.professional();
    await app.service.deps.db
      .updateTable('users')
      .set({ thanks_kind: thanksLink.kind, thanks_url: thanksLink.url })
      .where('id', '=', ana.user.id)
      .execute();
    for (const change of [thanksLink, null]) {
      const answer = await ana.patch('/api/auth/me', { thanksLink: change, question: 'Changed?' });
      expect([answer.status, answer.body.message]).toEqual(refusals.thanksLinksOff);
    }
    expect(await seenBy(app, ana)).toMatchObject({ thanksLink: null, question: null });
    expect((await postPlainReview(app, ana.user.id)).text).not.toContain('tips.example');
    expect((await ana.patch('/api/auth/me', { question: 'How was it?' })).status).toBe(200);
  });
});

describe('A question of one’s own', () => {
  test('is saved as typed on one line, and is in the page, the lookup and the download', async () => {
    const { app, ana } = await startWithAna();
    const before = (await app.visitor().get(`/review/${ana.user.id}`)).text;
    const { body } = await ana.patch('/api/auth/me', { question: '  Was hat dir\n„gefallen“? <b>  ' });
    const question = 'Was hat dir „gefallen“? <b>';
    expect(body.question).toBe(question);
    await ana.patch('/api/auth/me', { fullName: 'Ana Maria Ruiz' });
    for (const found of [await me(ana), await seenBy(app, ana), (await myData(ana)).account])
      expect(found.question).toBe(question);
    const placeholder = 'placeholder="Was hat dir „gefallen“? &lt;b&gt;"';
    expect((await app.visitor().get(`/review/${ana.user.id}`)).text).toContain(placeholder);
    const refused = await postPlainReview(app, ana.user.id, { comment: '' });
    expect([refused.status, refused.text.includes(placeholder)]).toEqual([400, true]);
    for (const none of [null, '  \u200b ']) {
      await ana.patch('/api/auth/me', { question });
      expect((await ana.patch('/api/auth/me', { question: none })).body.question).toBeNull();
    }
    await ana.patch('/api/auth/me', { fullName: 'Ana Ruiz' });
    expect(withoutKeys((await app.visitor().get(`/review/${ana.user.id}`)).text)).toBe(withoutKeys(before));
  });

  test('has at most 80 characters, however many bytes they take', async () => {
    const { app, ana } = await startWithAna();
    const longest = '👍'.repeat(MAX_QUESTION_LENGTH);
    expect((await ana.patch('/api/auth/me', { question: longest })).status).toBe(200);
    const answer = await ana.patch('/api/auth/me', { question: `${longest}!` });
    expect([answer.status, answer.body.message]).toEqual([400, 'Please use at most 80 characters']);
    for (const question of [7, ['Why?'], { text: 'Why?' }, '\ud800'])
      expect((await ana.patch('/api/auth/me', { question })).status).toBe(400);
    expect((await seenBy(app, ana)).question).toBe(longest);
  });
});

type Ana = Awaited<ReturnType<TestApp['professional']>>;

const BURO = 'https://xn--bro-hoa.example/';

const me = async (ana: Ana) => (await ana.get('/api/auth/me')).body;
const myData = async (ana: Ana) => (await ana.get('/api/my-data')).body;
const seenBy = async (app: TestApp, { user }: Ana) => (await app.visitor().get(`/api/users/${user.id}`)).body;
function postPlainReview(app: TestApp, userId: number, overrides: Record<string, string> = {}) {
  const body = new URLSearchParams({ rating: '5', comment: 'Lovely.', customerName: 'Ida', ...overrides });
  return app.visitor().send('POST', `/review/${userId}`, { body });
}

const withoutKeys = (page: string) => page.replaceAll(/<input hidden [^>]*>/g, '');
