import type { ReactNode } from 'react';
import { t } from '#web/language.ts';
import { Card, CardContent } from '#web/ui/Card.tsx';
import { AskForm } from './AskForm.tsx';
import { RequestList } from './RequestList.tsx';

/** @param pausedNote is shown instead of the form once the plan's limit is reached. */
export function AskPage({ pausedNote }: { pausedNote: ReactNode }) {
  return (
    <>
      <h1 className="voice-l">{t('Ask someone')}</h1>
      <p className="mt-2 mb-4 max-w-prose text-ink-muted">
        {t("You send the message with your own apps. We don't send anything or store an address.")}
      </p>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        {pausedNote || (
          <Card>
            <CardContent>
              <AskForm />
            </CardContent>
          </Card>
        )}
        <RequestList isPaused={Boolean(pausedNote)} />
      </div>
    </>
  );
}
