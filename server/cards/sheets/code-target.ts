import { formatCode } from '#contract/tracked-codes.ts';
import { findOwnTrackedCode } from '#server/cards/store.ts';
import { Refusal } from '#server/http/errors.ts';
import type { Deps } from '#server/system/deps.ts';
import { findWorkplace } from '#server/workplaces/store.ts';

export interface CodeTarget {
  link: string;
  /** The same link without the protocol and with the code in groups, to be read and typed. */
  typedLink: string;
  workplace: string | null;
}

/** @throws Refusal `trackedCodeNotFound`, `workplaceNotFound`; also for those of other accounts. */
export async function findCodeTarget(
  { db, config: { appUrl } }: Pick<Deps, 'db' | 'config'>,
  userId: number,
  {
    trackedCode: trackedCodeId,
    workplace: workplaceId,
  }: { trackedCode?: number | undefined; workplace?: number | undefined },
): Promise<CodeTarget> {
  const trackedCode =
    trackedCodeId === undefined ? null : await findOwnTrackedCode(db, userId, trackedCodeId);
  if (trackedCode === undefined) throw new Refusal('trackedCodeNotFound');
  const targetId = trackedCode ? trackedCode.workplace_id : (workplaceId ?? null);
  const workplace = targetId === null ? null : await findWorkplace(db, targetId);
  if (workplace !== null && workplace?.user_id !== userId) throw new Refusal('workplaceNotFound');

  const path = trackedCode
    ? `/r/${trackedCode.code}`
    : `/review/${userId}${workplace ? `/${workplace.id}` : ''}`;
  const isAtRoot = new URL(appUrl).pathname === '/';
  return {
    // A QR code of capital letters has fewer, larger squares; the short link works in any case.
    link: trackedCode && isAtRoot ? `${appUrl}${path}`.toUpperCase() : `${appUrl}${path}`,
    typedLink: `${appUrl.replace('https://', '')}${trackedCode ? `/r/${formatCode(trackedCode.code)}` : path}`,
    workplace: workplace && [workplace.name, workplace.location].filter(Boolean).join(', '),
  };
}
