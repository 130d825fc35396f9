import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { firstName, initial } from '#contract/names.ts';
import type { ReviewPageData } from '#contract/reviews.ts';
import type { ThanksLink } from '#contract/thanks-link.ts';
import { loadDraft, readDraft, saveDraft } from './draft.ts';

export interface FoundData extends ReviewPageData {
  /** The comment of a form that is no longer shown. */
  typed?: string | undefined;
  thanksLink?: ThanksLink | undefined;
}

export interface LookupOptions {
  link: string;
  form: RefObject<HTMLFormElement | null>;
  /** A review is on its way or has arrived: only its outcome counts. */
  isBusy: () => boolean;
  onFound: (found: FoundData) => void;
  signal: AbortSignal;
}

const FRESH_MS = 10_000;

/**
 * Looks up the professional and the workplace, which may have changed since the document was sent; the professional again
 * when the page is shown again or the customer goes on writing. A failure leaves the page as it is.
 */
export function keepLookingUp(data: ReviewPageData, options: LookupOptions): void {
  const { form, isBusy, onFound, signal } = options;
  let found: FoundData = { ...data, isGone: data.isGone ?? false };
  let askedAt = 0;

  const update = (change: Partial<FoundData>) => {
    const next = { ...found, ...change };
    if (signal.aborted || JSON.stringify(next) === JSON.stringify(found)) return;
    const hadForm = form.current !== null;
    found = { ...next, typed: keepTyped(options) ?? found.typed };
    flushSync(() => onFound(found));
    if (hadForm && form.current === null) focusHeading();
  };

  const lookUpUser = async () => {
    const isDone = isBusy() && 'thanksLink' in found;
    if (isDone || document.hidden || Date.now() - askedAt < FRESH_MS) return;
    const now = Date.now();
    askedAt = now;
    const { status, body } = await read(`/api/users/${data.userId}`);
    // A later answer is worth more, and so is a review that was sent meanwhile: its thank-you shows the link alone.
    if (askedAt !== now) return;
    if (!isBusy() && status === 404) update({ isGone: true });
    if (!isBusy() && status === 200) update(changeOfUser(body));
    if (signal.aborted || status !== 200) return;
    found = { ...found, thanksLink: thanksLinkIn(body) };
    onFound(found);
  };

  if (!data.acceptingReviews || data.isGone) update({ typed: keepTyped(options) });
  if (data.userId === 0) return;
  void lookUpUser();
  addEventListener('pageshow', lookUpUser, { signal });
  document.addEventListener('visibilitychange', lookUpUser, { signal });
  document.addEventListener('focusin', lookUpUser, { signal });
  // Safari doesn't focus stars.
  document.addEventListener('change', lookUpUser, { signal });

  const { workplace } = data;
  if (workplace)
    void read(`/api/workplaces/${workplace.id}`).then(({ body: { name, location } }) => {
      if (isText(name))
        update({
          workplace: { ...workplace, name, ...((isText(location) || location === null) && { location }) },
        });
    });
}

function changeOfUser({ fullName, acceptingReviews, question }: Body): Partial<FoundData> {
  const isNamed = isText(fullName) && firstName(fullName) !== '';
  return {
    ...(isNamed && { isGone: false, firstName: firstName(fullName), initial: initial(fullName) }),
    ...(typeof acceptingReviews === 'boolean' && { acceptingReviews }),
    ...(question !== undefined && { question: isText(question) ? question : undefined }),
  };
}

function thanksLinkIn({ thanksLink }: Body): ThanksLink | undefined {
  const { kind, url }: Body = Object(thanksLink);
  const isSafe = (kind === 'call' ? /^tel:\+?\d+$/ : /^https:\/\/[a-z\d.-]+\//).test(String(url));
  return isSafe ? (thanksLink as ThanksLink) : undefined;
}

/** The draft is stored already, unless it was typed before the script came. @returns the comment */
function keepTyped({ link, form }: LookupOptions): string | undefined {
  if (!form.current) return loadDraft(link)?.comment;
  const draft = readDraft(form.current);
  saveDraft(link, draft);
  return draft.comment;
}

/** The focus has it read out: it has replaced what the customer was looking at. */
function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (heading) heading.tabIndex = -1;
  heading?.focus();
}

type Body = Record<string, unknown>;

/** `call` and the contract's schemas are too heavy for this page. */
async function read(url: string): Promise<{ status: number; body: Body }> {
  try {
    const response = await fetch(url, { credentials: 'include', priority: 'low' });
    const body = await response.json().catch(() => null);
    return { status: response.status, body: response.ok ? Object(body) : {} };
  } catch {
    return { status: 0, body: {} };
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
