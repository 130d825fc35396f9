import { useQuery } from '@tanstack/react-query';
import { serviceStatusQuery } from '#web/admin/queries.ts';
import { t } from '#web/language.ts';

/** Without it, the page is as useful as with it, so a failure isn't mentioned. */
export function VersionLine() {
  const { data } = useQuery(serviceStatusQuery);
  if (!data) return null;
  const commit = data.commit === null ? '' : ` (${data.commit})`;
  return (
    <p className="mt-6 text-sm text-ink-muted">
      {t('Version {version}', { version: data.version + commit })}
    </p>
  );
}
