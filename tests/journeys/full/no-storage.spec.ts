import { expect, test } from '../fixtures.ts';
import { commentsOf, notices, submitOffline, thanks } from '../unsent-review.ts';

test.describe('Without storage in the browser', () => {
  for (const [state, breakStorage] of [
    ['is missing', () => Reflect.deleteProperty(window, 'indexedDB')],
    [
      'is forbidden',
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('no', 'SecurityError');
        };
      },
    ],
    [
      'never answers',
      () => {
        IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
      },
    ],
    [
      'is full',
      () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ] as const)
    test(`when IndexedDB ${state}, a review is still sent, and the page asks to be kept open`, async ({
      page,
      user,
      customer,
      consoleErrors,
    }) => {
      await customer.addInitScript(breakStorage);
      await customer.goto(`/review/${user.id}`);
      await submitOffline(customer, 'Only here.');
      await expect(customer.getByText(/couldn't save it, so please keep this page open/)).toBeVisible();
      await expect(customer.getByText(/Saved on this phone/)).toHaveCount(0);
      await expect(customer.getByRole('alert')).toContainText('You are offline.');
      await expect(notices(customer)).toHaveText('Error Failed to submit review', { useInnerText: true });
      await customer.context().setOffline(false);
      await expect(thanks(customer)).toBeVisible();
      expect(await commentsOf(page)).toEqual(['Only here.']);
      consoleErrors.splice(0);
    });
});
