import {
  STATEMENT_TYPE,
  type StatementClaims,
  type StatementFile,
  statementClaims,
  statementFile,
} from '#contract/reputation.ts';
import type { ReviewClaims } from '#contract/review-signatures.ts';
import type { PublishedKey } from '#contract/signing-keys.ts';
import { t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { whole } from '#web/ui/counts.ts';
import { Fault, sha256, verifyJwt, verifySdJwt } from './verify-jwt.ts';

export interface Check {
  claim: string;
  /** null: the claim holds. */
  fault: string | null;
}

export interface Verdict {
  checks: Check[];
  /** null if any check has a fault. */
  genuine: { statement: StatementClaims; reviews: CheckedReview[] } | null;
}

export type CheckedReview = ReviewClaims & { where: string | null };

const MAX_BATCH_SIZE = 100;

/** Accepts signatures by these keys only; works offline. */
export async function checkStatement(
  text: string,
  keys: readonly PublishedKey[],
  onProgress: (done: number, of: number) => void = () => {},
): Promise<Verdict> {
  const file = readFile(text);
  if (!file) {
    const fault = t('This is a different kind of file, or part of it is missing.');
    return { checks: [{ claim: t('It is a reputation file'), fault }], genuine: null };
  }
  const statement = await explain(verifyJwt(file.statement, STATEMENT_TYPE, statementClaims, keys));
  const outcomes: Outcome<ReviewClaims>[] = [];
  while (outcomes.length < file.reviews.length) {
    onProgress(outcomes.length, file.reviews.length);
    const batch = file.reviews.slice(outcomes.length, outcomes.length + MAX_BATCH_SIZE);
    outcomes.push(...(await Promise.all(batch.map(({ sdJwt }) => explain(verifySdJwt(sdJwt, keys))))));
  }

  const checks = [
    { claim: t('The whole file is signed by the service'), fault: statement.fault },
    { claim: t('Each review is unchanged'), fault: describeFaults(outcomes) },
    {
      claim: t('No review was added, left out or moved'),
      fault: statement.claims
        ? await explainDifference(statement.claims, file)
        : t(
            'Without a valid signature for the whole file, there is no way to tell which reviews belong in it.',
          ),
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
    const fault = error instanceof Fault ? error.message : t('The signature does not match the content.');
    return { claims: null, fault };
  }
}

function describeFaults(outcomes: Outcome<ReviewClaims>[]): string | null {
  const first = outcomes.findIndex(({ fault }) => fault !== null);
  if (first === -1) return null;
  const others = outcomes.filter(({ fault }) => fault !== null).length - 1;
  const [number, count] = [whole(first + 1), whole(outcomes.length)];
  const fault = t('Review {number} of {count}: {fault}', {
    number,
    count,
    fault: outcomes[first]?.fault ?? '',
  });
  if (others === 0) return fault;
  return `${fault} ${plural("{count} more can't be trusted either.|{count} more can't be trusted either.", others)}`;
}

async function explainDifference(
  { count, digest }: StatementClaims,
  { reviews }: StatementFile,
): Promise<string | null> {
  if (count !== reviews.length)
    return plural(
      'There should be {count} review, but there are {found}.|There should be {count} reviews, but there are {found}.',
      count,
      { found: whole(reviews.length) },
    );
  const found = await sha256(reviews.map(({ sdJwt }) => `${sdJwt.split('~')[0]}\n`).join(''));
  return found === digest
    ? null
    : t('These are not the reviews that were signed together, or their order has changed.');
}
