import {
  type ReputationBundle,
  reputationBundle,
  STATEMENT_TYPE,
  type StatementClaims,
  statementClaims,
} from '#contract/reputation.ts';
import type { ReviewClaims } from '#contract/signed-reviews.ts';
import type { PublishedKey } from '#contract/signing-keys.ts';
import { Fault, sha256, verifyJwt, verifySdJwt } from './verify-jwt.ts';

/** One thing that has to hold, and why it does not; null if it does. */
export interface Check {
  promise: string;
  fault: string | null;
}

export interface Verdict {
  checks: Check[];
  /** What the file says; null if any check has a fault. */
  genuine: { statement: StatementClaims; reviews: CheckedReview[] } | null;
}

/** A review with what is shown of it. */
export type CheckedReview = ReviewClaims & { where: string | null };

const BATCH = 100;

/** Accepts the signatures of these keys only, and needs no network. */
export async function checkBundle(
  text: string,
  keys: readonly PublishedKey[],
  onProgress: (done: number, of: number) => void = () => {},
): Promise<Verdict> {
  const bundle = readBundle(text);
  if (!bundle) {
    const fault = 'It is another kind of file, or only a part of one.';
    return { checks: [{ promise: 'It is a reputation file', fault }], genuine: null };
  }
  const statement = await faultOr(verifyJwt(bundle.statement, STATEMENT_TYPE, statementClaims, keys));
  const reviews: (CheckedReview | Fault)[] = [];
  while (reviews.length < bundle.reviews.length) {
    onProgress(reviews.length, bundle.reviews.length);
    const batch = bundle.reviews.slice(reviews.length, reviews.length + BATCH);
    reviews.push(...(await Promise.all(batch.map((review) => faultOr(checkReview(review, keys))))));
  }

  const faults = reviews.filter((review) => review instanceof Fault);
  const sound = reviews.filter((review): review is CheckedReview => !(review instanceof Fault));
  const checks = [
    ...listChecks(statement, faults),
    {
      promise: 'No review was added, left out or put elsewhere',
      fault: await explainDifference(statement, bundle),
    },
  ];
  const isGenuine = checks.every(({ fault }) => fault === null);
  return {
    checks,
    genuine: isGenuine && !(statement instanceof Fault) ? { statement, reviews: sound } : null,
  };
}

function readBundle(text: string): ReputationBundle | null {
  try {
    return reputationBundle.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

async function checkReview(
  { sdJwt, where }: ReputationBundle['reviews'][number],
  keys: readonly PublishedKey[],
): Promise<CheckedReview> {
  return { ...(await verifySdJwt(sdJwt, keys)), where };
}

async function faultOr<Claims>(verified: Promise<Claims>): Promise<Claims | Fault> {
  try {
    return await verified;
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}

function listChecks(statement: StatementClaims | Fault, faults: Fault[]): Check[] {
  const statementFault = (reason: Fault['reason']) =>
    statement instanceof Fault && statement.reason === reason ? statement.message : null;
  const reviewsFault = (reason: Fault['reason'], explain: (reviews: string) => string) => {
    const count = faults.filter((fault) => fault.reason === reason).length;
    return count === 0 ? null : explain(count === 1 ? 'one review' : `${count} reviews`);
  };
  return [
    { promise: 'The service has signed the whole', fault: statementFault('signature') },
    {
      promise: 'Each review was signed by itself',
      fault: reviewsFault('signature', (some) => `The signature of ${some} does not fit.`),
    },
    {
      promise: 'Everything was signed while its key was in use',
      fault: statementFault('date') ?? reviewsFault('date', (some) => `The date of ${some} cannot be right.`),
    },
    {
      promise: 'Nothing that is shown of them was changed',
      fault: reviewsFault('disclosure', (some) => `Words or a name were changed in ${some}.`),
    },
  ];
}

/** Between the reviews of the file and those that the statement is about. */
async function explainDifference(
  statement: StatementClaims | Fault,
  { reviews }: ReputationBundle,
): Promise<string | null> {
  if (statement instanceof Fault) return 'Without the signature of the whole, nobody can tell.';
  if (statement.count !== reviews.length)
    return `There should be ${statement.count}, and there are ${reviews.length}.`;
  const digest = await sha256(reviews.map(({ sdJwt }) => `${sdJwt.split('~')[0]}\n`).join(''));
  return digest === statement.digest
    ? null
    : 'They are not the ones that were signed together, or not in that order.';
}
