import { useQuery } from '@tanstack/react-query';
import type { User } from '#contract/accounts.ts';
import { type Passkey, removePasskey } from '#contract/passkeys.ts';
import { canUsePasskeys, hasIpAddress } from '#web/accounts/passkeys/support.ts';
import { call } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { SettingsRow } from '#web/ui/SettingsGroup.tsx';
import { type Dates, useDates } from '#web/ui/use-dates.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { passkeysQuery } from './queries.ts';

export function Passkeys({ user }: { user: User }) {
  const { data, isError, refetch } = useQuery(passkeysQuery);
  const note = useWhyNot(data?.isAvailable ?? true);
  return (
    <div id="passkeys">
      <SettingsRow
        title={t('Sign in with your face or fingerprint')}
        text={note ?? (data?.passkeys.length === 0 && t('No passkeys yet.'))}
        control={data && !note && <AddPasskey user={user} hasOthers={data.passkeys.length > 0} />}
      />
      {data ? (
        <PasskeyList user={user} passkeys={data.passkeys} />
      ) : (
        isError && (
          <ErrorState message={t("Couldn't load your passkeys.")} onRetry={refetch} className="py-4" />
        )
      )}
    </div>
  );
}

function PasskeyList({ user, passkeys }: { user: User; passkeys: Passkey[] }) {
  const dates = useDates();
  if (passkeys.length === 0) return null;
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
          <RemovePasskey user={user} passkey={passkey} hasOthers={passkeys.length > 1} />
        </li>
      ))}
    </ul>
  );
}

interface PasskeyActionProps {
  user: User;
  hasOthers: boolean;
}

function AddPasskey({ user, hasOthers }: PasskeyActionProps) {
  return (
    <ConfirmDialog
      title={t('Add a passkey')}
      description={t('Your device will ask for your face, your fingerprint or its screen lock.')}
      trigger={<Button variant="secondary">{t('Add a passkey')}</Button>}
      user={user}
      submitLabel={t('Add a passkey')}
      busyLabel={t('Saving...')}
      failed={t('Failed to add the passkey')}
      done={t('Passkey added')}
      hasPasskey={hasOthers}
      change={async (confirmation) => {
        const { addPasskey } = await import('#web/accounts/passkeys/ceremonies.ts');
        return addPasskey(confirmation);
      }}
    />
  );
}

function RemovePasskey({
  user,
  passkey: { id, name },
  hasOthers,
}: PasskeyActionProps & { passkey: Passkey }) {
  return (
    <ConfirmDialog
      title={t('Remove this passkey?')}
      description={t(
        "You won't be able to sign in with it anymore. You can then delete it from your device or password manager too.",
      )}
      trigger={
        <Button variant="secondary" size="sm" aria-label={t('Remove {name}', { name })}>
          {t('Remove')}
        </Button>
      }
      user={user}
      submitLabel={t('Remove')}
      busyLabel={t('Removing...')}
      variant="destructive"
      failed={t('Failed to remove the passkey')}
      done={t('Passkey removed')}
      hasPasskey={hasOthers}
      except={id}
      change={(confirmation) => call(removePasskey, { params: { id }, body: confirmation })}
    />
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
    return t('Passkeys need a domain name. This site only has an IP address.');
  return canUsePasskeys() ? null : t("This browser can't use passkeys.");
}
