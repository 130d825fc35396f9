import { STAR_PATH } from '#contract/drawings.ts';
import type { CheckedReview } from './check-statement.ts';
import { element } from './element.ts';

const SVG = 'http://www.w3.org/2000/svg';
const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

export function day(time: string | number): string {
  return longDate.format(new Date(time));
}

export function showReview(review: CheckedReview): HTMLElement {
  const { rating, comment, customerName, customerLocation, where } = review;
  const received = day(review.receivedAt);
  const signed = day(review.iat * 1000);
  const notes = [
    `Received on ${received}`,
    ...(review.editedAt ? [`edited by the customer on ${day(review.editedAt)}`] : []),
    ...(signed === received ? [] : [`signed on ${signed}`]),
  ];
  return element(
    'li',
    { tabIndex: -1 },
    stars(rating),
    comment === undefined
      ? element('p', { className: 'hidden' }, 'Text hidden by the professional')
      : element('p', { className: 'comment', dir: 'auto' }, comment),
    customerName === undefined
      ? element('p', { className: 'hidden' }, 'Name hidden by the professional')
      : element(
          'p',
          { className: 'name', dir: 'auto' },
          [customerName, customerLocation].filter(Boolean).join(', ') || 'No name',
        ),
    element('p', { className: 'muted' }, `${notes.join(', ')}.`),
    ...(where
      ? [
          element(
            'p',
            { className: 'muted' },
            `Workplace, as named by the professional: ${where} (not signed).`,
          ),
        ]
      : []),
  );
}

function stars(rating: number): SVGElement {
  const drawing = drawn('svg', {
    class: 'stars',
    viewBox: '0 0 120 24',
    role: 'img',
    'aria-label': `${rating} out of 5 stars`,
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
