// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { screens } from '#contract/screens.ts';
import { startWithAna } from './start-app.ts';

/** Elements that may contain only phrasing content. */
const LINES =
  'span, b, strong, em, small, code, time, bdi, p, label, legend, summary, button, h1, h2, h3, h4';
const BLOCKS = 'div, p, ul, ol, dl, table, section, article, form, fieldset, figure, h1, h2, h3, h4';
/** Types of fields without text. */
const CHOICES = ['checkbox', 'radio'];

test('Every document follows the rules of HTML that browsers forgive', async () => {
  const { app, ana } = await startWithAna();
  const paths = [
    ...Object.values(screens).map(({ path }) => path),
    ...[`/review/${ana.user.id}`, '/review/999', '/my-review', '/for/nobody', '/nothing', '/dev/mail'],
  ];
  for (const [who, headers] of [
    ['visitor', {}],
    ['ana', { cookie: ana.cookie }],
  ] as const) {
    for (const path of paths) {
      const { text } = await app.visitor().get(path, headers);
      expect([who, path, problemsIn(text)]).toEqual([who, path, []]);
    }
  }
});

function problemsIn(html: string): string[] {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const all = [...document.querySelectorAll('*')];
  const ids = all.flatMap(({ id }) => id || []);
  const hasId = (name: string) => ids.includes(name);
  const problems = all.flatMap((element) => {
    const of = (name: string) => element.getAttribute(name) ?? '';
    const references = ['for', 'form', 'aria-labelledby', 'aria-describedby'].flatMap((name) =>
      of(name).split(' ').filter(Boolean),
    );
    return [
      element.matches(LINES) && element.querySelector(BLOCKS) && 'a block where only phrasing content may be',
      CHOICES.includes(of('type')) && element.hasAttribute('autocomplete') && 'autocomplete of a choice',
      /\s/.test(of('href')) && 'a blank in an address',
      !references.every(hasId) && 'a reference to nothing',
    ].flatMap((problem) => (problem ? `${problem}: ${element.outerHTML.slice(0, 300)}` : []));
  });
  return [...problems, ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `two of ${id}`)];
}
