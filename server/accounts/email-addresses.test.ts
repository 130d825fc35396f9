import { beforeEach, expect, test } from 'vitest';
import { newRegistration } from '#server/demo/cast.ts';
import { skipWithoutDatabase, startApp } from '#tests/start-app.ts';
import { startWithMail } from '#tests/start-with-mail.ts';
import { emailKey } from './store.ts';

beforeEach(skipWithoutDatabase);

test.for([
  ["o'brien+tips@x.example", "O'Brien+Tips@X.example", "o'brien+tips@x.example"],
  ['a!#$%&*+/=?^_`{|}~-b@x.example', 'A!#$%&*+/=?^_`{|}~-B@x.example', 'a!#$%&*+/=?^_`{|}~-b@x.example'],
  ['rosa@münchen.de', 'rosa@xn--mnchen-3ya.de', 'rosa@xn--mnchen-3ya.de'],
  ['rosa@xn--mnchen-3ya.de', 'ROSA＠MÜNCHEN。DE', 'rosa@xn--mnchen-3ya.de'],
])(
  '%s registers, is shown as typed, signs in and gets mail, and %s is the same account',
  async ([typed = '', other = '', mailed = '']) => {
    const { app, sink } = await startWithMail();
    const form = newRegistration({ email: typed });
    const registered = await app.visitor().post('/api/auth/register', form);
    expect([registered.status, registered.body.email]).toEqual([201, typed]);
    for (const username of [typed, other]) {
      const { status } = await app.visitor().post('/api/auth/login', { username, password: form.password });
      expect([username, status]).toEqual([username, 200]);
    }
    const again = await app.visitor().post('/api/auth/register', newRegistration({ email: other }));
    expect(again.status).toBe(409);

    const { status } = await app.visitor().post('/api/auth/forgot-password', { email: other });
    expect(status).toBe(200);

    const ben = await app.professional();
    const change = (email: string) => ben.post('/api/auth/change-email', { email, password: ben.password });
    expect((await change(other)).status).toBe(409);
    expect((await change(`1${typed}`)).status).toBe(200);
    const mails = await sink.waitFor(2);
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([mailed, `1${mailed}`]);
  },
);

test('No one can take the address of another account as a username, however its domain is spelled', async () => {
  const app = await startApp();
  await app.professional({ email: 'rosa@xn--mnchen-3ya.de' });
  const { status } = await app
    .visitor()
    .post('/api/auth/register', newRegistration({ username: 'rosa@münchen.de' }));
  expect(status).toBe(409);
});

test('Keys of addresses stay as they were stored', () => {
  for (const stored of [
    'admin@localhost',
    "o'brien+tips@x.example",
    'rosa@xn--mnchen-3ya.de',
    'a_b-c@1.x-y.example',
  ])
    expect(emailKey(stored.toUpperCase())).toBe(stored);
});
