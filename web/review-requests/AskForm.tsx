import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Language } from '#contract/languages/languages.ts';
import { tidy } from '#contract/text/rules.ts';
import { currentLanguage, t } from '#web/language.ts';
import { SelectField, TextField } from '#web/ui/Input.tsx';
import { LanguageOptions } from '#web/ui/LanguageOptions.tsx';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import { WorkplaceOptions } from '#web/workplaces/WorkplaceOptions.tsx';
import { MessageForm } from './MessageForm.tsx';
import { REQUEST } from './message.ts';
import { type Asking, useCreateReviewRequest } from './queries.ts';

/** Later presses for the same customer use the link again. */
export function AskForm() {
  const { data: workplaces } = useQuery(workplacesQuery);
  const create = useCreateReviewRequest();
  const [search] = useSearchParams();
  const [name, setName] = useState('');
  const [chosenId, setChosenId] = useState(Number(search.get('workplace')));
  const [language, setLanguage] = useState<Language>(currentLanguage);
  const [made, setMade] = useState<{ key: string; url: string }>();
  const workplaceId = workplaces?.find(({ id }) => id === chosenId)?.id ?? null;
  const key = JSON.stringify([tidy(name), workplaceId, language]);
  const link = made?.key === key ? made.url : undefined;

  async function makeLink(asking: Asking) {
    const { url } = await create.mutateAsync(asking);
    setMade({ key, url });
    return url;
  }

  return (
    <MessageForm
      asking={{ name, workplaceId, language }}
      sentence={REQUEST}
      link={link}
      prepare={link === undefined ? makeLink : null}
    >
      {(nameError) => (
        <>
          <TextField
            label={t('First name')}
            error={nameError}
            name="name"
            autoComplete="off"
            autoCapitalize="words"
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
          <SelectField
            label={t('Language')}
            name="language"
            value={language}
            onChange={({ target }) => setLanguage(target.value as Language)}
          >
            <LanguageOptions />
          </SelectField>
        </>
      )}
    </MessageForm>
  );
}
