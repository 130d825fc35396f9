import type { Selectable } from 'kysely';
import type { AuditEntry } from '#contract/admin.ts';
import type { AuditEntriesTable, Db } from '#server/db/schema.ts';

export interface AuditContext {
  actor: string;
  at: Date;
}

/** Call it in the transaction of the audited change. */
export async function writeAuditEntry(
  tx: Db,
  { actor, at }: AuditContext,
  { action, target, before, after }: Pick<AuditEntry, 'action' | 'target' | 'before' | 'after'>,
): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({
      at: at.toISOString(),
      actor,
      action,
      target_id: target?.id ?? null,
      target_username: target?.username ?? null,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute();
}

export function listAuditEntries(db: Db, { limit, cursor }: { limit: number; cursor?: number | undefined }) {
  return db
    .selectFrom('audit_entries')
    .selectAll()
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function presentAuditEntry(row: Selectable<AuditEntriesTable>): AuditEntry {
  const { target_id: id, target_username: username } = row;
  return {
    id: row.id,
    at: row.at,
    actor: row.actor,
    action: row.action as AuditEntry['action'],
    target: id === null || username === null ? null : { id, username },
    before: row.before === null ? null : JSON.parse(row.before),
    after: row.after === null ? null : JSON.parse(row.after),
  };
}
