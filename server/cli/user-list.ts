import { presentUser } from '#server/accounts/store.ts';
import { streamUsers } from '#server/admin/list-users.ts';
import type { AccountWithCounts } from '#server/admin/store.ts';
import { command } from './command.ts';
import { withDatabase } from './with-database.ts';

export const userList = command({
  help: `
Usage: goodword user list [--json]

Lists users, oldest first.

  --json  one JSON object per line`,
  options: { json: { type: 'boolean' } },
  run: ({ json = false }, { readConfig }) =>
    withDatabase(readConfig(), async (db) => {
      const now = new Date();
      if (!json) console.log(toRow(['id', 'username', 'email', 'plan', 'reviews', 'joined']));
      for await (const page of streamUsers(db, { sort: 'oldest' }))
        for (const user of page.map((account) => present(account, now)))
          console.log(json ? JSON.stringify(user) : toRow(Object.values(user)));
    }),
});

function present(account: AccountWithCounts, now: Date) {
  const { id, username, email, subscriptionType: plan, createdAt } = presentUser(account, now);
  return { id, username, email, plan, reviews: account.review_count, joined: createdAt.slice(0, 10) };
}

const WIDTHS = [6, 24, 32, 8, 8];

function toRow(cells: (string | number)[]): string {
  return cells.map((cell, i) => String(cell).padEnd(WIDTHS[i] ?? 0)).join(' ');
}
