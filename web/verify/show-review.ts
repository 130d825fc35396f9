import { STAR_PATH } from '#contract/drawings.ts';
import { currentLocale, t } from '#web/language.ts';
import type { CheckedReview } from './check-statement.ts';
import { element } from './element.ts';

const SVG = 'http://www.w3.org/2000/svg';

export function day(time: string | number): string {
  return new Date(time).toLocaleDateString(currentLocale(), { dateStyle: 'long', timeZone: 'UTC' });
}

export function showReview(review: CheckedReview): HTMLElement {
  const { rating, comment, customerName, customerLocation, where } = review;
  return element(
    'li',
    { tabIndex: -1 },
    stars(rating),
    comment === undefined
      ? element('p', { className: 'hidden' }, t('Text hidden by the professional'))
      : element('p', { className: 'comment', dir: 'auto' }, comment),
    customerName === undefined
      ? element('p', { className: 'hidden' }, t('Name hidden by the professional'))
      : element(
          'p',
          { className: 'name', dir: 'auto' },
          [customerName, customerLocation].filter(Boolean).join(', ') || t('No name'),
        ),
    element('p', { className: 'muted' }, datesOf(review)),
    ...(where
      ? [
          element(
            'p',
            { className: 'muted' },
            t('Workplace, as named by the professional: {workplace} (not signed).', { workplace: where }),
          ),
        ]
      : []),
  );
}

function datesOf({ receivedAt, editedAt, iat }: CheckedReview): string {
  const dates = { received: day(receivedAt), edited: editedAt ? day(editedAt) : '', signed: day(iat * 1000) };
  if (dates.signed === dates.received) {
    return editedAt
      ? t('Received on {received}, edited by the customer on {edited}.', dates)
      : t('Received on {received}.', dates);
  }
  return editedAt
    ? t('Received on {received}, edited by the customer on {edited}, signed on {signed}.', dates)
    : t('Received on {received}, signed on {signed}.', dates);
}

function stars(rating: number): SVGElement {
  const drawing = drawn('svg', {
    class: 'stars',
    viewBox: '0 0 120 24',
    role: 'img',
    'aria-label': t('{rating} out of 5 stars', { rating }),
  });
  for (let index = 0; index < 5; index += 1)
    drawing.append(
      drawn('path', {
        d: STAR_PATH,
        transform: `translate(${index * 24} 0)`,
        class: index < rating ? 'given' : '',
      }),
    );
  return drawing;
}

function drawn(tag: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS(SVG, tag) as SVGElement;
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
