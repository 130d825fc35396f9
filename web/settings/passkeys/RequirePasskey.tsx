import { useId, useState } from 'react';
import { toastFailure } from '#web/accounts/show-failure.ts';
import { ApiError, ConnectionError } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { sentenceWith } from '#web/ui/rich-text.tsx';
import { SettingsRow } from '#web/ui/SettingsGroup.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { requirePasskey, useChangePasskeys } from './queries.ts';

interface RequirePasskeyProps {
  isRequired: boolean;
  isPossible: boolean;
}

/** Changing it takes a passkey, which proves that the admin isn't locked out. */
export function RequirePasskey({ isRequired, isPossible }: RequirePasskeyProps) {
  const id = useId();
  const change = useChangePasskeys();
  const [chosen, choose] = useState<boolean | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  async function save(required: boolean) {
    choose(required);
    setFailure(null);
    const { confirmWithPasskey, describePasskeyFailure } = await import(
      '#web/accounts/passkeys/ceremonies.ts'
    );
    try {
      await change.mutateAsync(async () => requirePasskey({ required, passkey: await confirmWithPasskey() }));
    } catch (error) {
      if (error instanceof ApiError || error instanceof ConnectionError)
        toastFailure(error, t('Failed to save this setting'));
      else setFailure(describePasskeyFailure(error));
    } finally {
      choose(null);
    }
  }

  return (
    <SettingsRow
      title={t('Require a passkey')}
      labels={id}
      textId={`${id}-text`}
      text={
        <>
          {sentenceWith(
            'The password alone no longer signs in to the admin account. Lost every passkey? Run {command} on the server.',
            { command: <code dir="ltr">./goodword admin password</code> },
          )}
          {!isPossible && <p className="mt-2">{t('To turn this on, add a passkey first.')}</p>}
          <p role="alert" className="mt-2 text-danger empty:hidden">
            {failure}
          </p>
        </>
      }
      control={
        <Switch
          id={id}
          aria-describedby={`${id}-text`}
          checked={chosen ?? isRequired}
          disabled={!isPossible || chosen !== null}
          onChange={(event) => void save(event.target.checked)}
        />
      }
    />
  );
}
