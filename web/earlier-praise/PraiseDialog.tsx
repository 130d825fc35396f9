import type { ComponentProps } from 'react';
import { type EarlierPraise, praiseForm, praiseSources } from '#contract/earlier-praise.ts';
import { SavingDialog } from '#web/accounts/SavingDialog.tsx';
import { t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { Field } from '#web/ui/Field.tsx';
import { SelectField, TextField } from '#web/ui/Input.tsx';
import { controlVariants } from '#web/ui/variants.ts';
import { sourceName } from './origin.ts';

type SavingProps = ComponentProps<typeof SavingDialog<typeof praiseForm>>;
type PraiseDialogProps = { praise?: EarlierPraise } & Omit<
  SavingProps,
  'description' | 'schema' | 'read' | 'failed' | 'children'
>;

export function PraiseDialog({ praise, ...dialog }: PraiseDialogProps) {
  return (
    <SavingDialog
      description={t('In the words of the person who wrote it.')}
      schema={praiseForm}
      read={readFields}
      failed={t('Failed to save the praise')}
      {...dialog}
    >
      {(errors) => <PraiseFields praise={praise} errors={errors} />}
    </SavingDialog>
  );
}

interface PraiseFieldsProps {
  praise: EarlierPraise | undefined;
  errors: Partial<Record<keyof EarlierPraise, string>>;
}

function PraiseFields({ praise, errors }: PraiseFieldsProps) {
  const propsOf = (name: 'name' | 'month' | 'url') => {
    return { name, error: errors[name], defaultValue: praise?.[name] ?? '', autoComplete: 'off' };
  };
  return (
    <>
      <Field label={t('Words')} error={errors.words}>
        {(control) => (
          <textarea
            {...control}
            name="words"
            defaultValue={praise?.words}
            dir="auto"
            className={`${controlVariants} field-sizing-content max-h-72 min-h-32 resize-y py-3 wrap-anywhere`}
          />
        )}
      </Field>
      <TextField hint={t('Optional')} label={t('Name#person')} {...propsOf('name')} />
      <SelectField label={t('Stars')} error={errors.rating} name="rating" defaultValue={praise?.rating ?? ''}>
        <option value="">{t('None#stars')}</option>
        {[5, 4, 3, 2, 1].map((stars) => (
          <option key={stars} value={stars}>
            {plural('{count} star|{count} stars', stars)}
          </option>
        ))}
      </SelectField>
      <TextField label={t('Month')} hint={t('Optional. For example: 2024-03.')} {...propsOf('month')} />
      <SourceField error={errors.source} defaultValue={praise?.source}>
        {!praise && <option value="">{t('Choose one')}</option>}
      </SourceField>
      <TextField
        label={t('Link')}
        hint={t('Optional. Where the words can be read.')}
        type="url"
        {...propsOf('url')}
      />
    </>
  );
}

function readFields(data: FormData) {
  const { rating, month, url, ...others } = Object.fromEntries(data);
  return { ...others, rating: Number(rating) || null, month: trimmed(month), url: trimmed(url) };
}

function trimmed(value: unknown): string | null {
  return String(value).trim() || null;
}

export function SourceField({
  children,
  ...field
}: Omit<ComponentProps<typeof SelectField>, 'label' | 'name'>) {
  return (
    <SelectField label={t('From#source')} name="source" {...field}>
      {children}
      {praiseSources.map((source) => (
        <option key={source} value={source}>
          {sourceName(source)}
        </option>
      ))}
    </SelectField>
  );
}
