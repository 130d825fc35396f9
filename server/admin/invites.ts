import { INVITE_DAYS, type Invite, MAX_OPEN_INVITES } from '#contract/invites.ts';
import { createToken, hashToken } from '#server/accounts/sessions.ts';
import { ADMIN_ID, lockAccount } from '#server/accounts/store.ts';
import type { Db } from '#server/db/schema.ts';
import { DAY, timestampAfter } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { Refusal } from '#server/platform/errors.ts';
import { type AuditContext, writeAuditEntry } from './audit.ts';

/** Only a hash of the token is stored, so the URL is shown once and can't be read from the database. */
export async function createInvite(
  { config, db }: Deps,
  context: AuditContext,
  { note }: { note: string | null },
): Promise<Invite & { url: string }> {
  if (config.registration === 'closed') throw new Refusal('registrationClosed');
  const token = createToken();
  const { at: now } = context;
  const created = {
    note,
    created_at: now.toISOString(),
    expires_at: timestampAfter(now, INVITE_DAYS * DAY),
    used_at: null,
  };
  const id = await db.transaction().execute(async (tx) => {
    await lockAccount(tx, ADMIN_ID);
    if ((await countOpen(tx, now)) >= MAX_OPEN_INVITES) throw new Refusal('inviteLimitReached');
    const { id } = await tx
      .insertInto('invites')
      .values({ ...created, token_hash: hashToken(token), used_by: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    // No note, which may name a person: the audit trail is kept forever.
    await writeAuditEntry(tx, context, {
      action: 'invite created',
      target: null,
      before: null,
      after: { invite: id, expiresAt: created.expires_at },
    });
    return id;
  });
  const url = `${config.appUrl}/register?invite=${token}`;
  return { ...present({ ...created, id, usedBy: null }, now), url };
}

export async function listInvites(
  db: Db,
  { limit, cursor, now }: { limit: number; cursor: number | undefined; now: Date },
): Promise<Invite[]> {
  const invites = await db
    .selectFrom('invites')
    .leftJoin('users', 'users.id', 'used_by')
    .select(['invites.id', 'note', 'invites.created_at', 'expires_at', 'used_at', 'username as usedBy'])
    .$if(cursor !== undefined, (query) => query.where('invites.id', '<', cursor ?? 0))
    .orderBy('invites.id', 'desc')
    .limit(limit)
    .execute();
  return invites.map((invite) => present(invite, now));
}

/** @returns false if there is no such invite, or it was used. */
export function revokeInvite(db: Db, context: AuditContext, id: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('invites')
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await writeAuditEntry(tx, context, {
      action: 'invite revoked',
      target: null,
      before: { invite: id },
      after: null,
    });
    return true;
  });
}

async function countOpen(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('invites')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return count;
}

interface ListedInvite {
  id: number;
  note: string | null;
  created_at: string;
  expires_at: string;
  used_at: string | null;
  usedBy: string | null;
}

function present(invite: ListedInvite, now: Date): Invite {
  const isOver = invite.expires_at <= now.toISOString();
  return {
    id: invite.id,
    note: invite.note,
    state: invite.used_at !== null ? 'used' : isOver ? 'expired' : 'open',
    createdAt: invite.created_at,
    expiresAt: invite.expires_at,
    usedAt: invite.used_at,
    usedBy: invite.usedBy,
  };
}
