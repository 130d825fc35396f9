import { useQuery } from '@tanstack/react-query';
import { mailHealthQuery, serviceStatusQuery } from '#web/admin/queries.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { plural } from '#web/plural.ts';
import { richText } from '#web/ui/rich-text.tsx';

/** Says nothing where only what needs attention has something to say. */
export function ServiceStatusLine({ name }: { name: string }) {
  const { data: mails } = useQuery(mailHealthQuery);
  const { data: service } = useQuery(serviceStatusQuery);
  const isWell = mails?.failed === 0 && service?.problems.length === 0;
  return (
    <p className="mb-5 min-h-9 voice-l">
      {isWell && <span>{t('{name}, all is well.', { name })}</span>}
      {mails &&
        mails.failed > 0 &&
        richText(
          plural(
            '{name}, <list>{count} email failed</list>.|{name}, <list>{count} emails failed</list>.',
            mails.failed,
            { name },
          ),
          {
            list: (text) => (
              <a
                href={`${paths.admin}#email-delivery`}
                className="text-danger underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {text}
              </a>
            ),
          },
        )}
    </p>
  );
}
