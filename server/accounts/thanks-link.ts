import type { Selectable } from 'kysely';
import type { ThanksLink } from '#contract/thanks-link.ts';
import type { UsersTable } from '#server/db/account-tables.ts';
import type { Config } from '#server/system/config.ts';

type ThanksColumns = Pick<Selectable<UsersTable>, 'thanks_kind' | 'thanks_url'>;

export function presentThanksLink({ thanks_kind: kind, thanks_url: url }: ThanksColumns): ThanksLink | null {
  return kind && url !== null ? { kind, url } : null;
}

/** The link that customers get. On a public service, it waits until someone has confirmed the account's own address. */
export function publicThanksLink(
  { hasThanksLinks, confirmsAddresses }: Config,
  account: ThanksColumns & Pick<Selectable<UsersTable>, 'email_unconfirmed_since'>,
): ThanksLink | null {
  const isHeld = confirmsAddresses && account.email_unconfirmed_since !== null;
  return hasThanksLinks && !isHeld ? presentThanksLink(account) : null;
}

export function toThanksColumns(link: ThanksLink | null | undefined): Partial<ThanksColumns> {
  return link === undefined ? {} : { thanks_kind: link?.kind ?? null, thanks_url: link?.url ?? null };
}
