import { ArrowRight } from 'lucide-react';
import type { AuditEntry } from '#contract/admin.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import type { SubscriptionType } from '#contract/plans.ts';
import { currentLocale, t } from '#web/language.ts';
import { planNames } from '#web/plans/plan-names.ts';
import { site } from '#web/site.ts';
import { sentenceWith } from '#web/ui/rich-text.tsx';
import { type Dates, useDates } from '#web/ui/use-dates.ts';

type Value = string | number | null;

export function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at } = entry;
  const dates = useDates();
  const changes = listChanges(entry, dates);
  return (
    <li className="py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          <ActionText entry={entry} />
        </p>
        <p className="text-sm text-ink-muted">
          <time dateTime={at}>{dates.dateAndTime(at)}</time>
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

function ActionText({ entry: { action, actor, target } }: { entry: AuditEntry }) {
  return sentenceWith(actions[action], {
    actor: <bdi className="font-semibold">{actor}</bdi>,
    username: target ? <bdi className="font-semibold">{target.username}</bdi> : t('an unknown user'),
  });
}

const actions = {
  'subscription changed': '{actor} changed the plan of {username}' as Sentence,
  'user deleted': '{actor} deleted {username}' as Sentence,
  'user signed out': '{actor} signed {username} out everywhere' as Sentence,
  'mails retried': '{actor} queued all failed emails again' as Sentence,
} satisfies Record<AuditEntry['action'], Sentence>;

interface Change {
  name: string;
  before: string | null;
  /** Missing if the value didn't change. */
  after?: string | null;
}

function ChangedField({ name, before, after }: Change) {
  return (
    <>
      <span>{t('{field}:', { field: name })}</span> <FieldValue value={before} />
      {after !== undefined && (
        <>
          <ArrowRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" />
          <span className="sr-only"> {t('changed to')} </span>
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
      <span className="sr-only">{t('none')}</span>
    </span>
  );
}

function listChanges({ before, after }: AuditEntry, dates: Dates): Change[] {
  return Object.entries(fields).flatMap(([key, { name, format }]): Change[] => {
    const describe = (value: Value) => (value === null ? null : format(value, dates));
    const [oldValue, newValue] = [before?.[key], after?.[key]];
    if (oldValue !== undefined && newValue !== undefined && oldValue !== newValue)
      return [{ name: t(name), before: describe(oldValue), after: describe(newValue) }];
    const value = oldValue ?? newValue ?? null;
    const isHidden = value === null || (key === 'subscriptionType' && !site.hasPlans);
    return isHidden ? [] : [{ name: t(name), before: describe(value) }];
  });
}

/** The row's first line already names the user. */
const fields: Record<string, { name: Sentence; format: (value: string | number, dates: Dates) => string }> = {
  subscriptionType: { name: 'Plan' as Sentence, format: formatPlan },
  subscriptionExpiresAt: { name: 'Until' as Sentence, format: formatDay },
  reviewCount: { name: 'Reviews' as Sentence, format: formatNumber },
  workplaceCount: { name: 'Workplaces' as Sentence, format: formatNumber },
  createdAt: { name: 'Joined' as Sentence, format: formatDay },
  failed: { name: 'Failed' as Sentence, format: formatNumber },
};

function formatPlan(plan: string | number): string {
  return plan in planNames ? t(planNames[plan as SubscriptionType]) : String(plan);
}

function formatDay(timestamp: string | number, { longDate }: Dates): string {
  return longDate(String(timestamp), String(timestamp));
}

function formatNumber(value: string | number): string {
  return value.toLocaleString(currentLocale());
}
