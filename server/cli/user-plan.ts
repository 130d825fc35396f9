import { subscriptionChange } from '#contract/admin.ts';
import { setPlan } from '#server/admin/store.ts';
import { command, UsageError } from './command.ts';
import { findUser } from './find-user.ts';
import { withDatabase } from './with-database.ts';

export const userPlan = command({
  help: `
Usage: goodword user plan USERNAME free|monthly|annual [--until YYYY-MM-DD]

Sets a plan, as the admin does in Users; recorded in the audit trail. Doesn't cancel a running subscription.

  --until YYYY-MM-DD  the last day of a paid plan (UTC); without it, the plan doesn't end`,
  positionals: ['username', 'plan'],
  options: { until: { type: 'string' } },
  run({ username, plan, until }, { readConfig }) {
    const subscriptionExpiresAt = until === undefined ? null : `${until}T23:59:59.999Z`;
    const change = subscriptionChange.safeParse({ subscriptionType: plan, subscriptionExpiresAt });
    if (!change.success) throw new UsageError(explain(change.error.issues[0]?.path[0], plan));
    return withDatabase(readConfig(), async (db) => {
      const { id } = await findUser(db, username);
      const context = { actor: 'goodword command', at: new Date() };
      const account = await setPlan(db, context, id, change.data);
      console.log(`${account?.username}: ${plan}${until === undefined ? '' : ` until ${until}`}`);
    });
  },
});

function explain(field: PropertyKey | undefined, plan: string): string {
  if (field !== 'subscriptionExpiresAt') return 'PLAN must be free, monthly or annual.';
  return plan === 'free' ? '--until is for paid plans.' : '--until must be a date like 2027-01-31.';
}
