import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Language, languages, languageTag } from '#contract/languages/languages.ts';
import { createTranslator } from '#contract/languages/translator.ts';
import { isReadByNative } from '#locales/catalogue.ts';
import { renderPage, signIn } from '#tests/components/render-page.tsx';
import { setTranslator } from '#web/language.ts';
import { paths } from '#web/paths.ts';

const english = createTranslator('en', null);
const german = createTranslator('de', {
  Language: 'Sprache',
  'This page is in English only.': 'Diese Seite gibt es nur auf Englisch.',
});

afterEach(() => setTranslator(english));

test.for([paths.home, paths.login, paths.register])(
  'Visitors of %s find the same page in every language, with a link that keeps the query',
  async (path) => {
    const user = await renderPage(`${path}?from=some`);
    const menu = within(await screen.findByRole('navigation', { name: 'Language' }));
    const links = Object.entries(languages).map(([code, name]) => {
      const link = menu.getByRole('link', { name });
      const tag = languageTag(code as Language);
      expect(link).toHaveAttribute('href', `?lang=${code}`);
      expect(link).toHaveAttribute('hreflang', tag);
      expect(link).toHaveAttribute('lang', tag);
      return link;
    });
    expect(menu.getByRole('link', { current: true })).toHaveTextContent(languages.en);

    const chinese = menu.getByRole('link', { name: languages.zh });
    chinese.addEventListener('click', (event) => event.preventDefault());
    await user.click(chinese);
    expect(chinese).toHaveAttribute('href', `${location.origin}${path}?from=some&lang=zh`);
    expect(links).toHaveLength(menu.getAllByRole('link').length);
  },
);

test.for(['en', 'de', 'ar'] as const)(
  'Under the list of languages, a page in %s says if no native speaker has read it',
  async (language) => {
    setTranslator(createTranslator(language, {}));
    await renderPage(paths.login);
    const menu = within(await screen.findByRole('navigation', { name: 'Language' }));
    const isUnread = language !== 'en' && !isReadByNative(language);
    expect(menu.queryAllByText('No native speaker has read this translation yet.')).toHaveLength(
      isUnread ? 1 : 0,
    );
  },
);

test('Signed-in users choose their language in Settings, not in the footer', async () => {
  signIn();
  await renderPage(paths.help);
  expect(screen.queryByRole('navigation', { name: 'Language' })).not.toBeInTheDocument();
});

test.for([paths.terms, paths.privacy])('In other languages, %s says that it is in English', async (path) => {
  setTranslator(german);
  await renderPage(path);
  expect(screen.getByText('Diese Seite gibt es nur auf Englisch.')).toBeVisible();
  const text = screen.getByRole('heading', { level: 1 }).closest('[lang]');
  expect(text).toHaveAttribute('lang', 'en');
  expect(text).toHaveAttribute('dir', 'ltr');
  expect(text).not.toContainElement(screen.getByText('Diese Seite gibt es nur auf Englisch.'));
});
