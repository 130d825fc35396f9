import type { StatementClaims } from '#contract/reputation.ts';
import type { Check, CheckedReview, Verdict } from './check-statement.ts';
import { element } from './element.ts';

const PAGE_SIZE = 100;

const longDate = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** Shows the content of the file only if it is genuine. */
export function showVerdict(place: HTMLElement, fileName: string, { checks, genuine }: Verdict): void {
  const heading = element(
    'h2',
    { tabIndex: -1 },
    genuine ? 'Yes, this is genuine' : 'No, do not rely on this file',
  );
  place.className = genuine ? 'yes' : 'no';
  place.replaceChildren(
    element('div', { className: 'answer' }, heading, element('p', { className: 'file' }, fileName)),
    ...(genuine ? [describe(genuine.statement)] : [refusal(checks)]),
    element('h3', {}, 'What was checked'),
    element('ul', { className: 'checks' }, ...checks.map(showCheck)),
    ...(genuine ? listReviews(genuine.reviews) : []),
  );
  heading.focus();
}

function describe({ name, count, average, allTime, period, iss, iat }: StatementClaims): HTMLElement {
  return element(
    'div',
    { className: 'about' },
    element('p', { className: 'name' }, name),
    element(
      'p',
      { className: 'average' },
      element('strong', {}, average.toFixed(2)),
      ` of 5 stars, from ${reviewsOf(count)}`,
    ),
    element('p', {}, `From ${day(period.from)} to ${day(period.to)}.`),
    element('p', {}, `All time: ${reviewsOf(allTime.count)}, ${allTime.average.toFixed(2)} on average.`),
    element('p', { className: 'muted' }, `Signed by ${iss} on ${day(iat * 1000)}.`),
  );
}

function refusal(checks: Check[]): HTMLElement {
  const faults = checks.flatMap(({ fault }) => fault ?? []);
  return element(
    'div',
    { className: 'about' },
    ...faults.map((fault) => element('p', { className: 'fault' }, fault)),
    element(
      'p',
      { className: 'muted' },
      "The content isn't shown because it can't be trusted. Ask for a new file.",
    ),
  );
}

function showCheck({ claim, fault }: Check): HTMLElement {
  return element(
    'li',
    { className: fault === null ? 'holds' : 'fails' },
    element('span', { className: 'mark' }, fault === null ? 'Yes' : 'No'),
    element('span', {}, claim),
  );
}

function listReviews(reviews: CheckedReview[]): HTMLElement[] {
  const list = element('ol', { className: 'reviews' });
  const more = element('button', { type: 'button' });
  const showMore = () => {
    const next = reviews.slice(list.children.length, list.children.length + PAGE_SIZE);
    list.append(...next.map(showReview));
    const left = reviews.length - list.children.length;
    more.textContent = `Show more (${left} left)`;
    more.hidden = left === 0;
  };
  more.addEventListener('click', () => {
    const seen = list.children.length;
    showMore();
    const [first] = [list.children[seen]];
    if (first instanceof HTMLElement) first.focus();
  });
  showMore();
  return [element('h3', {}, 'The reviews'), list, more];
}

function showReview(review: CheckedReview): HTMLElement {
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
      : element('p', { className: 'comment' }, comment),
    customerName === undefined
      ? element('p', { className: 'hidden' }, 'Name hidden by the professional')
      : element('p', {}, [customerName, customerLocation].filter(Boolean).join(', ') || 'No name'),
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

function stars(rating: number): HTMLElement {
  const given = element('span', { className: 'lit' }, '★'.repeat(rating));
  const drawn = element('p', { className: 'stars' }, given, '★'.repeat(5 - rating));
  drawn.setAttribute('role', 'img');
  drawn.setAttribute('aria-label', `${rating} out of 5 stars`);
  return drawn;
}

function day(time: string | number): string {
  return longDate.format(new Date(time));
}

function reviewsOf(count: number): string {
  return count === 1 ? '1 review' : `${count} reviews`;
}
