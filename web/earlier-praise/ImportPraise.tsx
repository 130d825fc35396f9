import { useRef, useState } from 'react';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormError } from '#web/ui/FormError.tsx';
import { TextField } from '#web/ui/Input.tsx';
import { controlVariants } from '#web/ui/variants.ts';
import { ImportPreview } from './ImportPreview.tsx';
import type { PraiseSheet } from './read-praise.ts';

/** Reads a file, or rows copied from a spreadsheet, in the browser. The parser is loaded with the first of them. */
export function ImportPraise({ onDone }: { onDone: () => void }) {
  const pasted = useRef<HTMLTextAreaElement>(null);
  const [result, setResult] = useState<PraiseSheet | { problem: string }>();
  // Each reading starts a new preview.
  const [reading, setReading] = useState(0);

  async function read(input: File | string) {
    setResult(await readInput(input));
    setReading((before) => before + 1);
  }

  return (
    <div className="grid grid-cols-1 gap-5">
      <h2 className="title">{t('Import')}</h2>
      <TextField
        label={t('CSV file')}
        hint={t(
          "An export from Google, Trustpilot, LinkedIn or another tool. You'll see it before anything is stored.",
        )}
        name="file"
        type="file"
        accept=".csv,.tsv,.txt,text/*"
        className="py-2.5"
        // The same file can be chosen again once it is corrected.
        onClick={({ currentTarget }) => {
          currentTarget.value = '';
        }}
        onChange={({ target }) => {
          if (target.files?.[0]) void read(target.files[0]);
        }}
      />
      <Field label={t('Or paste rows')} hint={t('The first line names the columns.')}>
        {(control) => (
          <textarea
            {...control}
            ref={pasted}
            name="rows"
            rows={4}
            dir="auto"
            className={`${controlVariants} max-h-72 resize-y py-3`}
          />
        )}
      </Field>
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => void read(pasted.current?.value ?? '')}
      >
        {t('Preview')}
      </Button>
      {result && 'problem' in result && <FormError message={result.problem} />}
      {result && 'check' in result && <ImportPreview key={reading} sheet={result} onDone={onDone} />}
    </div>
  );
}

async function readInput(input: File | string): Promise<PraiseSheet | { problem: string }> {
  try {
    const { readPraise, readPraiseFile } = await import('./read-praise.ts');
    return await (typeof input === 'string' ? readPraise(input) : readPraiseFile(input));
  } catch (error) {
    // The script couldn't be loaded, or the file has moved.
    console.error(error);
    return { problem: t("It couldn't be read. Please try again.") };
  }
}
