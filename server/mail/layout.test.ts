import { describe, expect, it } from 'vitest';
import { html } from '#server/http/html.ts';
import { newMailContext } from '#tests/mail-context.ts';
import { withoutAutolinks } from './blocks.ts';
import { mailDocument } from './layout.ts';

describe('html', () => {
  it('escapes values that are not markup, and joins lists', () => {
    const name = `<b>"Tom" & 'Ann'</b>`;
    const { markup } = html`<p title="${name}">${[name, html`<i>ok</i>`, null, false, 0]}</p>`;
    expect(markup).toBe(
      '<p title="&#60;b&#62;&#34;Tom&#34; &#38; &#39;Ann&#39;&#60;/b&#62;">&#60;b&#62;&#34;Tom&#34; &#38; &#39;Ann&#39;&#60;/b&#62;<i>ok</i>0</p>',
    );
  });
});

describe('The letterhead of a mail', () => {
  const context = newMailContext();
  const mail = { subject: 'Hello', preheader: '', heading: 'Hello', blocks: [], reason: '' };

  it('has the mark, the name of the site, and who the mail is for', () => {
    const { html, text } = mailDocument(context, { ...mail, addressee: 'Private, for Ana only' });
    expect(html).toMatch(/<img src="cid:.*>Goodword<.*>Private, for Ana only</s);
    expect(text).not.toContain('cid:');
  });

  it('leaves our mark out where the operator has a logo', () => {
    const site = { ...context.site, logo: { path: '/logo.svg', width: 1, height: 1 } };
    const { html } = mailDocument({ ...context, site }, mail);
    expect(html).not.toContain('<img');
    expect(html).toContain('>Goodword</div>');
  });
});

describe('withoutAutolinks', () => {
  // What Gmail and Apple Mail turn into links.
  const LINKABLE = /https?:\/\/|www\.\w|[\p{L}\d-]+\.\p{L}{2,}|\w@\w|[\p{L}\d]+[。．｡]\p{L}/u;

  it.each([
    'http://evil.example/login',
    'www.evil.example',
    'see evil.co.uk/a?b=c.',
    'mailto:me@evil.example',
    'http:\\\\evil.example',
    'пример.рф',
    '例え。テスト',
  ])('breaks up addresses in %j so that mail programs do not link them', (text) => {
    expect(LINKABLE.test(withoutAutolinks(text).markup)).toBe(false);
    expect(withoutAutolinks(text).markup.replaceAll('\u200b', '')).toBe(text);
  });

  it.each(['Great. Really great... 10:30, 4.5 stars!', 'Well done :)'])('leaves %j readable', (text) => {
    expect(withoutAutolinks(text).markup.replaceAll('\u200b', '')).toBe(text);
  });
});
