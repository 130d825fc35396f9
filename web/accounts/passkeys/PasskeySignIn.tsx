import { useEffect, useState } from 'react';
import { ApiError, ConnectionError, failureMessage } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { type Auth, useAuth } from '../auth.tsx';
import { toastError } from '../show-failure.ts';
import { canUsePasskeys } from './support.ts';

/** The challenge ends after five minutes. */
const RENEW_AFTER_MS = 4 * 60_000;
/** Autofill starts at the first sign of a person, or else after everything that the page needs. */
const AUTOFILL_AFTER_MS = 2_000;
const SIGNS_OF_A_PERSON = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

const load = () => import('./ceremonies.ts');

interface PasskeySignInProps {
  /** The password is being checked. */
  isBusy: boolean;
  onFailure: (message: string) => void;
}

/** The button, and the passkeys that browsers offer in the username field. */
export function PasskeySignIn({ isBusy, onFailure }: PasskeySignInProps) {
  const { loginBy } = useAuth();
  const hydrated = useHydrated();
  const [isAsking, setAsking] = useState(false);
  const isUsable = hydrated && canUsePasskeys();
  const waits = isBusy || isAsking;
  useEffect(() => {
    if (!isUsable || waits) return;
    const autofill = startAutofill(loginBy);
    return () => autofill.abort();
  }, [isUsable, waits, loginBy]);

  async function ask() {
    setAsking(true);
    try {
      const { askToSignIn, signInWith } = await load();
      const assertion = await askToSignIn();
      const user = await loginBy(() => signInWith(assertion));
      if (user) toast({ title: t('Login successful') });
    } catch (error) {
      onFailure(await describe(error));
    } finally {
      setAsking(false);
    }
  }

  // The server's markup has it, so that nothing moves when the page comes alive.
  if (hydrated && !isUsable) return null;
  return (
    <Button
      variant="secondary"
      size="lg"
      className="w-full"
      disabled={!hydrated || waits}
      onClick={() => void ask()}
    >
      {t('Use a passkey')}
    </Button>
  );
}

function startAutofill(signIn: Auth['loginBy']): AbortController {
  const end = new AbortController();
  const { signal } = end;
  let timer = setTimeout(start, AUTOFILL_AFTER_MS);
  for (const sign of SIGNS_OF_A_PERSON) addEventListener(sign, start, { once: true, passive: true });
  signal.addEventListener('abort', stop);
  return end;

  function start() {
    stop();
    signal.removeEventListener('abort', stop);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      load().then(
        ({ cancelCeremony }) => cancelCeremony(),
        // Then no ceremony has begun.
        () => undefined,
      );
    });
    void run();
  }

  function stop() {
    clearTimeout(timer);
    for (const sign of SIGNS_OF_A_PERSON) removeEventListener(sign, start);
  }

  async function run(): Promise<void> {
    try {
      const { askToSignIn, canAutofill, signInWith } = await load();
      if (!(await canAutofill()) || signal.aborted) return;
      timer = setTimeout(() => void run(), RENEW_AFTER_MS);
      const assertion = await askToSignIn(true);
      if (await signIn(() => signInWith(assertion))) toast({ title: t('Login successful') });
    } catch (error) {
      // Autofill is only a convenience; what the server refuses concerns a passkey that was chosen.
      if (!signal.aborted && error instanceof ApiError && error.status === 403)
        toastError(t('Login failed'), error, t('Login failed'));
    }
  }
}

async function describe(error: unknown): Promise<string> {
  if (error instanceof ApiError || error instanceof ConnectionError)
    return failureMessage(error, t('Login failed'));
  const { describePasskeyFailure } = await load();
  return describePasskeyFailure(error);
}
