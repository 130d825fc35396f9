import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { confirmEmail } from '#contract/account-settings.ts';
import { emailTaken, invalidEmailToken } from '#contract/errors.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { ApiError, call } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import { Button } from '#web/ui/Button.tsx';
import { AuthPage, NextStepLink } from './AuthPage.tsx';
import { useAuth } from './auth.tsx';
import { toastError } from './show-failure.ts';

const [, INVALID_TOKEN] = invalidEmailToken;
const [, EMAIL_TAKEN] = emailTaken;

const changed = {
  ask: 'We sent this link to your new address. Confirm it to use it for your {site} account.' as Sentence,
  invalid:
    'Invalid or expired confirmation link. Each link works once, for 24 hours, and only the newest one counts. You can get a new link in Settings.' as Sentence,
  title: 'Your email has changed' as Sentence,
  done: "We'll send new reviews to this address, and you can sign in with it. We've told your old address too." as Sentence,
} satisfies Record<string, Sentence>;

const signedUp = {
  ask: 'We sent this link to the address you signed up with. Confirm it to get your reviews there.' as Sentence,
  invalid:
    'Invalid or expired confirmation link. Each link works once, for 7 days, and only the newest one counts. Sign in to see whether your address is confirmed, or to get a new link.' as Sentence,
  title: 'Your email is confirmed' as Sentence,
  done: "We'll send your reviews to this address." as Sentence,
} satisfies Record<string, Sentence>;

const TAKEN =
  "This email address is already in use: another account confirmed it first. Your address hasn't changed. You can choose a different one in Settings." as Sentence;

/** Waits for a click, because mail scanners open links too. */
export function ConfirmEmailPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const texts = query.get('for') === 'sign-up' ? signedUp : changed;
  const [state, setState] = useState<'ask' | 'invalid' | 'taken' | 'done'>(token ? 'ask' : 'invalid');
  const { user } = useAuth();

  if (state === 'ask') {
    return (
      <AuthPage title={t('Confirm your email')} text={t(texts.ask, { site: site.name })}>
        <ConfirmButton token={token} onState={setState} />
      </AuthPage>
    );
  }
  if (state === 'done') {
    return (
      <AuthPage title={t(texts.title)} text={t(texts.done)}>
        {user ? (
          <NextStepLink to={paths.dashboard} label={t('Go to Dashboard')} />
        ) : (
          <NextStepLink to={paths.login} label={t('Go to Login')} />
        )}
      </AuthPage>
    );
  }
  const isTaken = state === 'taken';
  return (
    <AuthPage
      title={isTaken ? t('This address is taken') : t('Invalid confirmation link')}
      text={t(isTaken ? TAKEN : texts.invalid)}
    >
      <NextStepLink to={paths.settings} label={t('Go to Settings')} />
    </AuthPage>
  );
}

interface ConfirmButtonProps {
  token: string;
  onState: (state: 'invalid' | 'taken' | 'done') => void;
}

function ConfirmButton({ token, onState }: ConfirmButtonProps) {
  const { refreshUser } = useAuth();
  const [isPending, setPending] = useState(false);

  async function confirm() {
    if (isPending) return;
    setPending(true);
    try {
      await call(confirmEmail, { body: { token } });
      // If this fails, the next page load reads the new address.
      await refreshUser().catch(() => undefined);
      onState('done');
    } catch (error) {
      const refusal = error instanceof ApiError ? error.serverMessage : undefined;
      if (refusal === INVALID_TOKEN) onState('invalid');
      else if (refusal === EMAIL_TAKEN) onState('taken');
      else toastError(t('Error'), error, t('Failed to confirm your email'));
      setPending(false);
    }
  }

  return (
    <Button size="lg" className="w-full" aria-disabled={isPending} onClick={() => void confirm()}>
      {isPending ? t('Confirming...') : t('Confirm this address')}
    </Button>
  );
}
