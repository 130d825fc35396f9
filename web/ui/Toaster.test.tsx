import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTranslator } from '#contract/languages/translator.ts';
import { setTranslator } from '#web/language.ts';
import { Toaster } from '#web/ui/Toaster.tsx';
import { toast } from '#web/ui/toast.ts';

const area = () => screen.getByRole('region', { name: 'Notifications (F8)' });
const toasts = () => within(area()).queryAllByRole('listitem');

test('A toast closes after 5000 ms', async () => {
  vi.useFakeTimers();
  show();
  await act(() => vi.advanceTimersByTimeAsync(4_999));
  expect(toasts()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(toasts()).toEqual([]);
});

test('A toast takes the place of the one before', () => {
  show();
  act(() => toast({ title: 'Another' }));
  expect(toasts()).toHaveLength(1);
  expect(area()).toHaveTextContent('Another');
});

test('F8 focuses the notification area, and Close closes', () => {
  show();
  fireEvent.keyDown(document.body, { code: 'F8', key: 'F8' });
  expect(within(area()).getByRole('list')).toHaveFocus();
  fireEvent.click(within(area()).getByRole('button', { name: 'Close' }));
  expect(toasts()).toEqual([]);
});

test('A toast is swiped away to the right, in Arabic to the left', () => {
  show();
  expect(toasts()[0]).toHaveAttribute('data-swipe-direction', 'right');
  cleanup();
  setTranslator(createTranslator('ar', null));
  onTestFinished(() => setTranslator(createTranslator('en', null)));
  show();
  expect(toasts()[0]).toHaveAttribute('data-swipe-direction', 'left');
});

function show(): void {
  render(<Toaster />);
  act(() => toast({ title: 'Saved' }));
  expect(toasts()).toHaveLength(1);
}
