import { textLink } from '#web/accounts/text-link.ts';
import { t } from '#web/language.ts';

/** A page that the server could not answer. */
export function ServerFailure() {
  return (
    <>
      <p>{t("Something isn't working on our side right now. Nothing is lost.")}</p>
      <p>
        {/* biome-ignore lint/a11y/useValidAnchor: empty, it is the address of any page */}
        <a href="" className={textLink}>
          {t('Try again')}
        </a>
      </p>
    </>
  );
}
