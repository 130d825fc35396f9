import { textLink } from '#web/accounts/text-link.ts';
import { t } from '#web/language.ts';

/** For pages that do little without their script. CSS alone shows the alert if it is late; `entry-client.tsx` removes both. */
export function ScriptNotes() {
  return (
    <div id="script-notes">
      <noscript>
        <p className="notice border-warning">{t('This page needs JavaScript.')}</p>
      </noscript>
      <p
        id="late"
        role="alert"
        className="fixed inset-x-5 top-5 z-50 mx-auto max-w-96 animate-late rounded-control bg-sheet p-4 text-center shadow-raised noscript:hidden"
      >
        {t('Taking longer than usual.')}{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: empty, it is the address of any page */}
        <a href="" className={textLink}>
          {t('Reload')}
        </a>
      </p>
    </div>
  );
}
