import { ArrowRight } from 'lucide-react';
import type { AuditEntry } from '#contract/admin.ts';
import type { SubscriptionType } from '#contract/plans.ts';
import { mailKind } from '#web/admin/mail-kinds.ts';
import { planNames } from '#web/plans/plan-names.ts';
import { site } from '#web/site.ts';
import { dateAndTime, longDate } from '#web/ui/dates.ts';

type Value = string | number | null;

export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, actor } = entry;
  const changes = listChanges(entry);
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          <bdi className="font-semibold">{actor}</bdi> <ActionText entry={entry} />
        </p>
        <p className="text-sm text-ink-muted">
          <time dateTime={at}>{dateAndTime(at)}</time>
        </p>
      </div>
      {changes.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-muted">
          {changes.map((change) => (
            <li key={change.name} className="flex min-w-0 flex-wrap items-center gap-x-1.5">
              <ChangedField {...change} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function ActionText({ entry: { action, target } }: { entry: AuditEntry }) {
  const username = target ? <bdi className="font-semibold">{target.username}</bdi> : 'an unknown user';
  switch (action) {
    case 'subscription changed':
      return <>changed the plan of {username}</>;
    case 'user deleted':
      return <>deleted {username}</>;
    case 'user signed out':
      return <>signed {username} out everywhere</>;
    case 'mail retried':
      return target ? <>queued an email to {username} again</> : <>queued an email again</>;
    case 'invite created':
      return <>created an invite</>;
    case 'invite revoked':
      return <>revoked an invite</>;
  }
}

interface Change {
  name: string;
  before: string | null;
  /** Missing if the value didn't change. */
  after?: string | null;
}

function ChangedField({ name, before, after }: Change) {
  return (
    <>
      <span>{name}:</span> <FieldValue value={before} />
      {after !== undefined && (
        <>
          <ArrowRight aria-hidden className="size-4 shrink-0" />
          <span className="sr-only"> changed to </span>
          <FieldValue value={after} />
        </>
      )}
    </>
  );
}

function FieldValue({ value }: { value: string | null }) {
  if (value !== null) return <span className="wrap-anywhere text-ink">{value}</span>;
  return (
    <span>
      <span aria-hidden="true">-</span>
      <span className="sr-only">none</span>
    </span>
  );
}

function listChanges({ before, after }: AuditEntry): Change[] {
  return Object.keys({ ...before, ...after }).flatMap((key): Change[] => {
    const { name, format = String } = fields[key] ?? { name: humanize(key) };
    const formatNullable = (value: Value) => (value === null ? null : format(value));
    const [oldValue, newValue] = [before?.[key], after?.[key]];
    if (oldValue !== undefined && newValue !== undefined && oldValue !== newValue) {
      return [{ name, before: formatNullable(oldValue), after: formatNullable(newValue) }];
    }
    const value = oldValue ?? newValue;
    // The row's first line already names the user.
    const isHidden = key === 'username' || (key === 'subscriptionType' && !site.hasPlans);
    return value === undefined || value === null || isHidden ? [] : [{ name, before: format(value) }];
  });
}

const fields: Record<string, { name: string; format?: (value: string | number) => string }> = {
  subscriptionType: { name: 'Plan', format: (plan) => planNames[plan as SubscriptionType] ?? String(plan) },
  subscriptionExpiresAt: { name: 'Until', format: formatDay },
  reviewCount: { name: 'Reviews', format: formatNumber },
  workplaceCount: { name: 'Workplaces', format: formatNumber },
  createdAt: { name: 'Joined', format: formatDay },
  expiresAt: { name: 'Until', format: formatDay },
  kind: { name: 'Email', format: (kind) => mailKind(String(kind)) },
  state: { name: 'State', format: (state) => humanize(String(state)) },
};

function formatDay(timestamp: string | number): string {
  return longDate(String(timestamp), String(timestamp));
}

function formatNumber(value: string | number): string {
  return value.toLocaleString('en-US');
}

/** "someThing" becomes "Some thing". */
function humanize(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
