import { ArrowRight } from 'lucide-react';
import type { AuditEntry } from '#contract/admin.ts';
import type { SubscriptionType } from '#contract/plans.ts';

import { mailKind } from '#web/admin/mail-kinds.ts';
import { planNames } from '#web/plans/plan-names.ts';
import { dateAndTime, longDate } from '#web/ui/dates.ts';

type Value = string | number | null;

export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, actor } = entry;
  const changes = changesOf(entry);
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          <bdi className="font-semibold">{actor}</bdi> <Deed entry={entry} />
        </p>
        <p className="text-sm text-ink-muted">
          <time dateTime={at}>{dateAndTime(at)}</time>
        </p>
      </div>
      {changes.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-muted">
          {changes.map((change) => (
            <li key={change.name} className="flex min-w-0 flex-wrap items-center gap-x-1.5">
              <Change {...change} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Deed({ entry: { action, target } }: { entry: AuditEntry }) {
  const whom = target && <bdi className="font-semibold">{target.username}</bdi>;
  switch (action) {
    case 'subscription changed':
      return <>changed the plan of {whom ?? 'somebody'}</>;
    case 'user deleted':
      return <>deleted {whom ?? 'somebody'}</>;
    case 'user signed out':
      return <>signed {whom ?? 'somebody'} out everywhere</>;
    case 'mail retried':
      return whom ? <>queued a mail to {whom} again</> : <>queued a mail again</>;
  }
}

interface Changed {
  name: string;
  /** As it was; null: nothing. */
  before: string | null;
  /** Missing where it did not become anything else. */
  after?: string | null;
}

function Change({ name, before, after }: Changed) {
  return (
    <>
      <span>{name}:</span> <Shown value={before} />
      {after !== undefined && (
        <>
          <ArrowRight aria-hidden className="size-4 shrink-0" />
          <span className="sr-only"> became </span>
          <Shown value={after} />
        </>
      )}
    </>
  );
}

function Shown({ value }: { value: string | null }) {
  if (value !== null) return <span className="wrap-anywhere text-ink">{value}</span>;
  return (
    <span>
      <span aria-hidden="true">-</span>
      <span className="sr-only">nothing</span>
    </span>
  );
}

/** What became something else, and what else is told of it. */
function changesOf({ before, after }: AuditEntry): Changed[] {
  return Object.keys({ ...before, ...after }).flatMap((key): Changed[] => {
    const { name, read = String } = facts[key] ?? { name: inWords(key) };
    const readOrNull = (value: Value) => (value === null ? null : read(value));
    const [was, became] = [before?.[key], after?.[key]];
    if (was !== undefined && became !== undefined && was !== became) {
      return [{ name, before: readOrNull(was), after: readOrNull(became) }];
    }
    const known = was ?? became;
    // Whose username it was stands above.
    return known === undefined || known === null || key === 'username' ? [] : [{ name, before: read(known) }];
  });
}

/** How what an entry tells is called and read; what is not here is read as it stands. */
const facts: Record<string, { name: string; read?: (value: string | number) => string }> = {
  subscriptionType: { name: 'Plan', read: (plan) => planNames[plan as SubscriptionType] ?? String(plan) },
  subscriptionExpiresAt: { name: 'Until', read: day },
  reviewCount: { name: 'Reviews', read: number },
  workplaceCount: { name: 'Workplaces', read: number },
  createdAt: { name: 'Joined', read: day },
  kind: { name: 'Mail', read: (kind) => mailKind(String(kind)) },
  state: { name: 'State', read: (state) => inWords(String(state)) },
};

function day(timestamp: string | number): string {
  return longDate(String(timestamp), String(timestamp));
}

function number(value: string | number): string {
  return value.toLocaleString('en-US');
}

/** "someThing" as "Some thing" */
function inWords(key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
