import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#tests/components/render-page.tsx';
import { changeSite } from '#tests/components/site.ts';
import { paths } from '#web/paths.ts';

const publicPages = [
  paths.home,
  paths.login,
  paths.register,
  paths.pricing,
  paths.help,
  paths.terms,
  paths.privacy,
  '/no-page',
];

test('With closed registration, no public page has a link to sign up', async () => {
  changeSite({ registration: 'closed' });
  for (const path of publicPages) {
    await renderPage(path);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const links = Array.from(
      document.querySelectorAll<HTMLAnchorElement>('a:not([hreflang])'),
      ({ pathname }) => pathname,
    );
    expect([path, links]).toEqual([path, expect.not.arrayContaining([paths.register])]);
    if (path === paths.home || path === paths.register) {
      expect(screen.getByText('Sign-up is closed')).toBeVisible();
      expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', paths.login);
    }
    cleanup();
  }
});
