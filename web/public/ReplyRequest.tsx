import { type FormEvent, useRef, useState } from 'react';
import { replyWritten } from '#contract/errors.ts';
import {
  getReviewByLink,
  type ReviewByLink,
  removeReplyEmail,
  replyEmail,
  setReplyEmail,
} from '#contract/review-links.ts';
import { ApiError, call } from '#web/api/call.ts';
import { t, translateMessage } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormError } from '#web/ui/FormError.tsx';
import { controlVariants } from '#web/ui/variants.ts';
import { useSending } from './review-link/use-sending.ts';

interface ReplyRequestProps {
  reviewLink: string;
  firstName: string;
  /** An address is stored. */
  isWaiting: boolean;
  onChanged?: (change: Partial<ReviewByLink>) => void;
}

/** An address for one email about a reply; it is never shown again, since others may hold the link. */
export function ReplyRequest({ reviewLink, firstName: name, isWaiting, onChanged }: ReplyRequestProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<'asking' | 'waiting' | 'answered'>(isWaiting ? 'waiting' : 'asking');
  const headers = { 'review-link': reviewLink };
  const end = (next: typeof state, change: Partial<ReviewByLink>) => {
    setState(next);
    onChanged?.(change);
    // The pressed button is gone.
    status.current?.focus();
  };
  const { failure, isSending, send } = useSending(async (email: string | null) => {
    try {
      if (email === null) await call(removeReplyEmail, { headers });
      else await call(setReplyEmail, { headers, body: { email } });
      end(email === null ? 'asking' : 'waiting', { wantsReply: email !== null });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === replyWritten[0])) throw error;
      const { answer, answeredAt } = await call(getReviewByLink, { headers });
      end('answered', { answer, answeredAt });
    }
  });
  return (
    <div className="mt-3">
      <p ref={status} role="status" tabIndex={-1} className="text-ink-muted wrap-anywhere">
        {state === 'waiting' && <span>{t("We'll send one email when {name} replies.", { name })}</span>}
        {state === 'answered' && (
          <span>{t("{name} has already replied. You'll find it on your private link.", { name })}</span>
        )}
      </p>
      <FormError message={failure} />
      {state === 'asking' && <EmailForm name={name} isSending={isSending} send={send} />}
      {state === 'waiting' && (
        <button
          type="button"
          onClick={() => void send(null)}
          aria-disabled={isSending || undefined}
          className="inline-flex min-h-11 items-center font-semibold text-accent"
        >
          {t("Don't email me")}
        </button>
      )}
    </div>
  );
}

interface EmailFormProps {
  /** The professional's. */
  name: string;
  isSending: boolean;
  send: (email: string) => Promise<void>;
}

function EmailForm({ name, isSending, send }: EmailFormProps) {
  const [error, setError] = useState<string>();

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { data, error: invalid } = replyEmail.safeParse(Object.fromEntries(new FormData(form)));
    setError(invalid && translateMessage(invalid.issues[0]?.message ?? ''));
    if (data) void send(data.email);
    else form.querySelector('input')?.focus();
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-3">
      <Field
        label={t('Email')}
        error={error}
        hint={t('For one email. Then we delete the address. {name} never sees it.', { name })}
      >
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            enterKeyHint="send"
            spellCheck={false}
            className={`${controlVariants} h-12`}
          />
        )}
      </Field>
      <Button variant="secondary" size="lg" type="submit" aria-disabled={isSending || undefined}>
        {t(isSending ? 'Sending...' : 'Tell me about a reply')}
      </Button>
    </form>
  );
}
