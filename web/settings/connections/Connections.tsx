import { useQuery } from '@tanstack/react-query';
import { t } from '#web/language.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { ApiTokens } from './ApiTokens.tsx';
import { connectionsQuery } from './queries.ts';
import { Webhook } from './Webhook.tsx';

export function Connections() {
  const { data, isError, refetch } = useQuery(connectionsQuery);
  return (
    <>
      <ApiTokens tokens={data?.tokens} />
      <Webhook webhook={data?.webhook} />
      {!data && isError && (
        <ErrorState message={t("Couldn't load your connections.")} onRetry={refetch} className="py-4" />
      )}
    </>
  );
}
