import type { StatementClaims } from '#contract/reputation.ts';
import type { Check, CheckedReview, Verdict } from './check-statement.ts';
import { element } from './element.ts';
import { day, showReview } from './show-review.ts';

const PAGE_SIZE = 100;

/** Shows the content of the file only if it is genuine. */
export function showVerdict(place: HTMLElement, fileName: string, { checks, genuine }: Verdict): void {
  const heading = element(
    'h2',
    { tabIndex: -1 },
    genuine ? 'Yes, this is genuine' : 'No, do not rely on this file',
  );
  place.className = genuine ? 'yes' : 'no';
  place.replaceChildren(
    element(
      'div',
      { className: 'answer' },
      heading,
      element('p', { className: 'muted' }, fileName),
      genuine ? describe(genuine.statement) : refusal(checks),
      element(
        'details',
        { open: !genuine },
        element('summary', {}, 'What was checked'),
        element('ul', { className: 'checks' }, ...checks.map(showCheck)),
      ),
    ),
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

function reviewsOf(count: number): string {
  return count === 1 ? '1 review' : `${count} reviews`;
}
