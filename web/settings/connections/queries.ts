import { queryOptions } from '@tanstack/react-query';
import { getConnections } from '#contract/webhook.ts';
import { call } from '#web/api/call.ts';

/** Never cached: people check when a token was last used, and whether events arrive. */
export const connectionsQuery = queryOptions({
  queryKey: ['connections'],
  queryFn: () => call(getConnections),
  staleTime: 0,
});
