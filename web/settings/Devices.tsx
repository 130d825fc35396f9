import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { z } from 'zod/mini';
import type { Session } from '#contract/sessions.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { SavingDialog } from '#web/accounts/SavingDialog.tsx';
import { toastFailure } from '#web/accounts/show-failure.ts';
import { t } from '#web/language.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { whole } from '#web/ui/counts.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { SettingsRow } from '#web/ui/SettingsGroup.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { toast } from '#web/ui/toast.ts';
import { type Dates, useDates } from '#web/ui/use-dates.ts';
import { sessionsQuery, useEndSession } from './queries.ts';

export function Devices() {
  return (
    <div id="devices">
      <SettingsRow title={t("Where you're signed in")} control={<SignOutEverywhere />} />
      <Sessions />
    </div>
  );
}

function SignOutEverywhere() {
  const { logoutEverywhere } = useAuth();
  return (
    <SavingDialog
      title={t('Sign out everywhere?')}
      description={t(
        'This signs you out on every browser and phone, including this one, and ends your API tokens. Your account, links and reviews stay the same.',
      )}
      trigger={<Button variant="secondary">{t('Sign out everywhere')}</Button>}
      schema={z.object({})}
      save={logoutEverywhere}
      failed={t('Failed to sign out everywhere')}
      done={{ title: t('Signed out everywhere') }}
      submitLabel={t('Sign out everywhere')}
      busyLabel={t('Signing out...')}
    >
      {() => (
        <p className="-mt-2 text-ink-muted">
          {t(
            'Does someone else know your password? Change it instead. That signs out your other devices too.',
          )}
        </p>
      )}
    </SavingDialog>
  );
}

const INITIAL_ROWS = 5;

function Sessions() {
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery);
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  if (!sessions) {
    return isError ? (
      <ErrorState message={t("Couldn't load your devices.")} onRetry={refetch} className="py-4" />
    ) : (
      <div data-placeholder className="py-3">
        <Skeleton className="my-1 w-40" />
        <Skeleton className="my-1 h-3 w-56 max-w-full" />
      </div>
    );
  }
  const sorted = [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  const shown = isWhole ? sorted : sorted.slice(0, INITIAL_ROWS);
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={t("Where you're signed in")} className="rounded-sm">
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={() => list.current?.focus()} />
        ))}
      </ul>
      {shown.length < sorted.length && (
        <Button variant="ghost" size="sm" className="mb-3 -ms-4" onClick={() => setWhole(true)}>
          {t('Show all {count}', { count: whole(sorted.length) })}
        </Button>
      )}
    </>
  );
}

interface SessionRowProps {
  session: Session;
  /** The row is gone, and focus with it. */
  onEnded: () => void;
}

function SessionRow({ session, onEnded }: SessionRowProps) {
  const { id, isCurrent } = session;
  const device = nameOf(session.device);
  const whenId = useId();
  const end = useEndSession();
  const dates = useDates();

  async function signOut() {
    try {
      await end.mutateAsync(id);
      toast({ title: t('Signed out'), description: t('{device} will need to sign in again.', { device }) });
      onEnded();
    } catch (error) {
      toastFailure(error, t('Failed to sign out that device'));
    }
  }

  return (
    <li className="flex min-h-11 items-center justify-between gap-4 border-line py-3 not-first:border-t">
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink">
          <bdi>{device}</bdi>
          {isCurrent && <Badge variant="accent">{t('This device')}</Badge>}
        </p>
        <p id={whenId} className="text-sm text-ink-muted">
          {describeUse(session, dates)}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t('Sign out {device}', { device })}
          aria-describedby={whenId}
          aria-disabled={end.isPending}
          onClick={end.isPending ? undefined : () => void signOut()}
        >
          {t('Sign out')}
        </Button>
      )}
    </li>
  );
}

/** The server names devices as in "Chrome on Android". */
function nameOf(device: string | null): string {
  const [browser = '', system] = device?.split(' on ') ?? [];
  if (device === null) return t('Unknown device');
  return system ? t('{browser} on {system}', { browser, system }) : device;
}

function describeUse({ isCurrent, lastUsedAt, signedInAt }: Session, dates: Dates): string {
  const date = dates.longDate(signedInAt);
  const used = dates.longDate(lastUsedAt);
  if (dates.isToday(signedInAt))
    return t(isCurrent ? 'Active now, signed in today' : 'Last used today, signed in today');
  if (isCurrent) return t('Active now, signed in on {date}', { date });
  if (dates.isToday(lastUsedAt)) return t('Last used today, signed in on {date}', { date });
  return t('Last used on {used}, signed in on {date}', { used, date });
}
