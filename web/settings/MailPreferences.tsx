import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { MailFrequency, MailKind, MailPreferences as Preferences } from '#contract/mail-preferences.ts';
import { toastFailure } from '#web/accounts/show-failure.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/Card.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Input } from '#web/ui/Input.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { describeMailPreferences } from './describe-mail-preferences.ts';
import { mailPreferencesQuery, useChangeMailPreferences } from './queries.ts';

export function MailPreferences() {
  const { data: preferences, isError, refetch } = useQuery(mailPreferencesQuery);
  const { hash } = useLocation();
  const card = useRef<HTMLDivElement>(null);

  // On a first load, the browser looks for the anchor before the card exists.
  useEffect(() => {
    if (hash === '#mails') card.current?.scrollIntoView();
  }, [hash]);

  return (
    <Card id="mails" ref={card} className="scroll-mt-4">
      <CardHeader>
        <div>
          <CardTitle>Emails</CardTitle>
          <p className="mt-1 text-ink-muted">Choose what we email you, and how often.</p>
        </div>
      </CardHeader>
      <CardContent>
        {preferences ? (
          <MailForm saved={preferences} />
        ) : isError ? (
          <ErrorState message="Couldn't load your email settings." onRetry={() => void refetch()} />
        ) : (
          <Placeholder />
        )}
      </CardContent>
    </Card>
  );
}

const kinds: { kind: MailKind; label: string; hint: string }[] = [
  { kind: 'reviews', label: 'New reviews', hint: 'What customers write to you.' },
  { kind: 'changes', label: 'Changed reviews', hint: 'A customer edits a review or takes it back.' },
  { kind: 'notices', label: 'Page and plan', hint: 'Your page is paused or your plan ends.' },
];

const frequencies: [MailFrequency, string][] = [
  ['each', 'Right away'],
  ['daily', 'Daily'],
  ['weekly', 'Weekly'],
  ['none', 'Never'],
];

const NIGHT = { from: '22:00', to: '07:00' };

function MailForm({ saved }: { saved: Preferences }) {
  const [preferences, setPreferences] = useState(saved);
  const change = useChangeMailPreferences();
  const formId = useId();
  const quietId = useId();
  const { quietHours } = preferences;
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (change.isPending) return;
    try {
      await change.mutateAsync({ ...preferences, timeZone: here });
      toast({ title: 'Email settings saved' });
    } catch (error) {
      toastFailure(error, 'Failed to save your email settings');
    }
  }

  return (
    <form method="post" noValidate onSubmit={(event) => void save(event)} className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-3">
        {kinds.map(({ kind, label, hint }) => (
          <fieldset key={kind} aria-describedby={`${formId}-${kind}`} className="min-w-0">
            <legend className="font-semibold">{label}</legend>
            <p id={`${formId}-${kind}`} className="mt-1 text-sm leading-6 text-ink-muted">
              {hint}
            </p>
            <div className="mt-1 grid grid-cols-2 sm:grid-cols-1">
              {frequencies.map(([frequency, name]) => (
                <label key={frequency} className="flex min-h-11 w-fit items-center gap-3">
                  <input
                    type="radio"
                    name={`${formId}-${kind}`}
                    className="size-5 shrink-0 accent-accent"
                    checked={preferences[kind] === frequency}
                    onChange={() => setPreferences({ ...preferences, [kind]: frequency })}
                  />
                  {name}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>

      <div>
        <label htmlFor={quietId} className="flex min-h-11 w-fit items-center gap-3 font-semibold">
          <input
            id={quietId}
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            checked={quietHours !== null}
            onChange={(event) =>
              setPreferences({
                ...preferences,
                quietHours: event.target.checked ? (saved.quietHours ?? NIGHT) : null,
              })
            }
          />
          Quiet hours
        </label>
        {quietHours && (
          <div className="mt-2 grid max-w-xs grid-cols-2 gap-4">
            <Field label="From">
              {(control) => (
                <Input
                  {...control}
                  type="time"
                  required
                  value={quietHours.from}
                  onChange={(event) =>
                    setPreferences({
                      ...preferences,
                      quietHours: { ...quietHours, from: event.target.value },
                    })
                  }
                />
              )}
            </Field>
            <Field label="To">
              {(control) => (
                <Input
                  {...control}
                  type="time"
                  required
                  value={quietHours.to}
                  onChange={(event) =>
                    setPreferences({ ...preferences, quietHours: { ...quietHours, to: event.target.value } })
                  }
                />
              )}
            </Field>
          </div>
        )}
      </div>

      <div>
        <label className="flex min-h-11 w-fit items-center gap-3 font-semibold">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            aria-describedby={`${formId}-fold`}
            checked={preferences.foldLowRatings}
            onChange={(event) => setPreferences({ ...preferences, foldLowRatings: event.target.checked })}
          />
          Fold 1- and 2-star reviews until I open them
        </label>
        <p id={`${formId}-fold`} className="text-sm leading-6 text-ink-muted">
          In your emails and your lists. They still count in your average.
        </p>
      </div>

      <ul
        aria-live="polite"
        aria-label="What will happen"
        className="list-disc space-y-1 pl-5 text-ink-muted"
      >
        {describeMailPreferences(preferences, saved, here).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>

      <div>
        <Button type="submit" aria-disabled={change.isPending}>
          {change.isPending ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  );
}

function Placeholder() {
  return (
    <div data-placeholder className="grid gap-6 sm:grid-cols-3">
      {kinds.map(({ kind }) => (
        <div key={kind}>
          <Skeleton className="my-1 w-32" />
          <Skeleton className="mt-3 h-32 w-full sm:h-48" />
        </div>
      ))}
    </div>
  );
}
