import { useMemo, useState } from 'react';
import { z } from 'zod/mini';
import { IMPORT_MAX, type PraiseForm } from '#contract/earlier-praise.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { ApiError, failureMessage } from '#web/api/call.ts';
import { currentLanguage, t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormError } from '#web/ui/FormError.tsx';
import { SelectField } from '#web/ui/Input.tsx';
import { Facts } from '#web/ui/Letter.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import { useForm } from '#web/ui/use-form.ts';
import { SourceField } from './PraiseDialog.tsx';
import { praiseFacts } from './praise-facts.tsx';
import { useImportPraise } from './queries.ts';
import type { CheckedRow, PraiseSheet } from './read-praise.ts';

interface ImportPreviewProps {
  sheet: PraiseSheet;
  onDone: () => void;
}

/** What will be stored, all or nothing. */
export function ImportPreview({ sheet, onDone }: ImportPreviewProps) {
  const [source, setSource] = useState(sheet.source);
  const [isDayFirst, setDayFirst] = useState(sheet.isDayFirst ?? currentLanguage() !== 'en');
  const { mutateAsync } = useImportPraise();
  const rows = useMemo(() => sheet.check(source, isDayFirst), [sheet, source, isDayFirst]);
  const items = rows.flatMap(({ item }) => item ?? []);

  const { props, errors, isSubmitting } = useForm(z.object({}), async (_, fail) => {
    if (new Blob([JSON.stringify({ items })]).size > IMPORT_MAX)
      return fail({ root: t('This is too large. Please import at most 4 MB at a time.') });
    try {
      await mutateAsync({ items });
    } catch (error) {
      return fail({ root: failureAt(rows, error) });
    }
    toast({ title: plural('{count} piece of praise added|{count} pieces of praise added', items.length) });
    onDone();
  });

  return (
    <>
      <h3 ref={focusOn} tabIndex={-1} className="title outline-none">
        {t('Preview')}
      </h3>
      {sheet.needsSource && (
        <SourceField
          value={source}
          onChange={({ target }) => setSource(target.value as PraiseForm['source'])}
        />
      )}
      {sheet.isDayFirst === null && (
        <SelectField
          label={t('Dates')}
          name="dates"
          value={String(isDayFirst)}
          onChange={({ target }) => setDayFirst(target.value === 'true')}
        >
          <option value="true">{t('Day first')}</option>
          <option value="false">{t('Month first')}</option>
        </SelectField>
      )}
      <BadLines rows={rows} />
      {items.length > 0 && <PreviewTable rows={rows} />}
      <form {...props} className="grid gap-5">
        <FormError message={errors.root} />
        {items.length === rows.length && (
          <Button type="submit" size="lg" aria-disabled={isSubmitting}>
            {isSubmitting ? t('Importing...') : plural('Import {count}|Import {count}', items.length)}
          </Button>
        )}
      </form>
    </>
  );
}

/** On a phone, the preview would otherwise open unseen, below the screen. */
function focusOn(heading: HTMLElement | null): void {
  heading?.focus();
}

/** Only an error about an item has an index. */
function failureAt(rows: CheckedRow[], error: unknown): string {
  const message = failureMessage(error, t('Nothing was imported. Please try again.'));
  const index = error instanceof ApiError ? /"index": ?(\d+)/.exec(error.message)?.[1] : undefined;
  const line = rows[Number(index)]?.line;
  return line ? t('Line {line}: {message}', { line, message }) : message;
}

function BadLines({ rows }: { rows: CheckedRow[] }) {
  const bad = rows.filter(({ message }) => message);
  if (bad.length === 0) return null;
  return (
    <div role="alert" className="notice border-danger wrap-anywhere">
      <p className="font-semibold">
        {t('Nothing can be imported yet. Please correct these lines and try again.')}
      </p>
      <ul className="mt-2 text-danger">
        {bad.map(({ line, message = '' }) => (
          <li key={line}>{t('Line {line}: {message}', { line, message })}</li>
        ))}
      </ul>
    </div>
  );
}

function PreviewTable({ rows }: { rows: CheckedRow[] }) {
  const { user } = useAuth();
  return (
    <div className="grid grid-cols-1 [&>section]:max-h-[60dvh] [&>section]:overflow-y-auto">
      <Table label={t('Preview')} className="text-sm">
        <TableHead>
          <tr>
            {[t('Line'), t('Words'), t('From#source')].map((heading) => (
              <TableHeader key={heading}>{heading}</TableHeader>
            ))}
          </tr>
        </TableHead>
        <TableBody>
          {rows.map(
            ({ line, item }) =>
              item && (
                <tr key={line}>
                  <TableCell className="align-top">{line}</TableCell>
                  <TableCell className="align-top wrap-anywhere">
                    <span dir="auto" className="block whitespace-pre-wrap">
                      {item.words}
                    </span>
                    <bdi className="font-semibold">{item.name}</bdi>
                  </TableCell>
                  <TableCell className="align-top wrap-anywhere">
                    <Facts facts={praiseFacts(item, user?.fullName ?? '')} />
                  </TableCell>
                </tr>
              ),
          )}
        </TableBody>
      </Table>
    </div>
  );
}
