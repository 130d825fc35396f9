import { type RefObject, useRef, useState } from 'react';
import { type ApiToken, apiTokenForm, createApiToken, deleteApiToken } from '#contract/api-tokens.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { ConfirmButton } from '#web/accounts/ConfirmButton.tsx';
import { SavingDialog } from '#web/accounts/SavingDialog.tsx';
import { call } from '#web/api/call.ts';
import { useChange } from '#web/api/use-change.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/Input.tsx';
import { SettingsRow } from '#web/ui/SettingsGroup.tsx';
import { useDates } from '#web/ui/use-dates.ts';
import { connectionsQuery } from './queries.ts';
import { SecretDialog } from './SecretDialog.tsx';

export function ApiTokens({ tokens }: { tokens: ApiToken[] | undefined }) {
  const create = useChange(
    (body: BodyOf<typeof createApiToken>) => call(createApiToken, { body }),
    connectionsQuery,
  );
  const [secret, setSecret] = useState<string>();
  const block = useRef<HTMLDivElement>(null);
  return (
    <div id="tokens" ref={block} tabIndex={-1} className="outline-none">
      <SettingsRow
        title={t('API tokens')}
        text={t('For a program of your own. It can read your reviews and workplaces, and change nothing.')}
        control={
          <SavingDialog
            title={t('Create a token')}
            description={t('It works for a year. Name the program that will use it.')}
            trigger={<Button variant="secondary">{t('Create a token')}</Button>}
            schema={apiTokenForm}
            save={async (body) => {
              setSecret((await create.mutateAsync(body))?.token);
            }}
            failed={t('Failed to create the token')}
            submitLabel={t('Create a token')}
          >
            {({ name }) => <TextField label={t('Name#thing')} error={name} name="name" autoComplete="off" />}
          </SavingDialog>
        }
      />
      <ul aria-label={t('API tokens')} className="empty:hidden">
        {tokens?.map((token) => (
          <TokenRow key={token.id} token={token} block={block} />
        ))}
      </ul>
      {secret && (
        <SecretDialog
          title={t('Your new token')}
          onClose={() => setSecret(undefined)}
          {...{ secret, block }}
        />
      )}
    </div>
  );
}

function TokenRow({ token, block }: { token: ApiToken; block: RefObject<HTMLElement | null> }) {
  const { id, name, createdAt, lastUsedAt, expiresAt } = token;
  const { longDate } = useDates();
  const remove = useChange(() => call(deleteApiToken, { params: { id } }), connectionsQuery);
  const dates = { date: longDate(createdAt), used: longDate(lastUsedAt), until: longDate(expiresAt) };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line py-3 not-first:border-t">
      <div className="min-w-0 grow basis-48 wrap-anywhere">
        <bdi className="text-ink">{name}</bdi>
        <p className="text-sm text-ink-muted">
          {lastUsedAt
            ? t('Created on {date}, last used on {used}, works until {until}', dates)
            : t('Created on {date}, not used yet, works until {until}', dates)}
        </p>
      </div>
      <ConfirmButton
        name={t('Remove {name}', { name })}
        heading={block}
        title={t('Remove this token?')}
        description={t('The program that uses it will no longer be able to read anything.')}
        save={remove.mutateAsync}
        failed={t('Failed to remove the token')}
        done={{ title: t('Removed') }}
        submitLabel={t('Remove')}
      >
        {t('Remove')}
      </ConfirmButton>
    </li>
  );
}
