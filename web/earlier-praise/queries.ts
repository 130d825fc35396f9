import { infiniteQueryOptions } from '@tanstack/react-query';
import {
  addPraise,
  importPraise,
  listPraise,
  PRAISE_PER_PAGE,
  removePraise,
  updatePraise,
} from '#contract/earlier-praise.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { call } from '#web/api/call.ts';
import { pagesFromDocument } from '#web/api/document-queries.ts';
import { callPage } from '#web/api/pages.ts';
import { nullOn401 } from '#web/api/read.ts';
import { useChange } from '#web/api/use-change.ts';

export const praiseQuery = infiniteQueryOptions({
  ...pagesFromDocument('earlierPraise', listPraise),
  queryKey: ['earlier-praise'],
  queryFn: async ({ pageParam: cursor }) =>
    (await nullOn401(callPage(listPraise, { query: { limit: PRAISE_PER_PAGE, cursor } }))) ?? {
      items: [],
      next: null,
    },
});

export function useAddPraise() {
  return useChange((body: BodyOf<typeof addPraise>) => call(addPraise, { body }), praiseQuery);
}

export function useUpdatePraise(id: number) {
  return useChange(
    (body: BodyOf<typeof updatePraise>) => call(updatePraise, { params: { id }, body }),
    praiseQuery,
  );
}

export function useRemovePraise(id: number) {
  return useChange(() => call(removePraise, { params: { id } }), praiseQuery);
}

export function useImportPraise() {
  return useChange((body: BodyOf<typeof importPraise>) => call(importPraise, { body }), praiseQuery);
}
