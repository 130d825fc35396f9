import { useQuery } from '@tanstack/react-query';
import { t } from '#web/language.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ApiTokens } from './ApiTokens.tsx';
import { connectionsQuery } from './queries.ts';
import { HowToUse } from './SecretDialog.tsx';
import { Webhook } from './Webhook.tsx';

export function Connections() {
  const { data, isError, refetch } = useQuery(connectionsQuery);
  return (
    <>
      <ApiTokens tokens={data?.tokens} />
      <Webhook webhook={data?.webhook} />
      {!data &&
        (isError ? (
          <ErrorState
            message={t("Couldn't load your API tokens and webhook.")}
            onRetry={refetch}
            className="py-4"
          />
        ) : (
          <Skeleton data-placeholder className="my-4 w-40" />
        ))}
      <div className="py-4 text-sm text-ink-muted">
        <HowToUse />
      </div>
    </>
  );
}
