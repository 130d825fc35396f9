import { copyFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import { type Article, articleNames } from '#contract/articles.ts';
import { type Language, languages } from '#contract/languages/languages.ts';
import { freePlan, prices } from '#contract/plans.ts';
import { defaultSite, type Site } from '#contract/site.ts';
import { databaseFile } from '#server/db/open.ts';
import { newRegistration } from '#server/demo/cast.ts';
import { startApp } from '#tests/start-app.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';
import { openContent, readImprint } from './open-content.ts';

const NO_FOLDER = 'no folder of an operator';
const ours = (site: Partial<Site> = {}) => openContent(NO_FOLDER, { ...defaultSite, ...site });

describe('Our own texts', () => {
  const english = ours()('help', 'en');

  test.for(Object.keys(languages) as Language[])(
    'The help in %s has the questions and links of the English one',
    (language) => {
      const help = ours()('help', language);
      expect(help.language).toBe(language);
      expect(help.chapters.map(outline)).toEqual(english.chapters.map(outline));
      for (const [index, { html }] of partsOf(help).entries())
        expect([html, linksIn(html)]).toEqual([html, linksIn(partsOf(english)[index]?.html ?? '')]);
      if (language !== 'en') expect(help.title).not.toBe(english.title);
    },
  );

  test('no mark of Markdown is left in them', () => {
    for (const site of sites)
      for (const name of articleNames)
        for (const language of Object.keys(languages) as Language[]) {
          const text = partsOf(ours(site)(name, language))
            .map(({ title, html }) => title + html)
            .join('\n');
          expect([name, language, /\*\*|\]\(|:::|^#|\{|\bundefined\b/m.exec(text)?.input]).toEqual([
            name,
            language,
            undefined,
          ]);
        }
  });

  test('they name prices and limits where plans are sold, and neither elsewhere', () => {
    const textsOf = (site: Partial<Site>) =>
      articleNames.map((name) => JSON.stringify(ours(site)(name, 'en'))).join();
    expect(textsOf({})).toContain(
      `<strong>Free:</strong> ${freePlan.reviews} reviews in total and one workplace`,
    );
    expect(textsOf({})).toContain(`<strong>Annual:</strong> $${prices.annual} per year`);
    expect(freePlan.workplaces, 'Help and terms say "one workplace"').toBe(1);
    expect(textsOf({ hasPlans: false }).replace('The software is free under', '')).not.toMatch(
      /\bplans?\b|\bpric(e|ing)\b|\bfree\b|upgrade|billing|subscri|stripe|payment|\bpaid\b|revenue|\$\d/i,
    );
  });

  test('a legal page is in English for everyone, and says who runs the service', () => {
    const operator = { name: 'Praise & <Sons>', address: '1 *High* St' };
    const terms = ours({ operator })('terms', 'de');
    expect(terms.language).toBe('en');
    expect(terms.chapters[0]?.html).toContain(
      'its operator at this address: Praise &amp; &lt;Sons&gt;, 1 *High* St.',
    );
    expect(ours({ isPublic: true })('terms', 'en').chapters[0]?.html).toContain(
      "They haven't given their name.",
    );
  });
});

describe('An operator’s file in DATA_DIR/content', () => {
  test('takes the place of ours of the same name, and markup in it is text', () => {
    const folder = temporaryFolder({
      'terms.md': '# AGB von {name}\n\nGilt <b>immer</b>.\n\n## Kontakt\n\n{support}\n',
      'help/de.md': '# Unsere Hilfe\n',
    });
    const content = openContent(folder, { ...defaultSite, name: 'Lob & Co' });
    expect(content('terms', 'fr')).toEqual({
      title: 'AGB von Lob & Co',
      html: '<p>Gilt &lt;b&gt;immer&lt;/b&gt;.</p>\n',
      language: null,
      chapters: [{ id: 'kontakt', title: 'Kontakt', html: '<p>support@localhost</p>\n', questions: [] }],
    });
    expect(content('help', 'de').title).toBe('Unsere Hilfe');
    expect(content('help', 'fr').title).not.toBe('Unsere Hilfe');
    expect(content('privacy', 'de').title).toBe('Privacy Policy');
  });

  test.for([
    [{ 'term.md': '# Terms' }, /term\.md is not shown anywhere; known are \{imprint,/],
    [{ 'Imprint.MD': '# Imprint' }, /Imprint\.MD is not shown anywhere/],
    [{ 'terms.md': 'No heading' }, /terms\.md: it must begin with a heading, "# …"/],
    [{ 'terms.md': '# Terms\n\n{email}\n' }, /terms\.md: "\{email\}" is unknown; known are name · support/],
    [{ 'help.md': '# {__proto__}\n' }, /help\.md: "\{__proto__\}" is unknown; known are name/],
    [
      { 'help/de.md': '# Hilfe\n\n::: without a plan\nA\n:::\n' },
      /de\.md: "::: without a plan" is unknown; known are with plans/,
    ],
    [{ 'imprint.md': 'No heading' }, /imprint\.md: it must begin with a heading/],
  ] as const)(
    'that can’t be shown stops the start with one line that names it: %j',
    async ([files, line]) => {
      await expect(startWith(files)).rejects.toThrow(line);
    },
  );

  test('loses no text above its heading, below a heading without a chapter, or after a byte order mark', () => {
    const content = openContent(
      temporaryFolder({
        '.git/a.md': 'a',
        '._terms.md': 'b',
        'terms.md': '\uFEFFValid since May.\n\n# Terms\n\n### First of all\n\nBe kind.\n',
      }),
      defaultSite,
    );
    expect(content('terms', 'en')).toMatchObject({
      title: 'Terms',
      html: '<p>Valid since May.</p>\n',
      chapters: [{ title: 'First of all', html: '<p>Be kind.</p>\n' }],
    });
  });
});

describe('An imprint', () => {
  const IMPRINT = `
# Impressum

{name}, [Hauptstraße 1](/privacy), Köln

## Kontakt {#contact}

1. E-Mail: {support}

| Register | HRB 7 |
|---|---|
| USt-IdNr. | DE123 |

#### Aufsicht

::: with plans
Widerruf: 14 Tage
:::

# Streitbeilegung
`;

  test('is on every public page, as a whole and filled in', async () => {
    const app = await startWith({ 'imprint.md': IMPRINT, 'imprint/ar.md': '# إشعار\n\nLob GmbH\n' });
    const ana = (await app.visitor().post('/api/auth/register', newRegistration())).body;
    const articles = articleNames.map((name) => `/${name}`);
    const entrances = ['/login', '/register', '/forgot-password'];
    const customers = [`/review/${ana.id}`, '/review/0', '/my-review', '/unsubscribe', '/for/x'];
    for (const path of ['/', '/pricing', '/404', ...articles, ...entrances, ...customers]) {
      const { text } = await app.visitor().get(path, { accept: 'text/html' });
      const [, title, html = ''] = /<summary>(.*?)<\/summary><div>(.*?)<\/div><\/details>/s.exec(text) ?? [];
      expect([path, title]).toEqual([path, 'Impressum']);
      expect(html).toContain('<p>Goodword, <a href="/privacy">Hauptstraße 1</a>, Köln</p>');
      expect(html).toContain('<li>E-Mail: support@localhost</li>');
      expect(html).toContain('<td>DE123</td>');
      expect(html).toContain('<p>Widerruf: 14 Tage</p>');
      expect(html.match(/<h\d>[^<]+/g)).toEqual(['<h2>Kontakt', '<h3>Aufsicht', '<h2>Streitbeilegung']);
      const { text: other } = await app.visitor().get(path, { accept: 'text/html', 'accept-language': 'ar' });
      expect([path, other]).toEqual([path, expect.stringContaining('<summary>إشعار</summary>')]);
      expect(other).not.toContain('Impressum');
    }
  });

  test.for([
    {
      files: ['imprint.md', 'imprint/de.md'],
      shown: { de: 'imprint/de.md', en: 'imprint.md', ar: 'imprint.md' },
    },
    { files: ['imprint/de.md', 'imprint/en.md'], shown: { de: 'imprint/de.md', fr: 'imprint/en.md' } },
    { files: ['imprint/de.md'], shown: { en: 'imprint/de.md', ar: 'imprint/de.md' } },
  ])(
    'is on the pages of all languages, also of those that it is not written in: $files',
    ({ files, shown }) => {
      const texts = Object.fromEntries(files.map((file) => [file, `# ${file}\n`]));
      const imprint = readImprint(temporaryFolder(texts), defaultSite) ?? {};
      expect(Object.keys(imprint)).toEqual(Object.keys(languages));
      for (const [language, file] of Object.entries(shown))
        expect([language, imprint[language as Language]?.title]).toEqual([language, file]);
    },
  );
});

test('A page that opens another loads its text as data', async () => {
  const app = await startApp();
  const { body, headers } = await app.visitor().get('/content/help.json?lang=de');
  expect(body).toEqual(ours()('help', 'de'));
  const again = await app
    .visitor()
    .get('/content/help.json?lang=de', { 'if-none-match': headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

const sites: Partial<Site>[] = [
  {},
  { hasPlans: false, registration: 'closed' },
  { operator: { name: 'Ann', address: null } },
];

function partsOf({ chapters, ...top }: Article) {
  return [top, ...chapters.flatMap(({ questions, ...chapter }) => [chapter, ...questions])];
}

function outline({ id, questions }: Article['chapters'][number]) {
  return [id, ...questions.map((question) => question.id)];
}

function linksIn(html: string): string[] {
  return Array.from(html.matchAll(/href="([^"]+)"/g), ([, target = '']) => target).sort();
}

/** Has a migrated database of its own. */
async function startWith(files: Record<string, string>) {
  const inContent = Object.entries(files).map(([name, text]) => [`content/${name}`, text]);
  const dataDir = temporaryFolder(Object.fromEntries(inContent));
  copyFileSync(databaseFile(inject('migratedFolder')), databaseFile(dataDir));
  return startApp({ storage: { dataDir, databaseUrl: null } });
}
