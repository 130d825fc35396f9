import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { updateMe } from '#contract/account-settings.ts';
import { type EmailStatus, getEmailStatus } from '#contract/email-status.ts';
import { answer, hold, refuse, requestsTo } from '#tests/components/fake-api.ts';
import { member } from '#tests/components/fixtures.ts';
import { expectToast, renderPage, signIn } from '#tests/components/render-page.tsx';
import { changeSite } from '#tests/components/site.ts';
import { paths } from '#web/paths.ts';

const group = () => within(screen.getByRole('region', { name: 'Account Settings' }));
const select = () => group().getByLabelText('After the thank-you');
const address = () => group().getByLabelText('Address');
const form = (field: HTMLElement) => within(field.closest('form') as HTMLFormElement);
const save = (field: HTMLElement) => form(field).getByRole('button', { name: 'Save' });
const sent = () => requestsTo(updateMe).map(({ body }) => body);

const tip = { kind: 'tip', url: 'https://tips.example/maya' } as const;

describe('After the thank-you', () => {
  test('offers nothing or one link, which is asked for at once and saved with its button', async () => {
    const user = await openSettings();
    expect(
      within(select())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nothing', 'Tip Maya', 'Call Maya', 'Book Maya again', 'Say it publicly', 'Visit my website']);
    expect(select()).toHaveValue('');
    expect(group().queryByLabelText('Address')).toBeNull();
    await user.selectOptions(select(), 'Tip Maya');
    expect(sent()).toEqual([]);
    await user.type(address(), 'tips.example/maya');
    expect(address()).toHaveAccessibleDescription('Customers will see “Tip Maya” and below it tips.example.');
    answer(updateMe, member('maya', { thanksLink: tip }));
    const release = hold(updateMe);
    await user.click(save(address()));
    expect(await form(address()).findByRole('button', { name: 'Saving...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    release();
    await waitFor(() => expect(form(address()).getByRole('status')).toHaveTextContent('Saved'));
    expect(sent()).toEqual([{ thanksLink: tip }]);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ thanksLink: tip });

    await user.selectOptions(select(), 'Visit my website');
    expect(form(address()).getByRole('status')).toBeEmptyDOMElement();
    expect(address()).toHaveValue('tips.example/maya');
  });

  test.for([
    ['Call Maya', '+351 912 345 678', { kind: 'call', url: 'tel:+351912345678' }],
    ['Call Maya', '\u202a+351 912 345 678\u202c', { kind: 'call', url: 'tel:+351912345678' }],
    ['Book Maya again', 'münchen.example', { kind: 'book', url: 'https://xn--mnchen-3ya.example/' }],
    ['Say it publicly', ' https://g.page/r/maya ', { kind: 'public', url: 'https://g.page/r/maya' }],
  ] as const)('completes what was typed: %s, %s', async ([option, typed, thanksLink]) => {
    const user = await openSettings();
    answer(updateMe, member('maya', { thanksLink }));
    await user.selectOptions(select(), option);
    await user.type(address(), typed);
    await user.click(save(address()));
    await waitFor(() => expect(sent()).toEqual([{ thanksLink }]));
  });

  test.for([
    ['Tip Maya', 'javascript:alert(1)', 'Please use an address that begins with https://'],
    ['Tip Maya', 'http://tips.example', 'Please use an address that begins with https://'],
    ['Tip Maya', 'paypal.com@evil.example', /without a user name/],
    ['Tip Maya', 'tips.example:443', /without a user name, password or port/],
    ['Call Maya', '*21*+351912345678#', /^Please enter a phone number/],
    ['Call Maya', '1234', /^Please enter a phone number/],
  ] as const)('shows at the field why it is refused: %s, %s', async ([option, typed, message]) => {
    const user = await openSettings();
    await user.selectOptions(select(), option);
    await user.type(address(), typed);
    await user.click(save(address()));
    await waitFor(() => expect(address()).toHaveAccessibleDescription(message));
    expect(address()).toHaveFocus();
    expect(address()).toHaveAttribute('aria-invalid', 'true');
    expect(sent()).toEqual([]);
  });

  test('shows the saved link, and Nothing removes it at once', async () => {
    const user = await openSettings({ thanksLink: { kind: 'call', url: 'tel:+351912345678' } });
    expect(select()).toHaveValue('call');
    expect(address()).toHaveValue('+351912345678');
    expect(address()).toHaveAccessibleDescription(
      'Customers will see “Call Maya” and below it +351912345678.',
    );
    answer(updateMe, member('maya'));
    await user.selectOptions(select(), 'Nothing');
    await waitFor(() => expect(select()).toHaveAccessibleDescription(/Saved/));
    expect(sent()).toEqual([{ thanksLink: null }]);
    expect(group().queryByLabelText('Address')).toBeNull();
  });

  test('that could not be removed is shown again, with a toast', async () => {
    const user = await openSettings({ thanksLink: tip });
    refuse(updateMe, 503, 'Service temporarily unavailable');
    await user.selectOptions(select(), 'Nothing');
    await expectToast('Error', 'Service temporarily unavailable');
    expect(select()).toHaveValue('tip');
    expect(address()).toHaveValue(tip.url);
  });

  test('says that customers see it once the address is confirmed', async () => {
    const user = await openSettings({}, { state: 'unconfirmed', refusal: null });
    await user.selectOptions(select(), 'Tip Maya');
    expect(
      await group().findByText('Customers see it once you have confirmed your email address.'),
    ).toBeVisible();
  });

  test('is absent where the service offers none', async () => {
    changeSite({ hasNoThanksLinks: true });
    await openSettings({ thanksLink: tip });
    expect(group().queryByLabelText('After the thank-you')).toBeNull();
    expect(group().queryByLabelText('Address')).toBeNull();
  });
});

describe('Your question', () => {
  const question = () => group().getByLabelText('Your question');

  test('is saved with its button, and empty is none', async () => {
    const user = await openSettings({ question: 'How was the tea?' });
    expect(question()).toHaveValue('How was the tea?');
    answer(updateMe, member('maya'));
    await user.clear(question());
    await user.click(save(question()));
    await waitFor(() => expect(form(question()).getByRole('status')).toHaveTextContent('Saved'));
    expect(sent()).toEqual([{ question: null }]);
  });

  test('of more than 80 characters is refused at the field', async () => {
    const user = await openSettings();
    await user.click(question());
    await user.paste('?'.repeat(81));
    await user.click(save(question()));
    await waitFor(() => expect(question()).toHaveAccessibleDescription('Please use at most 80 characters'));
    expect(sent()).toEqual([]);
  });
});

async function openSettings(
  overrides: Parameters<typeof member>[1] = {},
  status: EmailStatus = { state: 'confirmed', refusal: null },
) {
  signIn(member('maya', overrides));
  answer(getEmailStatus, status);
  const user = await renderPage(paths.settings);
  await screen.findByRole('heading', { name: 'Account Settings' });
  return user;
}
