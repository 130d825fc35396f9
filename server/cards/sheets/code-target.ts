import { spellCode } from '#contract/tracked-codes.ts';
import { findOwnTrackedCode } from '#server/cards/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { findWorkplace } from '#server/workplaces/store.ts';

/** Where a printed code leads, and how that is written below it. */
export interface Lead {
  link: string;
  typedLink: string;
  workplace: string | null;
}

/**
 * Through a tracked code, else straight to a workplace, else to the professional.
 * @throws Refusal `trackedCodeNotFound`, `workplaceNotFound`: another's are as absent as those that never were.
 */
export async function findCodeTarget(
  { db, config: { appUrl } }: Pick<Deps, 'db' | 'config'>,
  userId: number,
  {
    trackedCode: trackedCodeId,
    workplace: workplaceId,
  }: { trackedCode?: number | undefined; workplace?: number | undefined },
): Promise<Lead> {
  const trackedCode =
    trackedCodeId === undefined ? null : await findOwnTrackedCode(db, userId, trackedCodeId);
  if (trackedCode === undefined) throw new Refusal('trackedCodeNotFound');
  const leadsTo = trackedCode ? trackedCode.workplace_id : (workplaceId ?? null);
  const workplace = leadsTo === null ? null : await findWorkplace(db, leadsTo);
  if (workplace !== null && workplace?.user_id !== userId) throw new Refusal('workplaceNotFound');

  const path = trackedCode
    ? `/r/${trackedCode.code}`
    : `/review/${userId}${workplace ? `/${workplace.id}` : ''}`;
  const isAtRoot = new URL(appUrl).pathname === '/';
  return {
    // In capitals a code has fewer and larger squares, and the short address is the same in both.
    link: trackedCode && isAtRoot ? `${appUrl}${path}`.toUpperCase() : `${appUrl}${path}`,
    typedLink: `${appUrl.replace('https://', '')}${trackedCode ? `/r/${spellCode(trackedCode.code)}` : path}`,
    workplace: workplace && [workplace.name, workplace.location].filter(Boolean).join(' - '),
  };
}
