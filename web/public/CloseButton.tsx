import type { MouseEventHandler } from 'react';
import { t } from '#web/language.ts';

export function CloseButton({ onClick, className }: { onClick: MouseEventHandler; className: string }) {
  return (
    <button
      type="button"
      aria-label={t('Close')}
      onClick={onClick}
      className={`absolute grid size-11 place-items-center rounded-control hover:bg-hover ${className}`}
    >
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 stroke-current" strokeWidth="1.75">
        <path d="m3 3 10 10M13 3 3 13" strokeLinecap="round" />
      </svg>
    </button>
  );
}
