import { format } from 'node:util';
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { queryClient } from '#web/api/query-client.ts';
import { dismissToast, shownToast } from '#web/ui/toast.ts';
import { consoleErrors } from './console-errors.ts';
import { fakeFetch, resetFakeApi, unansweredRequests } from './fake-api.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', fakeFetch);
  // jsdom has no layout.
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: false }));
  vi.spyOn(console, 'error').mockImplementation((...message) => {
    const text = format(...message);
    // Tests wait for what the page shows, not for React's queue.
    if (!/\bact\(/.test(text)) consoleErrors.push(text);
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  queryClient.clear();
  const toast = shownToast();
  if (toast) dismissToast(toast.id);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  const errors = consoleErrors.splice(0);
  const unanswered = [...unansweredRequests];
  resetFakeApi();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(errors, 'errors in the console').toEqual([]);
  expect(unanswered, 'requests that nothing answers').toEqual([]);
});
