import { lazy, Suspense, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { firstName } from '#contract/names.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { currentLanguage, t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { workplaceTarget } from './code-target.ts';
import { useRegionalPaper } from './regional-paper.ts';

/** Few print from here, so the sheets wait for the first press. */
const PrintedSheet = lazy(async () => ({ default: (await import('./PrintedSheet.tsx')).PrintedSheet }));

/** Prints the sheet with the largest code, on the usual paper of the user's region and in the page's language. */
export function PrintPoster({ user, workplace }: { user: User; workplace: Workplace | undefined }) {
  const paper = useRegionalPaper();
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <Button variant="secondary" className="min-h-12 px-3" onClick={() => setPrinting(true)}>
        {t('Print QR Code')}
      </Button>
      {isPrinting && (
        <Suspense>
          <PrintedSheet
            sheet={`poster-${paper}`}
            paper={paper}
            ground="ink"
            content={{
              ...workplaceTarget(user.id, workplace),
              firstName: firstName(user.fullName),
              language: currentLanguage(),
              isLaminated: false,
            }}
            onPrinted={() => setPrinting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
