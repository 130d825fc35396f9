import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { getMe, register } from '#contract/accounts.ts';
import { answer, refuse, requestsTo, respond } from '#tests/components/fake-api.ts';
import { member } from '#tests/components/fixtures.ts';
import { answerPageRequests, expectToast, renderPage } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

test('The username is suggested from the full name until the person edits it', async () => {
  const user = await renderPage(paths.register);
  const [name, username] = [screen.getByLabelText('Full name'), screen.getByLabelText('Username')];
  await user.type(name, 'Rosa Álvarez');
  expect(username).toHaveValue('rosa.alvarez');
  await user.type(username, 'rosie');
  expect(username).toHaveValue('rosie');
  await user.type(name, ' Vega');
  expect(username).toHaveValue('rosie');
});

test.for([
  ['Rosa Marín Vega', 'rosa.vega'],
  ['Siobhán O’Neil-Größ', 'siobhan.oneilgross'],
  ['Łukasz', 'lukasz'],
  ['Jo', ''],
  ['김 Hana', 'hana'],
])('From the name %s comes the username %s', async ([fullName, username]) => {
  await renderPage(paths.register);
  fireEvent.input(screen.getByLabelText('Full name'), { target: { value: fullName } });
  expect(screen.getByLabelText('Username')).toHaveValue(username);
});

test('A username suggested after a failed submit is checked like a typed one', async () => {
  const user = await renderPage(paths.register);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(
    'Username must be at least 3 characters',
  );
  await user.type(screen.getByLabelText('Full name'), 'Rosa Vega');
  expect(screen.getByLabelText('Username')).toHaveValue('rosa.vega');
  expect(screen.getByLabelText('Username')).not.toHaveAttribute('aria-invalid');
  expect(screen.getByLabelText('Full name')).not.toHaveAttribute('aria-invalid');
});

test('Each field says what is wrong with it; the first takes the focus, and what was typed stays', async () => {
  const user = await renderPage(paths.register);
  await fillIn(user, { fullName: 'A', username: 'ab', email: 'nonsense', password: '12345' });
  for (const [label, message] of [
    ['Full name', 'Full name is required'],
    ['Username', 'Username must be at least 3 characters'],
    ['Email', 'Please enter a valid email'],
    ['Password', 'Password must be at least 6 characters'],
  ] as const) {
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
    expect(field).toHaveAccessibleDescription(new RegExp(message));
  }
  expect(screen.getByLabelText('Full name')).toHaveFocus();
  expect(screen.getByLabelText('Username')).toHaveValue('ab');
  expect(screen.getByLabelText('Industry')).toHaveValue('Other');
});

test('The shortest name, username and password are enough, and industry defaults to Other', async () => {
  const al = member('lena', { fullName: 'Al', username: 'al1' });
  answer(register, al);
  answerPageRequests(al);
  // A page that asked for a sign-in makes no difference: the dashboard opens.
  const user = await renderPage(paths.register, { state: { from: paths.settings } });
  await fillIn(user, { fullName: 'Al', username: 'al1', password: '123456' });
  await expectToast('Account created successfully', 'Welcome to Goodword!');
  await waitFor(() => expect(location.pathname).toBe(paths.dashboard));
  expect(requestsTo(register)).toMatchObject([
    { body: { fullName: 'Al', username: 'al1', password: '123456', industry: 'Other' } },
  ]);
});

test.for([
  {
    said: 'Registration failed without one',
    fail: () => refuse(register, 500),
    description: 'Registration failed',
  },
  {
    said: 'Please try again with different credentials where the answer is unreadable',
    fail: () => {
      respond(register, () => new Response('not JSON', { status: 201 }));
      refuse(getMe, 401, 'Unauthorized');
    },
    description: 'Please try again with different credentials',
  },
])('A failed registration says $said, and keeps the form', async ({ fail, description }) => {
  fail();
  const user = await renderPage(paths.register);
  await fillIn(user, {});
  await expectToast('Registration failed', description);
  expect(screen.getByLabelText('Full name')).toHaveValue('Ana Ruiz');
  expect(location.pathname).toBe(paths.register);
});

async function fillIn(
  user: UserEvent,
  {
    fullName = 'Ana Ruiz',
    username = 'ana',
    email = 'ana@example.com',
    password = 'correct horse',
  }: { fullName?: string; username?: string; email?: string; password?: string },
): Promise<void> {
  await user.type(screen.getByLabelText('Full name'), fullName);
  await user.type(screen.getByLabelText('Username'), username);
  await user.type(screen.getByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
}
