import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { refusals } from '#contract/errors.ts';
import {
  getUnreadReviews,
  markReviewRead,
  pickReview,
  pinReview,
  unpinReview,
} from '#contract/my-reviews.ts';
import { getReviewStats, listReviews, type Review } from '#contract/reviews.ts';
import { listWorkplaces } from '#contract/workplaces.ts';
import { answer, disconnect, hold, refuse, requestsTo, respond } from '#tests/components/fake-api.ts';
import { receivedReview } from '#tests/components/fixtures.ts';
import { expectToast, renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

const WISH = 'Would like a reply';
const blueDoor = { id: 31, name: 'Blue Door', location: 'Lisbon' };

describe('A review', () => {
  test('may lack name, location, photo and workplace', async () => {
    const { id, rating, comment, userId, createdAt } = receivedReview();
    const review = await showReviews([{ id, rating, comment, userId, createdAt }]);
    expect(review).toHaveTextContent('Anonymous Customer');
    expect(review).toHaveTextContent('From: General Review');
    expect(review).not.toHaveTextContent('Customer from');
    expect(review.querySelector('img')).toBeNull();
  });

  test('shows the customer’s photo; initials where it is missing or fails', async () => {
    const photo = '/avatar?name=Zo%C3%AB';
    await showReviews([
      receivedReview({ id: 2, customerPhoto: photo }),
      receivedReview({ id: 1, customerPhoto: null }),
    ]);
    const [withPhoto, without] = screen.getAllByRole('article');
    const image = withPhoto?.querySelector('img');
    expect(image).toHaveAttribute('src', photo);
    expect(without?.querySelector('img')).toBeNull();
    expect(without).toHaveTextContent('ZN');
    if (image) fireEvent.error(image);
    expect(withPhoto?.querySelector('img')).toBeNull();
    expect(withPhoto).toHaveTextContent('ZN');
  });

  test('says that its customer would like a reply while one is possible, and the form that they get an email', async () => {
    const [now, past] = [0, 31].map((days) => new Date(Date.now() - days * 86_400_000).toISOString());
    const asked = { wantsReply: true, linkSavedAt: now };
    await showReviews([
      receivedReview({ id: 3, ...asked, createdAt: now }),
      receivedReview({ id: 2, ...asked, createdAt: past }),
      receivedReview({ id: 1, linkSavedAt: now, createdAt: now }),
    ]);
    const wishes = screen.getAllByRole('article').map((review) => review.textContent?.includes(WISH));
    expect(wishes).toEqual([true, false, false]);
    const [first, other] = screen.getAllByRole('button', { name: 'Reply privately' });
    for (const [button, means] of [
      [first, "We'll email them a link to it."],
      [other, 'on their private link.'],
    ] as const) {
      if (button) await userEvent.click(button);
      expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(expect.stringContaining(means));
      await userEvent.keyboard('{Escape}');
    }
  });

  test('has a From line with the workplace’s name and location', async () => {
    signIn();
    answer(listWorkplaces, [blueDoor]);
    answer(listReviews, [receivedReview({ workplaceId: blueDoor.id })]);
    await renderPage(paths.reviews);
    const review = await screen.findByRole('article', { name: 'Zoë Ng' });
    expect(review).toHaveTextContent('January 5, 2024');
    await waitFor(() => expect(review).toHaveTextContent('From: Blue Door - Lisbon'));
    expect(review).toHaveTextContent('Customer from Ghent');
    expect(review).not.toHaveTextContent('General Review');
  });
});

test('The workplace filter offers All Workplaces or one workplace, and reads its reviews', async () => {
  signIn();
  answer(listWorkplaces, [blueDoor]);
  const user = await renderPage(paths.reviews);
  await screen.findByText('Blue Door - Lisbon');
  const filter = screen.getByRole('combobox', { name: 'Workplace' });
  const options = within(filter).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['All Workplaces', 'Blue Door - Lisbon']);
  expect(filter).toHaveDisplayValue('All Workplaces');
  await user.selectOptions(filter, 'Blue Door - Lisbon');
  await waitFor(() =>
    expect(requestsTo(listReviews).at(-1)?.query).toMatchObject({ workplaceId: String(blueDoor.id) }),
  );
});

test('The CSV export holds everything that the filter shows, however many pages it fills', async () => {
  signIn();
  const all = Array.from({ length: 230 }, (_, index) =>
    receivedReview({ id: 230 - index, comment: `Comment ${230 - index}` }),
  );
  respond(listReviews, ({ query }) => {
    const limit = Number(query.limit);
    const rest = all.filter(({ id }) => id < Number(query.cursor ?? Number.POSITIVE_INFINITY));
    const page = rest.slice(0, limit);
    const next = `</api/reviews?limit=${limit}&cursor=${page.at(-1)?.id}>; rel="next"`;
    return Response.json(page, rest.length > limit ? { headers: { link: next } } : {});
  });
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const user = await renderPage(paths.reviews);
  await screen.findAllByRole('article');
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const rows = (await files[0]?.text())?.split('\n').slice(1) ?? [];
  expect(rows).toHaveLength(all.length);
  expect(rows[0]).toContain('"Comment 230"');
  expect(rows.at(-1)).toContain('"Comment 1"');
});

describe('A pinned review', () => {
  const [newest, oldest] = [receivedReview({ id: 2 }), receivedReview({ id: 1, customerName: 'Ida Berg' })];

  /** Answers lists like the server. */
  function answerReviews(reviews: Review[]): void {
    respond(listReviews, ({ query }) =>
      Response.json(query.pinned ? reviews.filter(({ pinnedAt }) => pinnedAt) : reviews),
    );
  }

  test('is on top, once, until it is unpinned', async () => {
    signIn();
    answerReviews([newest, { ...oldest, pinnedAt: '2024-02-01T12:00:00.000Z' }]);
    answer(unpinReview, oldest);
    const user = await renderPage(paths.reviews);
    expect(within(await screen.findByRole('list', { name: 'Pinned' })).getByText('Ida Berg')).toBeVisible();
    expect(names()).toEqual(['Ida Berg', 'Zoë Ng']);
    const pin = screen.getByRole('button', { name: 'Pin review by Ida Berg', pressed: true });
    await user.click(pin);
    await waitFor(() => expect(names()).toEqual(['Zoë Ng', 'Ida Berg']));
    expect(screen.queryByRole('list', { name: 'Pinned' })).toBeNull();
    await expectToast('Unpinned');
  });

  test('moves to the top with the focus of the keyboard', async () => {
    signIn();
    answerReviews([newest, oldest]);
    answer(pinReview, oldest);
    const user = await renderPage(paths.reviews);
    const button = (pressed: boolean) =>
      screen.findByRole('button', { name: 'Pin review by Ida Berg', pressed });
    (await button(false)).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['Ida Berg', 'Zoë Ng']));
    await waitFor(async () => expect(await button(true)).toHaveFocus());
  });

  test('beyond the third replaces the oldest, where that is asked for', async () => {
    signIn();
    const pinned = [4, 3, 2].map((id) =>
      receivedReview({ id, customerName: `No. ${id}`, pinnedAt: `2024-02-0${id}T12:00:00.000Z` }),
    );
    answerReviews([receivedReview({ id: 5 }), ...pinned]);
    const [status, message] = refusals.pinLimitReached;
    refuse(pinReview, status, message);
    answer(unpinReview, oldest);
    const user = await renderPage(paths.reviews);
    await user.click(await screen.findByRole('button', { name: 'Pin review by Zoë Ng' }));
    await expectToast("You've already pinned three");
    answer(pinReview, newest);
    await waitFor(() => user.click(screen.getByRole('button', { name: 'Replace the oldest' })));
    const list = await screen.findByRole('list', { name: 'Pinned' });
    await waitFor(() => expect(namesIn(list)).toEqual(['Zoë Ng', 'No. 4', 'No. 3']));
    expect(requestsTo(unpinReview).map(({ params }) => params.id)).toEqual(['2']);
  });
});

describe('New reviews', () => {
  const letters = [7, 8, 9].map((id) =>
    receivedReview({ id, customerName: `No. ${id}`, comment: `Words ${id}.`, isUnread: true }),
  );

  function answerWithNew(): void {
    signIn();
    const read = new Set<number>();
    const unread = () => letters.filter(({ id }) => !read.has(id));
    respond(getUnreadReviews, () => Response.json({ count: unread().length, oldest: unread() }));
    respond(listReviews, ({ query }) => Response.json(query.pinned ? [] : letters.toReversed()));
    respond(markReviewRead, ({ params }) => {
      read.add(Number(params.id));
      return new Response(null, { status: 204 });
    });
    answer(getReviewStats, { totalReviews: 124, recentViews: 0, averageRating: 5 });
  }

  test('stand first, under New, and the list alone marks none of them as read', async () => {
    answerWithNew();
    const user = await renderPage(paths.reviews);
    const list = await screen.findByRole('list', { name: 'New' });
    expect(namesIn(list)).toEqual(['No. 9', 'No. 8', 'No. 7']);
    expect(within(list).getAllByText('Unread')).toHaveLength(3);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(requestsTo(markReviewRead)).toEqual([]);
    await user.click(within(list).getByRole('link', { name: 'Read 3 new reviews' }));
    expect(await screen.findByRole('dialog', { name: 'Your new reviews' })).toBeVisible();
  });

  test('open one by one, oldest first, and are read after a second on the screen', async () => {
    answerWithNew();
    const user = await renderPage(`${paths.reviews}?new`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Your new reviews' }));
    const next = (name: string) => dialog.findByRole('button', { name });
    expect(dialog.getByText('Words 7.')).toBeVisible();
    await user.click(await next('Next, 2 more'));
    expect(await dialog.findByText('Words 8.')).toBeVisible();
    await waitFor(() => expect(requestsTo(markReviewRead)).toHaveLength(1), { timeout: 2_000 });
    await user.keyboard('{ArrowRight}');
    expect(await dialog.findByText('Words 9.')).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(dialog.getByText('Words 8.')).toBeVisible();
    await user.click(await next('Next, 1 more'));
    await user.click(await next('Done'));
    expect(await dialog.findByText("That's all.")).toBeVisible();
    expect(dialog.getByText('You have 124 reviews.')).toBeVisible();
    expect(requestsTo(markReviewRead).map(({ params }) => params.id)).toEqual(['8']);
    expect(dialog.getByRole('link', { name: 'Show my code' })).toHaveAttribute('href', paths.show);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const list = await screen.findByRole('list', { name: 'New' });
    expect(within(list).getAllByText('Unread')).toHaveLength(2);
    expect(within(list).getByRole('link', { name: 'Read 2 new reviews' })).toBeVisible();
    expect(location.search).toBe('');
  });

  test('follow the letter of a mail, oldest first', async () => {
    answerWithNew();
    const user = await renderPage(`${paths.reviews}?new=8`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Your new reviews' }));
    for (const [words, next] of [
      ['Words 8.', 'Next, 2 more'],
      ['Words 7.', 'Next, 1 more'],
      ['Words 9.', 'Done'],
    ] as const) {
      expect(await dialog.findByText(words)).toBeVisible();
      await user.click(await dialog.findByRole('button', { name: next }));
    }
  });

  test.for([
    ['is read already', '5', 'Words 5.'],
    ['is gone', '6', 'Words 7.'],
    ['has no number', 'seven', 'Words 7.'],
  ] as const)('are read also if the letter of a mail %s', async ([, id, words]) => {
    answerWithNew();
    const read = receivedReview({ id: 5, comment: 'Words 5.' });
    respond(listReviews, ({ query }) =>
      Response.json(query.pinned ? [] : query.limit === '1' ? [read] : letters),
    );
    await renderPage(`${paths.reviews}?new=${id}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Your new reviews' }));
    expect(await dialog.findByText(words)).toBeVisible();
  });

  test('are closed by Done where there is only one', async () => {
    answerWithNew();
    answer(getUnreadReviews, { count: 1, oldest: letters.slice(0, 1) });
    const user = await renderPage(`${paths.reviews}?new=7`);
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('');
  });

  test('that are still on their way are waited for, not taken for the end, and then are all there', async () => {
    answerWithNew();
    answer(getUnreadReviews, { count: 3, oldest: letters.slice(0, 1) });
    const user = await renderPage(`${paths.reviews}?new`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Your new reviews' }));
    const next = await dialog.findByRole('button', { name: 'Next, 2 more' });
    answer(getUnreadReviews, { count: 3, oldest: letters });
    const arrive = hold(getUnreadReviews);
    await user.click(next);
    await user.click(next);
    expect(dialog.getByText('Words 7.')).toBeVisible();
    arrive();
    expect(await dialog.findByText('Words 8.')).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Next, 1 more' }));
    expect(await dialog.findByText('Words 9.')).toBeVisible();
    expect(requestsTo(getUnreadReviews).filter(({ query }) => query.after)).toHaveLength(2);
  });

  test('are none where all is read: their address shows the list', async () => {
    await showReviews([receivedReview()], `${paths.reviews}?new`);
    await waitFor(() => expect(location.search).toBe(''));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

test.for([
  [60, 'words-l'],
  [61, 'words-m'],
  [180, 'words-m'],
  [181, 'words-s'],
] as const)('%i characters stand in %s', async ([length, size]) => {
  await showReviews([receivedReview({ comment: 'x'.repeat(length) })]);
  expect(screen.getByText(/^x+$/)).toHaveClass(size);
});

test('More opens the export and the way to an employer’s link; Escape or a press outside closes it', async () => {
  await showReviews([receivedReview()]);
  const user = userEvent.setup();
  const more = screen.getByRole('button', { name: 'More', expanded: false });
  const link = () => screen.queryByRole('link', { name: 'Take my reviews with me' });
  expect(link()).toBeNull();
  await user.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(link()).toHaveAttribute('href', paths.reputation);
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeEnabled();
  await user.keyboard('{Tab}{Escape}');
  expect([link(), document.activeElement]).toEqual([null, more]);
  await user.click(more);
  await user.click(screen.getByRole('heading', { name: 'My Reviews' }));
  expect([link(), document.activeElement]).toEqual([null, more]);
});

test('Reviews are grouped by month; one with an invalid date stays with the ones before it', async () => {
  await showReviews([
    receivedReview({ id: 3, createdAt: '2024-02-05T12:00:00.000Z' }),
    { ...receivedReview({ id: 2 }), createdAt: 'long ago' },
    receivedReview({ id: 1, createdAt: '2023-12-05T12:00:00.000Z' }),
  ]);
  const sizes = ['February 2024', 'December 2023'].map((name) => {
    const month = within(screen.getByRole('list', { name }));
    return month.getAllByRole('article').length;
  });
  expect(sizes).toEqual([2, 1]);
});

test('A single month has no label', async () => {
  await showReviews([receivedReview({ id: 2 }), receivedReview({ id: 1 })]);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.queryByText('January 2024')).toBeNull();
});

test('Stars filter the list and the export', async () => {
  signIn();
  respond(listReviews, ({ query }) =>
    Response.json(query.rating === '1' ? [] : query.pinned ? [] : [receivedReview()]),
  );
  const user = await renderPage(paths.reviews);
  await screen.findByRole('article');
  const rating = screen.getByRole('combobox', { name: 'Rating' });
  await user.selectOptions(rating, '1 star');
  expect(await screen.findByText('No 1-star reviews')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  await user.selectOptions(rating, 'All stars');
  expect(await screen.findByRole('article')).toBeVisible();
});

describe('Show a random review', () => {
  test('opens a letter full screen, and another one, until it is closed', async () => {
    signIn();
    answer(listReviews, [receivedReview({ id: 1 })]);
    respond(pickReview, ({ query }) =>
      Response.json({
        review: receivedReview(
          query.except === '5' ? { id: 6, comment: 'Sunny.' } : { id: 5, comment: 'Kind.' },
        ),
      }),
    );
    const user = await renderPage(paths.reviews);
    await user.click(await screen.findByRole('button', { name: 'Show a random review' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'One of your reviews' }));
    expect(await dialog.findByText('Kind.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Another one' }));
    expect(await dialog.findByText('Sunny.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show a random review' })).toHaveFocus());
  });

  test('is missing without a review of four or five stars', async () => {
    await showReviews([receivedReview({ rating: 3 })]);
    expect(screen.queryByRole('button', { name: 'Show a random review' })).toBeNull();
  });
});

describe('A search', () => {
  const [cafe, tea] = [
    receivedReview({ id: 2, comment: 'Best CAFÉ in town, and straße too.', customerName: 'Ana Café' }),
    receivedReview({ id: 1, comment: 'Good tea.', pinnedAt: '2024-02-01T12:00:00.000Z' }),
  ];

  async function search() {
    signIn();
    respond(listReviews, ({ query }) =>
      Response.json(
        query.search === 'cafe strasse' ? [cafe] : query.search ? [] : query.pinned ? [tea] : [cafe, tea],
      ),
    );
    const user = await renderPage(paths.reviews);
    await screen.findAllByRole('article');
    const field = screen.getByRole('searchbox', { name: 'Search reviews' });
    expect(field.closest('search')).not.toBeNull();
    return { user, field };
  }

  test('shows what it finds with the words marked, without pinned reviews', async () => {
    const { user, field } = await search();
    expect(screen.getByRole('list', { name: 'Pinned' })).toBeVisible();
    await user.type(field, ' cafe strasse');
    await waitFor(() => expect(names()).toEqual(['Ana Café']));
    expect(screen.queryByRole('list', { name: 'Pinned' })).toBeNull();
    const marked = Array.from(document.querySelectorAll('mark'), ({ textContent }) => textContent);
    expect(marked).toEqual(['CAFÉ', 'straße', 'Café']);
    const searches = requestsTo(listReviews).flatMap(({ query }) => query.search ?? []);
    expect(searches.at(-1)).toBe('cafe strasse');
    // Not one a letter; a busy machine pauses between some.
    expect(searches.length).toBeLessThan('cafe strasse'.length / 2);
  });

  test('is in the address, and going back leaves it', async () => {
    const { user, field } = await search();
    await user.type(field, 'cafe strasse');
    await waitFor(() => expect(location.search).toBe('?search=cafe+strasse'));
    history.back();
    await waitFor(() => expect(field).toHaveValue(''));
    await waitFor(() => expect(names()).toEqual(['Zoë Ng', 'Ana Café']));
  });

  test('without a hit says so, and is cleared by a button or Escape', async () => {
    const { user, field } = await search();
    await user.type(field, 'soup');
    expect(await screen.findByText('No reviews match “soup”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(field).toHaveFocus();
    await user.type(field, 'soup{Escape}');
    expect(field).toHaveValue('');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  test('needs a connection', async () => {
    const { user, field } = await search();
    disconnect(listReviews);
    await user.type(field, 'tea');
    expect(await screen.findByText('Search needs an internet connection.')).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });
});

test('An empty list has a way to the dashboard', async () => {
  signIn();
  const user = await renderPage(paths.reviews);
  expect(await screen.findByText('No reviews yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go to Dashboard' }));
  await waitFor(() => expect(location.pathname).toBe(paths.dashboard));
});

test('Loading shows 5 placeholders', async () => {
  signIn();
  const release = hold(listReviews);
  await renderPage(paths.reviews);
  const placeholders = () => document.querySelectorAll('[data-placeholder]');
  expect(placeholders()).toHaveLength(5);
  release();
  await waitFor(() => expect(placeholders()).toHaveLength(0));
});

const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('article')
    .map((review) => within(review).getByRole('heading').textContent);
const names = () => namesIn(document.body);

/** A review as it may arrive: with optional fields missing, or with an invalid date. */
type Received = { [Field in keyof Review]?: unknown };

async function showReviews(reviews: Received[], path: string = paths.reviews): Promise<HTMLElement> {
  signIn();
  respond(listReviews, ({ query }) => Response.json(query.pinned ? [] : reviews));
  await renderPage(path);
  const [first] = await screen.findAllByRole('article');
  return first as HTMLElement;
}
