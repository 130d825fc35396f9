import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { changeEmail, changePassword, updateMe } from '#contract/account-settings.ts';
import { emailUnchanged, wrongPassword } from '#contract/errors.ts';
import { languages } from '#contract/languages/languages.ts';
import { createTranslator } from '#contract/languages/translator.ts';
import { downloadMyData } from '#contract/my-data.ts';
import { listPasskeys } from '#contract/passkeys.ts';
import { isReadByNative } from '#locales/catalogue.ts';
import { answer, disconnect, refuse, requestsTo, respond } from '#tests/components/fake-api.ts';
import { member } from '#tests/components/fixtures.ts';
import { expectToast, renderPage, shownToasts, signIn } from '#tests/components/render-page.tsx';
import { setTranslator } from '#web/language.ts';
import { paths } from '#web/paths.ts';

const dialog = () => within(screen.getByRole('dialog'));
const field = (label: string) => dialog().getByLabelText(label);
const open = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

test.for([
  { refusal: wrongPassword, label: 'Password' },
  { refusal: emailUnchanged, label: 'Email' },
])(
  '“$refusal.1” is shown at its field alone, which takes the focus; what was typed stays',
  async ({ refusal: [status, message], label }) => {
    const user = await openSettings();
    refuse(changeEmail, status, message);
    await open(user, 'Change email');
    await user.type(field('Email'), 'lena.new@example.com');
    await user.type(field('Password'), 'the secret');
    await user.click(dialog().getByRole('button', { name: 'Send link' }));
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(new RegExp(message)));
    expect(field(label)).toHaveAttribute('aria-invalid', 'true');
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(field('Password')).toHaveValue('the secret');
    expect(screen.getAllByText(message)).toHaveLength(1);
    expect(shownToasts()).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Change email' })).toHaveFocus();
  },
);

describe('Empty and mistyped forms say what is wrong at each field; the first takes the focus', () => {
  test('Change password', async () => {
    const user = await openSettings();
    await open(user, 'Change password');
    await typeNewPassword(user, '12345', '54321');
    await user.click(dialog().getByRole('button', { name: 'Save password' }));
    for (const [label, message] of [
      ['Password', /Password is required/],
      ['New password', /Password must be at least 6 characters long/],
      ['Confirm password', /Passwords don't match/],
    ] as const)
      await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
    expect(field('Password')).toHaveFocus();
  });

  test.for([
    {
      opener: 'Change name',
      label: 'Full name',
      typed: ' A ',
      submit: 'Save name',
      message: /Full name is required/,
    },
    {
      opener: 'Change email',
      label: 'Email',
      typed: 'nonsense',
      submit: 'Send link',
      message: /Please enter a valid email/,
    },
  ])('$opener', async ({ opener, label, typed, submit, message }) => {
    const user = await openSettings();
    await open(user, opener);
    await user.clear(field(label));
    await user.type(field(label), typed);
    await user.click(dialog().getByRole('button', { name: submit }));
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
    expect(field(label)).toHaveFocus();
  });
});

describe('Changing the password', () => {
  const phone = {
    id: 3,
    name: 'My phone',
    createdAt: '2026-01-05T09:00:00.000Z',
    lastUsedAt: null,
    isSynced: false,
  };
  const stored = {
    passkeys: [phone, { ...phone, id: 4, name: 'Unknown laptop' }],
    isAvailable: true,
  };

  test('asks which passkeys may stay, and keeps none that was not checked', async () => {
    const user = await openSettings();
    answer(listPasskeys, stored);
    answer(changePassword, { message: 'Password changed' });
    await open(user, 'Change password');
    const group = within(await screen.findByRole('group', { name: 'Which passkeys do you want to keep?' }));
    const boxes = group.getAllByRole('checkbox');
    for (const box of boxes) expect(box).not.toBeChecked();
    expect(boxes.map((box) => box.closest('label')?.textContent)).toEqual([
      'My phoneAdded on January 5, 2026, not used yet',
      'Unknown laptopAdded on January 5, 2026, not used yet',
    ]);
    await user.type(field('Password'), 'the old one');
    await typeNewPassword(user, 'a new secret');
    await user.click(group.getByRole('checkbox', { name: /My phone/ }));
    await user.click(dialog().getByRole('button', { name: 'Save password' }));
    await expectToast('Password changed');
    expect(requestsTo(changePassword).map(({ body }) => body)).toEqual([
      { password: 'the old one', newPassword: 'a new secret', keptPasskeys: [3] },
    ]);
  });

  test('waits until the passkeys are known', async () => {
    signIn();
    refuse(listPasskeys, 503);
    const user = await renderPage(paths.settings);
    await open(user, 'Change password');
    const retry = await dialog().findByRole('button', { name: 'Try again' });
    expect(dialog().queryByRole('button', { name: 'Save password' })).toBeNull();
    answer(listPasskeys, stored);
    await user.click(retry);
    expect(await dialog().findByRole('checkbox', { name: /Unknown laptop/ })).toBeVisible();
  });
});

test('A server failure is shown once, in a toast, and the form stays as it was typed', async () => {
  const user = await openSettings();
  refuse(updateMe, 503, 'Service temporarily unavailable');
  await open(user, 'Change name');
  await user.clear(field('Full name'));
  await user.type(field('Full name'), 'Zoë Márquez');
  await user.click(dialog().getByRole('button', { name: 'Save name' }));
  await expectToast('Error', 'Service temporarily unavailable');
  expect(field('Full name')).toHaveValue('Zoë Márquez');
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ fullName: 'Lena Fischer' });
});

test('The language is saved on change, and the page loads again in it', async () => {
  const reload = vi.fn();
  const page = location;
  vi.stubGlobal(
    'location',
    new Proxy({}, { get: (_, name) => (name === 'reload' ? reload : Reflect.get(page, name)) }),
  );
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ga', 'de-AT', 'en']);
  const user = await openSettings();
  const language = screen.getByLabelText('Language');
  expect(
    within(language)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Browser (Deutsch)', ...Object.values(languages)]);
  expect(language).toHaveValue('');

  answer(updateMe, member('lena', { language: 'ar' }));
  await user.selectOptions(language, 'العربية');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(requestsTo(updateMe).at(-1)?.body).toEqual({ language: 'ar' });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ language: 'ar' });
  expect(language).toHaveAccessibleDescription(/Saved/);
});

test.for(['en', 'ar'] as const)(
  'Beside the choice of a language, Settings in %s say if no native speaker has read it',
  async (language) => {
    onTestFinished(() => setTranslator(createTranslator('en', null)));
    setTranslator(createTranslator(language, {}));
    await openSettings();
    const isUnread = language !== 'en' && !isReadByNative(language);
    expect(screen.getByLabelText('Language')).toHaveAccessibleDescription(
      isUnread ? 'No native speaker has read this translation yet.' : '',
    );
  },
);

test('A download that fails says so, saves nothing, and can be repeated', async () => {
  const user = await openSettings();
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  const link = screen.getByRole('link', { name: 'Download my data' });
  expect(link).toHaveAttribute('href', downloadMyData.url);
  disconnect(downloadMyData);
  await user.click(link);
  await expectToast(
    'Error',
    'Failed to download your data Please check your internet connection and try again.',
  );
  expect(files).toEqual([]);
  respond(downloadMyData, () => new Response('{}'));
  await user.click(link);
  await expectToast('Data downloaded');
  expect(files).toHaveLength(1);
});

test('The admin account cannot be deleted', async () => {
  signIn(member('lena', { username: 'admin' }));
  await renderPage(paths.settings);
  expect(await screen.findByRole('button', { name: 'Delete Account' })).toBeDisabled();
  expect(screen.getByText("The admin account can't be deleted.")).toBeVisible();
});

test('Password managers find the username, the old password and the new one', async () => {
  const user = await openSettings();
  expect(screen.getByText(/more settings are coming/i)).toBeVisible();
  await open(user, 'Change password');
  expect(screen.getByRole('dialog').querySelector('input[autocomplete=username]')).toHaveValue('lena');
  for (const [label, purpose] of [
    ['Password', 'current-password'],
    ['New password', 'new-password'],
    ['Confirm password', 'new-password'],
  ] as const)
    expect(field(label)).toHaveAttribute('autocomplete', purpose);
});

async function openSettings(): Promise<UserEvent> {
  signIn();
  const user = await renderPage(paths.settings);
  await screen.findByRole('heading', { name: 'Account Settings' });
  return user;
}

async function typeNewPassword(user: UserEvent, password: string, again = password): Promise<void> {
  await user.type(field('New password'), password);
  await user.type(field('Confirm password'), again);
}
