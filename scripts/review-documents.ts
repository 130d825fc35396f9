import { type Language, textDirection } from '../contract/languages/languages.ts';
import { loadTranslator } from '../contract/languages/load-translator.ts';
import { describe, fill } from '../web/document-head.ts';

interface Parts {
  language: Language;
  render: typeof import('../web/prerender.tsx').renderReviewTemplate;
  template: string;
  dictionaryLink: string[];
  reviewLinkScripts: string[];
}

/** The customer's pages in one language, each with placeholders that the server fills in. */
export async function documentsOfReviewPage({
  language,
  render,
  template,
  dictionaryLink,
  reviewLinkScripts,
}: Parts): Promise<{ name: string; html: string }[]> {
  const translator = await loadTranslator(language, ['customer']);
  const { t } = translator;
  // Here already, since the script that shows it has failed.
  const failure = `<p id="failure" role="alert" hidden class="bg-danger-soft p-5 text-danger">${t('Loading issue detected. Please refresh the page.')}</p>`;
  const { form, formGeneral, closed, invalid, refused, thanks, reviewLink } = render(translator);
  const name = '%FIRST_NAME%';
  const title = t('Review for {name}', { name });
  const question = t('How did {name} do? Write a private review in 30 seconds: only {name} will read it.', {
    name,
  });
  const path = '%PATH%';
  const image = { path: '/review/%USER_ID%/preview.png', alt: t('How did {name} do?', { name }) };
  const documents = [
    {
      name: 'review-form',
      head: describe({
        title: t('Review for {name} at {workplace}', { name, workplace: '%WORKPLACE%' }),
        description: `%WORKPLACE%. ${question}`,
        path,
        image,
      }),
      markup: form,
    },
    {
      name: 'review-form-general',
      head: describe({ title, description: question, path, image }),
      markup: formGeneral,
    },
    { name: 'review-closed', head: describe({ title, path, image }), markup: closed },
    { name: 'review-invalid', head: [`<title>${t('Invalid Review Link')}</title>`], markup: invalid },
    {
      name: 'review-link',
      head: [`<title>${t('Your review')}</title>`, ...reviewLinkScripts],
      markup: reviewLink,
      data: '',
    },
    {
      name: 'review-refused',
      head: ['<title>%TITLE% - %SITE_NAME%</title>'],
      markup: refused,
      data: '',
      hasScripts: false,
    },
    {
      name: 'review-thanks',
      head: [`<title>${t('Thank You')} - %SITE_NAME%</title>`],
      markup: thanks,
      data: '',
      hasScripts: false,
    },
  ];
  return documents.map(({ name, head, markup, data = '%DATA%', hasScripts = true }) => ({
    name,
    html: fill(hasScripts ? template : withoutScripts(template), {
      '<html lang="en">': `<html lang="${language}"${textDirection(language) === 'rtl' ? ' dir="rtl"' : ''}>`,
      '<title>Leave a review</title>': [...head, ...(hasScripts ? dictionaryLink : [])].join(''),
      '<div id="root"></div>': `${hasScripts ? failure : ''}<div id="root" class="relative" data-prerendered>${markup}</div>`,
      '<!--review-data-->': data,
    }),
  }));
}

function withoutScripts(template: string): string {
  return template.replaceAll(/<script [^<>]*><\/script>/g, '');
}
