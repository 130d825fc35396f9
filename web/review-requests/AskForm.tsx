import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Language } from '#contract/languages/languages.ts';
import { currentLanguage, t } from '#web/language.ts';
import { SelectField, TextField } from '#web/ui/Input.tsx';
import { LanguageField } from '#web/ui/LanguageField.tsx';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import { WorkplaceOptions } from '#web/workplaces/WorkplaceOptions.tsx';
import { MessageForm } from './MessageForm.tsx';
import { REQUEST } from './message.ts';
import { reviewRequestsQuery, useCreateReviewRequest } from './queries.ts';

/** Later presses for the same customer use the link again. */
export function AskForm() {
  const { data: workplaces } = useQuery(workplacesQuery);
  const { data: requests } = useQuery(reviewRequestsQuery);
  const create = useCreateReviewRequest();
  const [search] = useSearchParams();
  const [name, setName] = useState('');
  const [chosenId, setChosenId] = useState(Number(search.get('workplace')));
  const [language, setLanguage] = useState<Language>(currentLanguage);
  const workplaceId = workplaces?.find(({ id }) => id === chosenId)?.id ?? null;
  const made = requests?.find(({ id, state }) => id === create.data?.id && state !== 'answered');

  return (
    <MessageForm
      asking={{ name, workplaceId, language }}
      sentence={REQUEST}
      link={made?.url}
      prepare={made ? null : async (asking) => (await create.mutateAsync(asking)).url}
    >
      {(nameError) => (
        // Another name is another customer, even if it is spelled alike.
        <div className="contents" onChange={create.reset}>
          <TextField
            label={t('First name')}
            error={nameError}
            name="name"
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="next"
            onKeyDown={goOn}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <SelectField
            label={t('Workplace')}
            name="workplaceId"
            value={workplaceId ?? ''}
            onChange={({ target }) => setChosenId(Number(target.value))}
          >
            <option value="">{t('No specific workplace')}</option>
            <WorkplaceOptions workplaces={workplaces} />
          </SelectField>
          <LanguageField value={language} onChange={setLanguage} />
        </div>
      )}
    </MessageForm>
  );
}

/** Enter would choose an app, which a phone's keyboard hides. With key code 229, it ends a word of an input method. */
function goOn(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' || event.keyCode === 229) return;
  event.preventDefault();
  event.currentTarget.form?.querySelector('select')?.focus();
}
