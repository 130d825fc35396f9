import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { listReviews, type Review } from '#contract/reviews.ts';
import { listWorkplaces } from '#contract/workplaces.ts';
import { answer, hold, requestsTo, respond } from '#tests/components/fake-api.ts';
import { receivedReview } from '#tests/components/fixtures.ts';
import { renderPage, signIn } from '#tests/components/render-page.tsx';
import { paths } from '#web/paths.ts';

const blueDoor = { id: 31, name: 'Blue Door', location: 'Lisbon' };

describe('A review', () => {
  test('has a date like January 5, 2024', async () => {
    await showReview({ createdAt: '2024-01-05T12:00:00.000Z' });
    expect(screen.getByText('January 5, 2024')).toBeVisible();
  });

  test('shows Unknown date for an invalid one', async () => {
    await showReview({ createdAt: 'long ago' });
    expect(screen.getByText('Unknown date')).toBeVisible();
  });

  test.for([null, '', undefined])('without a customer name (%j) shows Anonymous Customer', async (name) => {
    await showReview({ customerName: name });
    expect(screen.getByText('Anonymous Customer')).toBeVisible();
  });

  test('may lack location, photo and workplace', async () => {
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

  test('has a From line with the workplace’s name and location', async () => {
    signIn();
    answer(listWorkplaces, [blueDoor]);
    answer(listReviews, [receivedReview({ workplaceId: blueDoor.id })]);
    await renderPage(paths.reviews);
    const review = await screen.findByRole('article');
    await waitFor(() => expect(review).toHaveTextContent('From: Blue Door - Lisbon'));
    expect(review).toHaveTextContent('Customer from Ghent');
    expect(review).not.toHaveTextContent('General Review');
  });

  test.for([
    { path: paths.home, level: 3 },
    { path: paths.reviews, level: 2 },
  ])('is an article headed by the customer’s name: h$level on $path', async ({ path, level }) => {
    signIn();
    answer(listReviews, [receivedReview({ customerName: 'Daniel Weiss' })]);
    await renderPage(path);
    const review = within(await screen.findByRole('article', { name: 'Daniel Weiss' }));
    expect(review.getByRole('heading', { level })).toHaveTextContent('Daniel Weiss');
  });
});

test('The workplace filter offers All Workplaces or one workplace', async () => {
  signIn();
  answer(listWorkplaces, [blueDoor]);
  await renderPage(paths.reviews);
  await screen.findByText('Blue Door - Lisbon');
  const filter = screen.getByRole('combobox');
  const options = within(filter).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['All Workplaces', 'Blue Door - Lisbon']);
  expect(filter).toHaveDisplayValue('All Workplaces');
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
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const rows = (await files[0]?.text())?.split('\n').slice(1) ?? [];
  expect(rows).toHaveLength(all.length);
  expect(rows[0]).toBe('"January 5, 2024",Zoë Ng,Ghent,4,General,"Comment 230"');
  expect(rows.at(-1)).toBe('"January 5, 2024",Zoë Ng,Ghent,4,General,"Comment 1"');
  expect(requestsTo(listReviews).length).toBeGreaterThan(2);
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

/** A review as it may arrive: with optional fields missing, or with an invalid date. */
type Received = { [Field in keyof Review]?: unknown };

function showReview(fields: Received): Promise<HTMLElement> {
  return showReviews([{ ...receivedReview(), ...fields }]);
}

async function showReviews(reviews: Received[]): Promise<HTMLElement> {
  signIn();
  respond(listReviews, () => Response.json(reviews));
  await renderPage(paths.reviews);
  const [first] = await screen.findAllByRole('article');
  return first as HTMLElement;
}
