import { QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { AuthProvider } from '#web/accounts/auth.tsx';
import { queryClient } from '#web/api/query-client.ts';
import { DashboardPage } from '#web/dashboard/DashboardPage.tsx';
import { Header } from '#web/layout/Header.tsx';
import { paths } from '#web/paths.ts';

// A browser is redirected by the guard before either renders.

test('The header renders nothing without a user', () => {
  expect(renderSignedOut(createElement(Header))).toBe('');
});

test('The dashboard shows a plain loading message when no user is present', () => {
  expect(renderSignedOut(createElement(DashboardPage))).toBe('<p>Loading...</p>');
});

function renderSignedOut(page: ReactNode): string {
  const provided = createElement(AuthProvider, null, page);
  const cached = createElement(QueryClientProvider, { client: queryClient }, provided);
  return renderToStaticMarkup(createElement(() => Router({ ssrPath: paths.dashboard, children: cached })));
}
