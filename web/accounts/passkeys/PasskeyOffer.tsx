import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { confirmationNeeded } from '#contract/errors.ts';
import { listPasskeys } from '#contract/passkeys.ts';
import { ApiError, call, failureMessage } from '#web/api/call.ts';
import { nullOn401 } from '#web/api/read.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { addPasskey, describePasskeyFailure } from './ceremonies.ts';
import { endOffer } from './offer.ts';

export async function isNeeded(): Promise<boolean> {
  const stored = await nullOn401(call(listPasskeys));
  return stored?.isAvailable === true && stored.passkeys.length === 0;
}

/** It is shown at the end of the dashboard, once per device. */
export function PasskeyOffer() {
  const [isOver, setOver] = useState(false);
  const [, navigate] = useLocation();
  const { isPending, error, mutate } = useMutation({
    mutationFn: () => addPasskey({}),
    onSuccess() {
      toast({ title: t('Passkey added') });
      setOver(true);
    },
    onError(error) {
      // Some minutes after signing in, Settings asks for the password.
      if (isConfirmationNeeded(error)) navigate(`${paths.settings}#passkeys`);
    },
  });
  function decline() {
    endOffer();
    setOver(true);
  }
  if (isOver) return null;
  return (
    <section
      aria-labelledby="passkey-offer-title"
      className="col-span-full mt-4 flex flex-wrap items-center gap-x-8 gap-y-4 rounded-sheet bg-sheet p-5 sm:p-7"
    >
      <div className="min-w-0 grow basis-64">
        <h2 id="passkey-offer-title" className="text-base leading-6">
          {t('Sign in with your face or fingerprint')}
        </h2>
        <p className="text-sm text-ink-muted">
          {t("Next time, you won't need your password on this device.")}
        </p>
        <p role="alert" className="mt-2 text-sm text-danger empty:hidden">
          {error && !isConfirmationNeeded(error) && describeFailure(error)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button aria-disabled={isPending} onClick={() => isPending || mutate()}>
          {t('Set it up')}
        </Button>
        <Button variant="secondary" onClick={decline}>
          {t('Not now')}
        </Button>
      </div>
    </section>
  );
}

function isConfirmationNeeded(error: Error): boolean {
  return error instanceof ApiError && error.serverMessage === confirmationNeeded[1];
}

function describeFailure(error: Error): string {
  return error instanceof ApiError
    ? failureMessage(error, t('Failed to add the passkey'))
    : describePasskeyFailure(error);
}
