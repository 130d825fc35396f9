import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { z } from 'zod/mini';
import type { Sentence } from '#contract/languages/sentence.ts';
import * as contract from '#contract/webhook.ts';
import { ConfirmButton } from '#web/accounts/ConfirmButton.tsx';
import { SavingDialog } from '#web/accounts/SavingDialog.tsx';
import { toastFailure } from '#web/accounts/show-failure.ts';
import { call } from '#web/api/call.ts';
import { useChange } from '#web/api/use-change.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/Input.tsx';
import { SettingsRow } from '#web/ui/SettingsGroup.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDates } from '#web/ui/use-dates.ts';
import { connectionsQuery } from './queries.ts';
import { SecretDialog } from './SecretDialog.tsx';

export function Webhook({ webhook }: { webhook: contract.Webhook | null | undefined }) {
  const queryClient = useQueryClient();
  const [secret, setSecret] = useState<string>();
  const block = useRef<HTMLDivElement>(null);

  const show: Show = async (answer) => {
    const changed = await answer;
    setSecret(changed?.secret);
    if (!changed?.secret) toast({ title: t('Saved') });
    void queryClient.invalidateQueries({ queryKey: connectionsQuery.queryKey });
  };

  return (
    <div id="webhook" ref={block} tabIndex={-1} className="outline-none">
      <SettingsRow
        title={t('Webhook')}
        text={t('Sends each review that is new, edited or taken back to one address of your own.')}
        control={webhook !== undefined && <EditWebhook webhook={webhook} show={show} />}
      />
      {webhook && <State {...webhook} />}
      {webhook && <Actions block={block} show={show} />}
      {secret && (
        <SecretDialog
          title={t('Your new secret')}
          onClose={() => setSecret(undefined)}
          {...{ secret, block }}
        />
      )}
    </div>
  );
}

/** Shows the secret, if the answer has one. */
type Show = (answer: Promise<{ secret?: string | undefined } | undefined>) => Promise<void>;

function EditWebhook({ webhook, show }: { webhook: contract.Webhook | null; show: Show }) {
  const name = webhook ? t('Edit webhook') : t('Set up a webhook');
  return (
    <SavingDialog
      title={name}
      description={t('Each event is signed, as Standard Webhooks describes.')}
      trigger={<Button variant="secondary">{name}</Button>}
      schema={contract.webhookForm}
      read={(data) => ({ url: data.get('url'), words: data.has('words') })}
      save={(body) => show(call(contract.saveWebhook, { body }))}
      failed={t('Failed to save the webhook')}
      submitLabel={t('Save')}
    >
      {({ url }) => (
        <>
          <TextField
            label={t('Address#web')}
            error={url}
            name="url"
            type="url"
            dir="ltr"
            defaultValue={webhook?.url}
          />
          <label className="flex cursor-pointer gap-3 py-2.5">
            <input
              type="checkbox"
              name="words"
              defaultChecked={webhook?.words}
              className="mt-0.5 size-5 shrink-0 accent-accent"
            />
            {t('With words, name and place')}
          </label>
        </>
      )}
    </SavingDialog>
  );
}

function State({ url, words, state, lastError, lastErrorAt }: contract.Webhook) {
  const { dateAndTime } = useDates();
  return (
    <div className="text-sm text-ink-muted wrap-anywhere">
      <bdi dir="ltr" className="text-base text-ink">
        {url}
      </bdi>
      <p>{words ? t('With words, name and place') : t('Without words, name and place')}</p>
      <p className={state === 'active' ? 'text-accent' : 'text-warning'}>{t(states[state])}</p>
      <p role="status">
        {lastErrorAt &&
          t('Last error on {time}: {error}', {
            time: dateAndTime(lastErrorAt),
            error: `\u2068${lastError ?? ''}\u2069`,
          })}
      </p>
    </div>
  );
}

const states: Record<contract.Webhook['state'], Sentence> = {
  active: 'Active#webhook' as Sentence,
  paused:
    'Paused: the receiver accepted nothing for five days. Events wait for up to 30 days. To send them, save the address again.' as Sentence,
  ended:
    'Ended: the receiver asked for no more events (410). Since then, none are kept. To start again, save the address.' as Sentence,
};

function Actions({ block, show }: { block: RefObject<HTMLElement | null>; show: Show }) {
  const remove = useChange(() => call(contract.deleteWebhook), connectionsQuery);
  const test = useChange(() => call(contract.testWebhook), connectionsQuery);

  async function sendTest() {
    if (test.isPending) return;
    try {
      // An error is shown with the webhook.
      if ((await test.mutateAsync())?.lastError === null) toast({ title: t('The test arrived') });
    } catch (error) {
      toastFailure(error, t('Failed to send the test'));
    }
  }

  return (
    <div className="flex flex-wrap gap-2 py-3">
      <Button size="sm" variant="secondary" onClick={() => void sendTest()} aria-disabled={test.isPending}>
        {test.isPending ? t('Sending...') : t('Send a test')}
      </Button>
      <SavingDialog
        title={t('New secret')}
        description={t(
          'For 24 hours, events are signed with both secrets, so that you can replace the former one in time.',
        )}
        trigger={<Button {...{ size: 'sm', variant: 'secondary' }}>{t('New secret')}</Button>}
        schema={z.object({})}
        save={() => show(call(contract.renewWebhookSecret))}
        failed={t('Failed to save the webhook')}
        submitLabel={t('New secret')}
      />
      <ConfirmButton
        name={t('Remove the webhook')}
        heading={block}
        title={t('Remove the webhook?')}
        description={t('No more events are sent, and those that wait are deleted.')}
        save={remove.mutateAsync}
        failed={t('Failed to remove the webhook')}
        done={{ title: t('Removed') }}
        submitLabel={t('Remove')}
      >
        {t('Remove')}
      </ConfirmButton>
    </div>
  );
}
