import { z } from 'zod/mini';
import { accountChange } from '#contract/account-settings.ts';
import type { User } from '#contract/accounts.ts';
import { t } from '#web/language.ts';
import { useUpdateMe } from './queries.ts';
import { SavedField } from './SavedField.tsx';

const questionChange = z.pick(accountChange, { question: true });

export function OwnQuestion({ user }: { user: User }) {
  const { mutateAsync } = useUpdateMe(user);
  return (
    <SavedField
      schema={questionChange}
      save={mutateAsync}
      failed={t('Failed to save the question')}
      label={t('Your question')}
      name="question"
      defaultValue={user.question ?? ''}
      placeholder={t('What will you remember? A sentence is plenty.')}
      dir="auto"
      autoComplete="off"
      hint={t('Customers see it in your words and language, where they write and beside your code.')}
    />
  );
}
