import {
  STATEMENT_TYPE,
  type StatementClaims,
  type StatementFile,
  statementClaims,
  statementFile,
} from '#contract/reputation.ts';
import type { ReviewClaims } from '#contract/review-signatures.ts';
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

const MAX_BATCH_SIZE = 100;

/** Accepts the signatures of these keys only, and needs no network. */
export async function checkStatement(
  text: string,
  keys: readonly PublishedKey[],
  onProgress: (done: number, of: number) => void = () => {},
): Promise<Verdict> {
  const file = readFile(text);
  if (!file) {
    const fault = 'It is another kind of file, or only a part of one.';
    return { checks: [{ promise: 'It is a reputation file', fault }], genuine: null };
  }
  const statement = await explain(verifyJwt(file.statement, STATEMENT_TYPE, statementClaims, keys));
  const outcomes: Outcome<ReviewClaims>[] = [];
  while (outcomes.length < file.reviews.length) {
    onProgress(outcomes.length, file.reviews.length);
    const batch = file.reviews.slice(outcomes.length, outcomes.length + MAX_BATCH_SIZE);
    outcomes.push(...(await Promise.all(batch.map(({ sdJwt }) => explain(verifySdJwt(sdJwt, keys))))));
  }

  const checks = [
    { promise: 'The service has signed the whole', fault: statement.fault },
    { promise: 'Each review is as it was signed', fault: describeFaults(outcomes) },
    {
      promise: 'No review was added, left out or put elsewhere',
      fault: statement.claims
        ? await explainDifference(statement.claims, file)
        : 'Without the signature of the whole, nobody can tell which reviews there should be.',
    },
  ];
  if (!statement.claims || checks.some(({ fault }) => fault !== null)) return { checks, genuine: null };
  const reviews = outcomes.flatMap(({ claims }, index) =>
    claims ? { ...claims, where: file.reviews[index]?.where ?? null } : [],
  );
  return { checks, genuine: { statement: statement.claims, reviews } };
}

function readFile(text: string): StatementFile | null {
  try {
    return statementFile.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

type Outcome<Claims> = { claims: Claims; fault: null } | { claims: null; fault: string };

async function explain<Claims>(verified: Promise<Claims>): Promise<Outcome<Claims>> {
  try {
    return { claims: await verified, fault: null };
  } catch (error) {
    const fault = error instanceof Fault ? error.message : 'The signature does not fit what it says.';
    return { claims: null, fault };
  }
}

/** Names the first one, and counts the others. */
function describeFaults(outcomes: Outcome<ReviewClaims>[]): string | null {
  const first = outcomes.findIndex(({ fault }) => fault !== null);
  if (first === -1) return null;
  const others = outcomes.filter(({ fault }) => fault !== null).length - 1;
  const more = others === 0 ? '' : ` ${others} more cannot be relied on either.`;
  return `Review ${first + 1} of ${outcomes.length}: ${outcomes[first]?.fault}${more}`;
}

/** Between the reviews of the file and those that the statement is about. */
async function explainDifference(
  { count, digest }: StatementClaims,
  { reviews }: StatementFile,
): Promise<string | null> {
  if (count !== reviews.length) return `There should be ${count}, and there are ${reviews.length}.`;
  const found = await sha256(reviews.map(({ sdJwt }) => `${sdJwt.split('~')[0]}\n`).join(''));
  return found === digest ? null : 'They are not the ones that were signed together, or not in that order.';
}
