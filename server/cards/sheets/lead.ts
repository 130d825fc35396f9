import { spellCode } from '#contract/cards.ts';
import { findOwnCard } from '#server/cards/store.ts';
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
 * By a card, else straight to a workplace, else to the professional.
 * @throws Refusal `cardNotFound`, `workplaceNotFound`: another's are as absent as those that never were.
 */
export async function findLead(
  { db, config: { appUrl } }: Pick<Deps, 'db' | 'config'>,
  userId: number,
  { card: cardId, workplace: workplaceId }: { card?: number | undefined; workplace?: number | undefined },
): Promise<Lead> {
  const card = cardId === undefined ? null : await findOwnCard(db, userId, cardId);
  if (card === undefined) throw new Refusal('cardNotFound');
  const leadsTo = card ? card.workplace_id : (workplaceId ?? null);
  const workplace = leadsTo === null ? null : await findWorkplace(db, leadsTo);
  if (workplace !== null && workplace?.user_id !== userId) throw new Refusal('workplaceNotFound');

  const path = card ? `/r/${card.code}` : `/review/${userId}${workplace ? `/${workplace.id}` : ''}`;
  const isAtRoot = new URL(appUrl).pathname === '/';
  return {
    // In capitals a code has fewer and larger squares, and the short address is the same in both.
    link: card && isAtRoot ? `${appUrl}${path}`.toUpperCase() : `${appUrl}${path}`,
    typedLink: `${appUrl.replace('https://', '')}${card ? `/r/${spellCode(card.code)}` : path}`,
    workplace: workplace && [workplace.name, workplace.location].filter(Boolean).join(' - '),
  };
}
