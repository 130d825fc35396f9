import { expectAccessible } from '../expect-accessible.ts';
import { expect, FAILED_REQUESTS, test } from '../fixtures.ts';
import { sendReview, thanks } from '../review-form.ts';

test.use({ expectedErrors: FAILED_REQUESTS });

test('A customer saves the private link, edits the review, reads the reply, and takes the review back', async ({
  app,
  page,
  signUp,
  customer,
}) => {
  const { user } = await signUp({ fullName: 'Ines Prado' });
  await customer.goto(`/review/${user.id}`);
  await sendReview(customer, 'The warmest welcome in town.', { name: 'Daniel Weber' });
  await expect(thanks(customer)).toBeFocused();
  await expect(customer.getByRole('button').first()).toHaveText('Close Window');
  await expectAccessible(customer);

  // Nothing is saved or shared before the customer chooses to.
  await expect(customer.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(await customer.evaluate(() => localStorage.length)).toBe(0);
  const sharing = customer.getByRole('group', { name: 'May Ines show this to a future employer?' });
  await sharing.getByLabel('Yes').check();
  await expect(sharing.getByText('Saved')).toBeVisible();
  await customer.getByRole('button', { name: 'Keep a private link' }).click();
  await customer.getByRole('button', { name: 'Save my private link' }).click();
  await expect(customer.getByText('Saved on this phone.')).toBeVisible();
  const link = await customer.getByLabel('Your private link').inputValue();
  expect(link).toMatch(new RegExp(`^${app.url}/my-review#[0-9a-f-]{32,36}\\.[\\w-]{22,}$`));
  await expectAccessible(customer, { within: 'dialog', widths: [320] });

  // The secret never appears in a request URL.
  const asked: string[] = [];
  customer.on('request', (request) => asked.push(request.url() + (request.headers().referer ?? '')));
  await customer.getByRole('link', { name: 'View or edit' }).click();
  await expect(customer.getByRole('heading', { level: 1, name: 'Your review for Ines' })).toBeVisible();
  await expect(customer.getByRole('article')).toContainText('The warmest welcome in town.');
  await expect(customer.getByRole('radio', { name: 'Yes' })).toBeChecked();
  const [idempotencyKey = ''] = new URL(link).hash.slice(1).split('.');
  expect(asked.filter((url) => url.replace(/#.*/, '').includes(idempotencyKey))).toEqual([]);
  await expectAccessible(customer);

  // A mail program may end the link with a full stop.
  await customer.goto('about:blank');
  await customer.goto(`${link}.”`);
  await customer.getByRole('button', { name: 'Edit' }).click();
  await customer.getByLabel('Your review').fill(' ');
  await customer.getByRole('button', { name: 'Save changes' }).click();
  await expect(customer.getByLabel('Your review')).toHaveAccessibleDescription(
    'Please provide a review comment',
  );
  await customer.getByLabel('Your review').fill('A warm welcome, and a long wait.');
  await customer.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await expectAccessible(customer, { widths: [320] });
  await customer.getByRole('button', { name: 'Save changes' }).click();
  await expect(customer.getByText("Your changes are saved. We'll let Ines know.")).toBeVisible();
  await expect(customer.getByRole('article')).toContainText('A warm welcome, and a long wait.');

  await page.goto('/reviews');
  const review = page.getByRole('article');
  await expect(review).toContainText('A warm welcome, and a long wait.');
  await expect(review).toContainText(/Edited \w+ \d+, \d{4}/);
  const reply = review.getByRole('button', { name: 'Reply privately' });
  await reply.click();
  await page.keyboard.press('Escape');
  await expect(reply).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Send Reply' }).click();
  await expect(page.getByLabel('Your reply')).toHaveAccessibleDescription('Please write a reply');
  await page.getByLabel('Your reply').fill('Thank you, Daniel.\nWe have one more cook now.');
  await expectAccessible(page, { within: '[role=dialog]' });
  await page.getByRole('button', { name: 'Send Reply' }).click();
  await expect(review.getByText(/^Your private reply, /)).toBeVisible();
  await expect(review.getByText('We have one more cook now.')).toBeVisible();
  await expect(reply).toHaveCount(0);
  await expectAccessible(page, { within: 'article' });

  await customer.goto('/my-review');
  await expectAccessible(customer, { widths: [320] });
  await customer.getByRole('link', { name: 'View or edit' }).click();
  await expect(customer.getByText('We have one more cook now.')).toBeVisible();
  await customer.getByRole('button', { name: 'Take it back' }).click();
  const dialog = customer.getByRole('dialog', { name: 'Take back your review?' });
  await expectAccessible(customer, { within: 'dialog', widths: [320] });
  await dialog.getByRole('button', { name: 'Take it back' }).click();
  await expect(customer.getByRole('heading', { name: 'Review taken back' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('No reviews yet')).toBeVisible();

  // The link is removed from the phone and no longer works.
  await customer.goto('/my-review?lang=de');
  await expect(
    customer.getByRole('heading', { name: 'Keine privaten Links auf diesem Telefon' }),
  ).toBeVisible();
  await customer.goto(link);
  await expect(customer.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await customer.context().setOffline(true);
  await customer.evaluate(() => {
    location.hash = '#another.key';
  });
  await expect(customer.getByRole('heading', { name: 'No connection' })).toBeVisible();
});

test('A customer asks to be told about a reply, and reads it by the link in the email', async ({
  app,
  page,
  signUp,
  customer,
}) => {
  const { user } = await signUp({ fullName: 'Ines Prado' });
  await customer.goto(`/review/${user.id}`);
  await sendReview(customer, 'The warmest welcome in town.', { name: 'Daniel Weber' });
  await customer.getByRole('button', { name: 'Keep a private link' }).click();
  await expectAccessible(customer, { within: 'dialog', widths: [320] });
  await customer.getByLabel('Email').fill('daniel@');
  await customer.keyboard.press('Enter');
  await expect(customer.getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );
  await customer.getByLabel('Email').fill('daniel@example.org');
  await customer.keyboard.press('Enter');
  const waiting = customer.getByRole('status').filter({ hasText: "We'll send one email when Ines replies." });
  await expect(waiting).toBeFocused();
  await expectAccessible(customer, { within: 'dialog', widths: [320] });

  await page.goto('/reviews');
  const review = page.getByRole('article');
  await expect(review).toContainText('Would like a reply');
  await expectAccessible(page, { within: 'article', widths: [320] });
  await review.getByRole('button', { name: 'Reply privately' }).click();
  await page.getByLabel('Your reply').fill('Thank you, Daniel.');
  await page.getByRole('button', { name: 'Send Reply' }).click();
  await expect(review.getByText('Thank you, Daniel.')).toBeVisible();
  await expect(review).not.toContainText('Would like a reply');

  const mail = () => app.mails.received.find(({ to }) => to?.[0]?.address === 'daniel@example.org');
  await expect.poll(mail).toBeTruthy();
  const [link = ''] = /https?:\S+\/reply\/\S+/.exec(mail()?.text ?? '') ?? [];
  await customer.goto(new URL(link).pathname);
  await expect(customer.getByRole('article')).toContainText('The warmest welcome in town.');
  await expect(customer.getByText('Thank you, Daniel.')).toBeVisible();
  await expect(customer.getByRole('button')).toHaveCount(0);
  await expectAccessible(customer, { widths: [320] });
  await customer.goto('/reply/another');
  await expect(customer.getByRole('heading', { name: 'This page is closed' })).toBeVisible();
  await expectAccessible(customer, { widths: [320] });
});
