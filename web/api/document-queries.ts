import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod/mini';
import type { Endpoint, ResponseOf } from '#contract/endpoint.ts';
import { pageOf } from '#contract/fields.ts';
import type { Read, reads } from '#contract/reads.ts';
import { call, successSchema } from './call.ts';
import { read } from './core-reads.ts';
import { DOCUMENT_TIME, takeFromDocument } from './initial-data.ts';
import type { Page } from './pages.ts';
import { queryClient } from './query-client.ts';
import { nullOn401 } from './read.ts';

/** The names of the reads that ask this endpoint. */
type NamesOf<E extends Endpoint> = {
  [Name in Read]: E extends (typeof reads)[Name]['endpoint'] ? Name : never;
}[Read];

const prefetches: { [Name in Read]?: () => Promise<void> } = {};

/** Starts to read what a screen begins with, while its code loads. What is never served from the cache is left to the page. */
export function prefetchReads(names: readonly Read[]): void {
  for (const name of names) void prefetches[name]?.();
}

/** Says how a read starts before its screen is there. */
export function prefetchBy(name: Read, prefetch: () => Promise<void>): void {
  prefetches[name] = prefetch;
}

type WithoutBody = Endpoint & { schema: { body?: undefined } };

interface QueryOptions<Empty> {
  signedOut: Empty;
  isCore?: boolean;
  staleTime?: 0;
}

/** The query of a read: it begins with the document's part, if there is one, and is prefetched with its screens. */
export function documentQuery<E extends WithoutBody, Empty>(
  name: NamesOf<E>,
  endpoint: E,
  { signedOut, isCore = false, staleTime }: QueryOptions<Empty>,
) {
  type Data = ResponseOf<E> | Empty;
  const answer = (): Promise<unknown> =>
    isCore ? read<WithoutBody>(endpoint) : nullOn401(call<WithoutBody>(endpoint));
  const options = queryOptions({
    queryKey: keyOf(endpoint),
    queryFn: async () => ((await answer()) ?? signedOut) as Data,
    ...fromDocument<Data>(name, successSchema(endpoint)),
    meta: { isCoreRead: isCore },
    ...(staleTime !== undefined && { staleTime }),
  });
  if (staleTime === undefined) prefetchBy(name, () => queryClient.prefetchQuery(options));
  return options;
}

/** The first page of a list. */
export function pageFromDocument<E extends Endpoint>(name: NamesOf<E>, endpoint: E) {
  return fromDocument<Page<E>>(name, pageOf(successSchema(endpoint)));
}

const FIRST_PAGE = null as string | null;

/** A list that is read page by page and begins with the document's first page, if that `isThisList`. */
export function pagesFromDocument<E extends Endpoint, FirstPage extends Page<E> = Page<E>>(
  name: NamesOf<E>,
  endpoint: E,
  isThisList = true,
) {
  const { initialData, initialDataUpdatedAt } = pageFromDocument(name, endpoint);
  return {
    initialPageParam: FIRST_PAGE,
    initialData() {
      const page = isThisList ? initialData() : undefined;
      return page && { pages: [page as FirstPage], pageParams: [FIRST_PAGE] };
    },
    initialDataUpdatedAt,
    getNextPageParam: (page: FirstPage) => page.next,
  };
}

function fromDocument<Data>(name: Read, schema: z.ZodMiniType) {
  const initialData = () => takeFromDocument(name, schema) as Data | undefined;
  return { initialData, initialDataUpdatedAt: DOCUMENT_TIME };
}

/** `/api/reviews/stats` is `['reviews', 'stats']`, so that a change may refetch all that begins alike. */
function keyOf({ url }: Endpoint): string[] {
  return url.split('/').slice(2);
}
