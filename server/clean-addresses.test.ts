import { beforeEach, describe, expect, test } from 'vitest';
import { skipWithoutDatabase, startApp, startWithAna, type TestApp } from '#tests/start-app.ts';
import { createCode } from './cards/codes.ts';
import { cleanAddress } from './clean-addresses.ts';

beforeEach(skipWithoutDatabase);

const CRUMBS = [
  ...'.,)]}>"\'’”»“«;:!?…*_~|·•。、」',
  ...[' ', '\u00a0', '\u00ad', '\u200b', '\u200e', '\u202f', '\u2060', '\ufeff', '\n', '\r\n', '\0'],
  ...['.)', '. ', '/.', './', '//', '!!!', '\u200b.', '&quot;', '&gt;', '👍', 'です'],
];
const code = createCode();
const token = 'A-b_'.repeat(10).concat('xyz');

describe('A link that was copied with what follows it', () => {
  test.for(['/review/2', '/review/2/1', `/r/${code}`, `/for/${token}`, `/reply/${token}`])(
    'redirects to its page (%s)',
    (clean) => {
      for (const crumb of CRUMBS) {
        const isOfToken = crumb === '_' && clean.endsWith(token);
        if (isOfToken) continue;
        for (const crumbs of [
          encodeURIComponent(crumb),
          encodeURI(crumb).replace(/[?#]/g, encodeURIComponent),
        ]) {
          expect([crumb, cleanAddress(clean + crumbs)]).toEqual([crumb, clean]);
          const withQuery = cleanAddress(`${clean}${crumbs}?lang=de&x=1.`);
          expect([crumb, withQuery]).toEqual([crumb, `${clean}?lang=de&x=1.`]);
        }
      }
    },
  );

  test('in capitals, in full width, or with doubled or encoded slashes does so too', () => {
    const clean = '/review/12/3';
    for (const path of [
      ...['/REVIEW/12/3', '/Review/12/3/', '//review/12/3', '/review//12//3//', '/review%2F12%2F3'],
      ...['/%20review/%2012/3', 'http://localhost:3000/Review/12/3#top'],
      encodeURI('/ｒｅｖｉｅｗ/１２／３'),
    ])
      expect([path, cleanAddress(path)]).toEqual([path, clean]);
    expect(cleanAddress(`//R/${code.toLowerCase()}.`)).toBe(`/r/${code}`);
  });

  test('stays as it is where it is clean, or no shared page', () => {
    for (const path of [
      ...['/', '/reviews', '/review', '/review/', '/review/2', '/review/2/', '/review/2/1?lang=de.'],
      ...[`/r/${code}`, `/R/${code}`, `/r/${code.slice(0, 4)}-${code.slice(4)}`, `/for/${token}`],
      ...['/login.', '/LOGIN', '/api/users/2.', '/register', '/robots.txt', '/assets/review/2.'],
      ...['/review/0.', '/review/-1.', '/review/2x', '/review/2.5', '/review/1²3', '/review/1٢'],
      ...['/review/12345678901.', '/review/-/', '/r/x.', '/review/%', '/review/2%E2%80', `/for/${token}x.`],
    ])
      expect([path, cleanAddress(path)]).toEqual([path, null]);
  });

  test('never redirects elsewhere', () => {
    for (const start of ['//evil.example/', '/\\evil.example/', '/%5cevil.example/', '/%2f%2fevil.example/'])
      for (const end of ['review/2.', 'r/x.', '..', '%0d%0aset-cookie:x=1'])
        expect(cleanAddress(start + end)).toBeNull();
    expect(cleanAddress('/review/2.//evil.example')).toBeNull();
    expect(cleanAddress('/review/2./?next=//evil.example')).toBe('/review/2?next=//evil.example');
  });
});

test('The redirect is not cached, is for GET and HEAD only, and goes to the page or to Invalid Review Link', async () => {
  const { app, ana } = await startWithAna();
  const clean = `/review/${ana.user.id}`;
  for (const method of ['GET', 'HEAD']) {
    for (const path of [`${clean}.`, `/REVIEW/${ana.user.id}`, `/${clean}`, `${clean}/%E2%80%8B`]) {
      const { status, headers } = await app.visitor().send(method, `${path}?lang=de`);
      expect([path, status, headers.get('location')]).toEqual([path, 302, `${clean}?lang=de`]);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  }
  expect((await app.visitor().get(clean)).text).toContain('How did Ana do?');

  const unknown = await app.visitor().get('/review/999999.');
  expect(unknown.headers.get('location')).toBe('/review/999999');
  expect((await app.visitor().get('/review/999999')).text).toContain('Invalid Review Link');

  const body = new URLSearchParams({ rating: '4', comment: 'Kind and quick.', customerName: 'Ida' });
  const posted = await app.visitor().send('POST', `${clean}.`, { body });
  expect([posted.status, posted.text]).toEqual([404, expect.stringContaining('Kind and quick.')]);
});

test('A link to a page of the app opens it with what a chat or a sentence added, and in capitals', async () => {
  const app = await startApp();
  for (const crumb of ['.', ',', ')', '%22', '%20', '%E2%80%8B', '%2C', '...'])
    for (const clean of ['/pricing', '/forgot-password', '/media'])
      expect([crumb, await locationOf(app, `${clean}${crumb}?lang=de`)]).toEqual([crumb, `${clean}?lang=de`]);
  for (const path of ['/LOGIN', '/Login/', '/LOGIN).'])
    expect([path, await locationOf(app, path)]).toEqual([path, '/login']);
  for (const path of ['/nope', '/nope.', '/loginx', '/login.x', '/login.2', '/api/login.', '/assets/login.'])
    expect([path, await locationOf(app, path)]).toEqual([path, 404]);
  expect((await app.visitor().post('/LOGIN', {})).status).toBe(404);
});

async function locationOf(app: TestApp, path: string) {
  const { status, headers } = await app.visitor().get(path);
  return headers.get('location') ?? status;
}
