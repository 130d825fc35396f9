import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusals } from '#contract/errors.ts';
import { lookUpUser } from '#contract/reviews.ts';
import { lookUpWorkplace } from '#contract/workplaces.ts';
import { answer, disconnect, hold, refuse, respond } from '#tests/components/fake-api.ts';
import { ReviewLookup } from '#web/public/ReviewLookup.tsx';

const stars = () => screen.queryAllByRole('radio');

test('The lookup shows Loading..., then the form', async () => {
  answer(lookUpUser, { id: 7, fullName: 'Jo March' });
  const release = hold(lookUpUser);
  open('/review/7');
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(stars()).toEqual([]);
  release();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Jo');
  expect(document.body).not.toHaveTextContent('March');
  expect(stars()).toHaveLength(5);
});

test('A failed user lookup shows Invalid Review Link', async () => {
  refuse(lookUpUser, ...refusals.userNotFound);
  open('/review/999999');
  expect(await screen.findByRole('heading', { name: 'Invalid Review Link' })).toBeVisible();
  expect(
    screen.getByText("The review link you're trying to access is invalid or has expired."),
  ).toBeVisible();
  expect(stars()).toEqual([]);
});

test('A failed workplace lookup does not block the form', async () => {
  answer(lookUpUser, { id: 7, fullName: 'Jo March' });
  refuse(lookUpWorkplace, 500);
  open('/review/7/31');
  expect(await screen.findAllByRole('radio')).toHaveLength(5);
});

test('The lookup needs nothing but names', async () => {
  respond(lookUpUser, () => Response.json({ id: 7, fullName: 'Jo March' }));
  respond(lookUpWorkplace, () => Response.json({ id: 31, name: 'Blue Door' }));
  open('/review/7/31');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Jo');
  expect(screen.getByText('Blue Door')).toBeVisible();
  expect(stars()).toHaveLength(5);
});

test('Without a connection the lookup can be tried again', async () => {
  disconnect(lookUpUser);
  open('/review/7');
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeVisible();
  answer(lookUpUser, { id: 7, fullName: 'Jo March' });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('radio')).toHaveLength(5);
});

function open(path: string): void {
  history.replaceState(null, '', path);
  render(<ReviewLookup />);
}
