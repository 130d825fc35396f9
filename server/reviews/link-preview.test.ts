import { describe, expect, test } from 'vitest';
import { newReview } from '#server/demo/cast.ts';
import { startApp } from '#tests/start-app.ts';

type App = Awaited<ReturnType<typeof startApp>>;

describe('The link preview of a review page', () => {
  test('is a PNG of 1200 × 630 that depends on the first name only', async () => {
    const app = await startApp();
    const names = ['Maya Torres', 'Maya Ruiz', 'Ben Ruiz', 'ليلى بن علي', 'さくら', `${'W'.repeat(60)} Long`];
    const people = await Promise.all(names.map((fullName) => app.professional({ fullName })));
    const pictures = await Promise.all(people.map(({ user }) => previewOf(app, user.id)));
    for (const { status, type, png } of pictures) {
      expect([status, type, png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
        200,
        'image/png',
        1200,
        630,
      ]);
      expect(png.subarray(1, 4).toString()).toBe('PNG');
    }
    const [torres, ruiz] = pictures;
    expect(torres?.png.equals(ruiz?.png ?? Buffer.alloc(0))).toBe(true);
    expect(new Set(pictures.map(({ etag }) => etag)).size).toBe(names.length - 1);
  });

  test('shows no word of a review', async () => {
    const app = await startApp();
    const maya = await app.professional();
    const before = await previewOf(app, maya.user.id);
    await app.visitor().post('/api/reviews', newReview(maya.user.id));
    expect((await previewOf(app, maya.user.id)).etag).toBe(before.etag);
  });

  test('is cached for a day, and not sent again while the name stays', async () => {
    const app = await startApp();
    const { user } = await app.professional();
    const { etag, caching } = await previewOf(app, user.id);
    expect(caching).toBe('public, max-age=86400');
    const again = await previewOf(app, user.id, { 'if-none-match': etag });
    expect([again.status, again.png.length, again.etag]).toEqual([304, 0, etag]);
  });

  test('is the same for a tracked code', async () => {
    const app = await startApp({ env: { APP_URL: 'https://goodword.example' } });
    const maya = await app.professional();
    const fromPage = { 'sec-fetch-site': 'same-origin' };
    const { body } = await maya.post('/api/tracked-codes', { name: 'Table 4' }, fromPage);
    const { text } = await app.visitor().get(`/r/${body.code}`);
    expect(text).toContain(
      `<meta property="og:image" content="https://goodword.example/review/${maya.user.id}/preview.png">`,
    );
  });

  test('of an unknown account is not found', async () => {
    const app = await startApp();
    for (const id of ['999', '0', 'x', '1e3']) expect((await previewOf(app, id)).status).toBe(404);
  });

  test('is refused after 60 requests in a minute', async () => {
    const app = await startApp({ env: { RATE_LIMITS: 'on' } });
    const answers = await Promise.all(Array.from({ length: 60 }, () => previewOf(app, 999)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    expect((await previewOf(app, 999)).status).toBe(429);
  });
});

async function previewOf(app: App, id: number | string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${app.url}/review/${id}/preview.png`, { headers });
  return {
    status: answer.status,
    type: answer.headers.get('content-type'),
    caching: answer.headers.get('cache-control'),
    etag: answer.headers.get('etag') ?? '',
    png: Buffer.from(await answer.arrayBuffer()),
  };
}
