import type { ReactNode } from 'react';
import { t } from '#web/language.ts';

export function AskPage({ note }: { note: ReactNode }) {
  return (
    <>
      <h1 className="voice-l">{t('Ask someone')}</h1>
      {note}
    </>
  );
}
