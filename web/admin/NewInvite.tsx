import { useRef, useState } from 'react';
import { inviteForm } from '#contract/invites.ts';
import { toastFailure } from '#web/accounts/show-failure.ts';
import { useCreateInvite } from '#web/admin/queries.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { CreatedLink } from '#web/ui/CreatedLink.tsx';
import { TextField } from '#web/ui/Input.tsx';
import { useForm } from '#web/ui/use-form.ts';

export function NewInvite() {
  const note = useRef<HTMLInputElement>(null);
  const create = useCreateInvite();
  // Stays while another link is created, since it cannot be shown again.
  const [url, setUrl] = useState<string>();

  const { props, errors, isSubmitting } = useForm(inviteForm, async (typed) => {
    try {
      setUrl((await create.mutateAsync(typed)).url);
      if (note.current) note.current.value = '';
    } catch (error) {
      toastFailure(error, t('Failed to create the invite'));
    }
  });

  return (
    <form {...props} className="grid grid-cols-1 gap-4">
      <TextField
        label={t('Who is it for? (optional)')}
        error={errors.note}
        hint={t('A note to yourself, to tell invites apart.')}
        ref={note}
        name="note"
        autoComplete="off"
        placeholder={t('e.g. Rosa from the market')}
      />
      <Button type="submit" className="justify-self-start max-sm:w-full" aria-disabled={isSubmitting}>
        {t('Create invite')}
      </Button>
      {url && <CreatedLink url={url} />}
    </form>
  );
}
