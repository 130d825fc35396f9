import { useQuery } from '@tanstack/react-query';
import type { Passkey } from '#contract/passkeys.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { canUsePasskeys, hasIpAddress } from '#web/accounts/passkeys/support.ts';
import { t } from '#web/language.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { SettingsGroup } from '#web/ui/SettingsGroup.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { type Dates, useDates } from '#web/ui/use-dates.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { passkeysQuery } from './queries.ts';
import { RemovePasskey } from './RemovePasskey.tsx';

export function Passkeys() {
  const { user } = useAuth();
  const { data, isError, refetch } = useQuery(passkeysQuery);
  const note = useWhyNot(data?.isAvailable ?? true);
  if (!user) return null;

  return (
    <SettingsGroup
      id="passkeys"
      title={t('Sign in with your face or fingerprint')}
      text={t('A passkey stays on your device or in your password manager. Your password keeps working.')}
      action={data && !note && <AddPasskey user={user} hasOthers={data.passkeys.length > 0} />}
    >
      {note && <p className="text-sm text-ink-muted">{note}</p>}
      {data ? (
        <PasskeyList passkeys={data.passkeys} />
      ) : isError ? (
        <ErrorState
          message={t("Couldn't load your passkeys.")}
          onRetry={() => void refetch()}
          className="py-4"
        />
      ) : (
        <div data-placeholder className="py-3">
          <Skeleton className="my-1 w-40" />
        </div>
      )}
    </SettingsGroup>
  );
}

function PasskeyList({ passkeys }: { passkeys: Passkey[] }) {
  const dates = useDates();
  if (passkeys.length === 0) return <p className="text-sm text-ink-muted">{t('No passkeys yet.')}</p>;
  return (
    <ul aria-label={t('Passkeys')}>
      {passkeys.map((passkey) => (
        <li
          key={passkey.id}
          className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line py-3 not-first:border-t"
        >
          <div className="min-w-0 grow basis-48 wrap-anywhere">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink">
              <bdi>{passkey.name}</bdi>
              {passkey.isSynced && <Badge variant="accent">{t('Synced')}</Badge>}
            </p>
            <p className="text-sm text-ink-muted">{describeUse(passkey, dates)}</p>
          </div>
          <RemovePasskey passkey={passkey} hasOthers={passkeys.length > 1} />
        </li>
      ))}
    </ul>
  );
}

export function describeUse({ createdAt, lastUsedAt }: Passkey, { longDate }: Dates): string {
  const date = longDate(createdAt);
  return lastUsedAt
    ? t('Added on {date}, last used on {used}', { date, used: longDate(lastUsedAt) })
    : t('Added on {date}, not used yet', { date });
}

/** Why none can be added here. */
function useWhyNot(isAvailable: boolean): string | null {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  if (!isAvailable || hasIpAddress())
    return t("Passkeys don't work here, because this site's address is a number and not a name.");
  return canUsePasskeys() ? null : t("This browser can't use passkeys.");
}
