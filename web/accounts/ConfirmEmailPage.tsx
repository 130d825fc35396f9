import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { brand } from '#contract/brand.ts';
import { emailTaken, invalidEmailToken } from '#contract/errors.ts';
import { ApiError, failureMessage } from '#web/api/call.ts';
import { paths } from '#web/paths.ts';
import { Button, buttonStyles } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useAuth } from './auth.tsx';
import { EntrancePage } from './EntrancePage.tsx';
import { useConfirmEmail } from './queries.ts';

const [, INVALID_TOKEN] = invalidEmailToken;
const [, EMAIL_TAKEN] = emailTaken;

/** Acts only on a press: mail scanners open links too. */
export function ConfirmEmailPage() {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const [state, setState] = useState<'ask' | 'invalid' | 'taken' | 'done'>(token ? 'ask' : 'invalid');
  const { user } = useAuth();

  if (state === 'done') {
    return (
      <EntrancePage
        title="Your email is changed"
        text="New reviews are sent to this address from now on, and you can sign in with it. We have told your old address too."
      >
        <WayOn to={user ? paths.dashboard : paths.login} label={user ? 'Go to Dashboard' : 'Go to Login'} />
      </EntrancePage>
    );
  }
  if (state === 'invalid') {
    return (
      <EntrancePage
        title="Invalid confirmation link"
        text={`${INVALID_TOKEN}. A link works once and for 24 hours, and only the newest one counts. Your settings show the address you have, and send you another link.`}
      >
        <WayOn to={paths.settings} label="Go to Settings" />
      </EntrancePage>
    );
  }
  if (state === 'taken') {
    return (
      <EntrancePage
        title="This address is taken"
        text={`${EMAIL_TAKEN}: another account has confirmed it first. Yours keeps its address, and you can choose another one in your settings.`}
      >
        <WayOn to={paths.settings} label="Go to Settings" />
      </EntrancePage>
    );
  }
  return (
    <EntrancePage
      title="Confirm your email"
      text={`One press, and your ${brand.name} account has the address this link was mailed to.`}
    >
      <ConfirmButton token={token} onState={setState} />
    </EntrancePage>
  );
}

interface ConfirmButtonProps {
  token: string;
  onState: (state: 'invalid' | 'taken' | 'done') => void;
}

function ConfirmButton({ token, onState }: ConfirmButtonProps) {
  const confirmEmail = useConfirmEmail();

  async function confirm() {
    if (confirmEmail.isPending) return;
    try {
      await confirmEmail.mutateAsync({ token });
      onState('done');
    } catch (error) {
      const refusal = error instanceof ApiError ? error.serverMessage : undefined;
      if (refusal === INVALID_TOKEN) onState('invalid');
      else if (refusal === EMAIL_TAKEN) onState('taken');
      else {
        toast({
          title: 'Error',
          description: failureMessage(error, 'Failed to confirm the address'),
          variant: 'destructive',
        });
      }
    }
  }

  return (
    <Button
      size="lg"
      className="w-full"
      aria-disabled={confirmEmail.isPending}
      onClick={() => void confirm()}
    >
      {confirmEmail.isPending ? 'Confirming...' : 'Confirm this address'}
    </Button>
  );
}

function WayOn({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className={buttonStyles({ size: 'lg', className: 'w-full' })}>
      {label}
    </Link>
  );
}
