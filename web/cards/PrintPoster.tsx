import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { firstName } from '#contract/names.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { currentLanguage, t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { workplaceTarget } from './code-target.ts';
import { useRegionalPaper } from './regional-paper.ts';

interface PrintPosterProps {
  user: User;
  workplace: Workplace | undefined;
  className?: string;
}

/** Prints the sheet with the largest code, on the usual paper of the user's region and in the page's language. */
export function PrintPoster({ user, workplace, className = '' }: PrintPosterProps) {
  const paper = useRegionalPaper();
  const [loaded, setLoaded] = useState<typeof import('./PrintedSheet.tsx') | null>(null);

  /** Few print from here, so the sheets are loaded by the first press. */
  async function print() {
    try {
      setLoaded(await import('./PrintedSheet.tsx'));
    } catch {
      toast({ title: t('Loading issue detected. Please refresh the page.'), variant: 'destructive' });
    }
  }

  return (
    <>
      <Button variant="secondary" className={`min-h-12 px-3 ${className}`} onClick={() => void print()}>
        {t('Print QR Code')}
      </Button>
      {loaded && (
        <loaded.PrintedSheet
          sheet={`poster-${paper}`}
          paper={paper}
          ground="ink"
          content={{
            ...workplaceTarget(user.id, workplace),
            firstName: firstName(user.fullName),
            question: user.question,
            language: currentLanguage(),
            isLaminated: false,
          }}
          onPrinted={() => setLoaded(null)}
        />
      )}
    </>
  );
}
