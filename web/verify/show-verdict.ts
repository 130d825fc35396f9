import type { StatementClaims } from '#contract/reputation.ts';
import { currentLocale, t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import type { Check, CheckedReview, Verdict } from './check-statement.ts';
import { element, sentence } from './element.ts';
import { day, showReview } from './show-review.ts';

const PAGE_SIZE = 100;

/** Shows the content of the file only if it is genuine. */
export function showVerdict(place: HTMLElement, fileName: string, { checks, genuine }: Verdict): void {
  const heading = element(
    'h2',
    { tabIndex: -1 },
    t(genuine ? 'Yes, this is genuine' : 'No, do not rely on this file'),
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
        element('summary', {}, t('What was checked')),
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
      ...sentence(
        plural(
          '<average>{average}</average> of 5 stars, from {count} review|<average>{average}</average> of 5 stars, from {count} reviews',
          count,
          { average: formatAverage(average) },
        ),
        { average: (text) => element('strong', {}, text) },
      ),
    ),
    element('p', {}, t('From {start} to {end}.', { start: day(period.from), end: day(period.to) })),
    element(
      'p',
      {},
      plural(
        'All time: {count} review, {average} on average.|All time: {count} reviews, {average} on average.',
        allTime.count,
        { average: formatAverage(allTime.average) },
      ),
    ),
    element(
      'p',
      { className: 'muted' },
      t('Signed by {issuer} on {date}.', { issuer: iss, date: day(iat * 1000) }),
    ),
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
      t("The content isn't shown because it can't be trusted. Ask for a new file."),
    ),
  );
}

function showCheck({ claim, fault }: Check): HTMLElement {
  return element(
    'li',
    { className: fault === null ? 'holds' : 'fails' },
    element('span', { className: 'mark' }, t(fault === null ? 'Yes' : 'No')),
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
    more.textContent = plural('Show more ({count} left)|Show more ({count} left)', left);
    more.hidden = left === 0;
  };
  more.addEventListener('click', () => {
    const seen = list.children.length;
    showMore();
    const [first] = [list.children[seen]];
    if (first instanceof HTMLElement) first.focus();
  });
  showMore();
  return [element('h3', {}, t('The reviews')), list, more];
}

function formatAverage(average: number): string {
  return average.toLocaleString(currentLocale(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
