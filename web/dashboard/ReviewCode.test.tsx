import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { refusals } from '#contract/errors.ts';
import { getSubscriptionStatus } from '#contract/plans.ts';
import { createWorkplace, listWorkplaces } from '#contract/workplaces.ts';
import { consoleErrors } from '#tests/components/console-errors.ts';
import { answer, refuse, requestsTo, respond } from '#tests/components/fake-api.ts';
import { member } from '#tests/components/fixtures.ts';
import { expectToast, renderPage, shownToasts, signIn } from '#tests/components/render-page.tsx';
import { changeSite } from '#tests/components/site.ts';
import { paths } from '#web/paths.ts';

const ADD_NEW = 'Add New Workplace...';
const choice = () => screen.findByRole('combobox');
const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('The selector names each saved workplace, with its location after a dash when set', async () => {
  const { id } = signIn();
  answer(listWorkplaces, [
    { id: 31, name: 'Blue Door', location: 'Lisbon' },
    { id: 32, name: 'Coffee cart', location: null },
  ]);
  const user = await renderPage(paths.home);
  await screen.findByText('Blue Door - Lisbon');
  const select = await choice();
  expect(optionsOf(select)).toEqual(['No specific workplace', 'Blue Door - Lisbon', 'Coffee cart', ADD_NEW]);
  await user.selectOptions(select, 'Coffee cart');
  const link = screen.getByText(`${location.host}/review/${id}/32`);
  // Selecting it selects the whole link.
  expect(link.closest('code')).toHaveTextContent(`${location.origin}/review/${id}/32`);
  await user.selectOptions(select, 'No specific workplace');
  expect(screen.getByText(`${location.host}/review/${id}`)).toBeVisible();
});

describe('Add New Workplace', () => {
  test.for([null, '   '])('does nothing where the name is cancelled or empty (%j)', async (name) => {
    signIn();
    const asked = vi.spyOn(window, 'prompt').mockReturnValue(name);
    const user = await renderPage(paths.home);
    await user.selectOptions(await choice(), ADD_NEW);
    expect(asked).toHaveBeenCalledOnce();
    expect(await choice()).toHaveValue('');
    expect(requestsTo(createWorkplace)).toEqual([]);
  });

  test.for([
    { typed: 'Oslo', location: 'Oslo', label: 'Night Kitchen - Oslo' },
    { typed: '', location: null, label: 'Night Kitchen' },
  ])('chooses the new one; its location ($location) is optional', async ({ typed, location, label }) => {
    signIn();
    vi.spyOn(window, 'prompt').mockReturnValueOnce('Night Kitchen').mockReturnValueOnce(typed);
    const added = { id: 9, name: 'Night Kitchen', location };
    respond(createWorkplace, () => {
      answer(listWorkplaces, [added]);
      return Response.json(added, { status: 201 });
    });
    const user = await renderPage(paths.home);
    await user.selectOptions(await choice(), ADD_NEW);
    await waitFor(async () => expect(await choice()).toHaveDisplayValue(label));
    expect(requestsTo(createWorkplace)).toMatchObject([{ body: { name: 'Night Kitchen', location } }]);
  });

  test('of a free plan that has its one workplace offers the plans, and asks nothing', async () => {
    signIn();
    answer(listWorkplaces, [{ id: 31, name: 'Blue Door', location: null }]);
    const asked = vi.spyOn(window, 'prompt');
    const user = await renderPage(paths.home);
    await screen.findByText('Blue Door');
    await user.selectOptions(await choice(), ADD_NEW);
    const [, reason] = refusals.workplaceLimitReached;
    expect(await screen.findByText(`Failed to add workplace. ${reason}`)).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    // A toast takes no presses in the moment that it arrives.
    await waitFor(() => user.click(screen.getByRole('button', { name: 'See plans', hidden: true })));
    await waitFor(() => expect(location.pathname).toBe(paths.pricing));
  });

  test.for([
    { what: 'a paid plan', arrange: () => void signIn(member('lena', { subscriptionType: 'monthly' })) },
    {
      what: 'a server that names no limit',
      arrange: () => {
        signIn();
        respond(getSubscriptionStatus, () => Response.json({ subscriptionType: 'free', totalReviews: 4 }));
      },
    },
    {
      what: 'an installation without plans',
      arrange: () => {
        signIn();
        changeSite({ hasPlans: false });
      },
    },
  ])('of $what asks for its name beside the first workplace', async ({ arrange }) => {
    arrange();
    answer(listWorkplaces, [{ id: 31, name: 'Blue Door', location: null }]);
    const asked = vi.spyOn(window, 'prompt').mockReturnValue(null);
    const user = await renderPage(paths.home);
    await screen.findByText('Blue Door');
    await user.selectOptions(await choice(), ADD_NEW);
    expect(asked).toHaveBeenCalledOnce();
    expect(shownToasts()).toEqual([]);
  });

  test('only logs a failure', async () => {
    signIn();
    refuse(createWorkplace, ...refusals.workplaceLimitReached);
    vi.spyOn(window, 'prompt').mockReturnValue('The second');
    const user = await renderPage(paths.home);
    await user.selectOptions(await choice(), ADD_NEW);
    await waitFor(() => expect(consoleErrors.join()).toContain('The workplace could not be added.'));
    consoleErrors.splice(0);
    expect(shownToasts()).toEqual([]);
    expect(await choice()).toHaveDisplayValue('No specific workplace');
  });
});

describe('Share QR Code', () => {
  test('passes the link to the share sheet, with one’s first name and a text that says the review takes 30 seconds', async () => {
    const { id } = signIn(member('lena', { fullName: 'Lena Fischer' }));
    const share = await pressShare({ share: async () => {} });
    expect(share).toHaveBeenCalledExactlyOnceWith({
      title: 'Review for Lena',
      text: expect.stringContaining('30 seconds'),
      url: `${location.origin}/review/${id}`,
    });
    expect(shownToasts()).toEqual([]);
  });

  test('shows and logs nothing when it is cancelled', async () => {
    signIn();
    await pressShare({ share: () => Promise.reject(new DOMException('cancelled', 'AbortError')) });
    expect(shownToasts()).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

  test('only logs a failure', async () => {
    signIn();
    await pressShare({ share: () => Promise.reject(new DOMException('broken', 'DataError')) });
    await waitFor(() => expect(consoleErrors.join()).toContain('The review link could not be shared.'));
    consoleErrors.splice(0);
    expect(shownToasts()).toEqual([]);
  });

  test('without a clipboard either selects the link: Copy this link to share: {link}', async () => {
    const { id } = signIn();
    await pressShare({ share: undefined, hasClipboard: false });
    const link = `${location.origin}/review/${id}`;
    await expectToast(`Copy this link to share: ${link}`);
    expect(String(getSelection())).toBe(link);
  });

  async function pressShare(browser: {
    share: ((data: ShareData) => Promise<void>) | undefined;
    hasClipboard?: boolean;
  }) {
    const share = browser.share && vi.fn(browser.share);
    const user = await renderPage(paths.home);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    if (browser.hasClipboard === false)
      vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    await user.click(await screen.findByRole('button', { name: 'Share QR Code' }));
    return share;
  }
});
