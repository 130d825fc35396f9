import { format } from 'node:util';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { twMerge } from 'tailwind-merge';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import '#web/api/query-client.ts';
import { session } from '#web/api/read.ts';
import { dismissToast, shownToast } from '#web/ui/toast.ts';
import { consoleErrors } from './console-errors.ts';
import { fakeFetch, resetFakeApi, unansweredRequests } from './fake-api.ts';

// A busy machine may need seconds to load a page's code.
configure({ asyncUtilTimeout: 10_000 });

const timers: NodeJS.Timeout[] = [];
const { setTimeout } = globalThis;

beforeEach(() => {
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal('setTimeout', (...call: Parameters<typeof setTimeout>) => {
    const timer = setTimeout(...call);
    timers.push(timer);
    return timer;
  });
  stubLayout();
  vi.spyOn(console, 'error').mockImplementation((...message) => {
    const text = format(...message.map((part) => (part instanceof Error ? String(part) : part)));
    // Tests wait for the page instead of using act(); jsdom doesn't support <search>.
    if (!/\bact\(|The tag <search>/.test(text)) consoleErrors.push(text);
  });
});

afterEach(() => {
  const clashes = clashingClasses();
  cleanup();
  vi.useRealTimers();
  // A sign-in's timer would set the state of its page when there is no window anymore.
  for (const timer of timers.splice(0)) clearTimeout(timer);
  session.dispatchEvent(new Event('changed'));
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
  expect(clashes, 'classes that set a property twice').toEqual([]);
  expect(errors, 'errors in the console').toEqual([]);
  expect(unanswered, 'requests that nothing answers').toEqual([]);
});

/** The order of classes in the style sheet would decide which of them wins. */
function clashingClasses(): string[] {
  const shown = Array.from(document.querySelectorAll('[class]'), ({ classList }) => [...classList].join(' '));
  return [...new Set(shown)].filter((classes) => twMerge(classes) !== classes);
}

/** jsdom has no layout and no pointer capture. The stubs outlive a test, whose last effects may still run. */
function stubLayout(): void {
  const observer = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  Object.assign(globalThis, {
    scrollTo: () => {},
    matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
    IntersectionObserver: observer,
    ResizeObserver: observer,
  });
  Object.assign(Element.prototype, {
    scrollIntoView() {},
    hasPointerCapture: () => false,
    setPointerCapture() {},
    releasePointerCapture() {},
    // Animations end at once.
    animate: () => ({
      cancel() {},
      set onfinish(end: () => void) {
        end();
      },
    }),
  });
}
