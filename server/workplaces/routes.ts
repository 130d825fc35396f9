import * as contract from '#contract/workplaces.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { limitPerAddress } from '#server/http/rate-limits.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/http/server.ts';
import {
  addWorkplace,
  deleteOwnWorkplace,
  findWorkplace,
  listWorkplaces,
  toColumns,
  updateOwnWorkplace,
} from './store.ts';

/** Ids are consecutive, so a limit keeps them from being enumerated. */
const lookupLimit = { name: 'lookup-workplace', max: 120, seconds: 60 };

export function workplaceRoutes(app: App, deps: Deps): void {
  const { db } = deps;

  serve(app, contract.listWorkplaces, ({ account }) => listWorkplaces(db, account.id));

  serve(app, contract.createWorkplace, ({ account, body }) =>
    addWorkplace(deps, account.id, toColumns(body)),
  );

  serve(app, contract.updateWorkplace, ({ account, params, body }) =>
    updateOwnWorkplace(db, account.id, params.id, toColumns(body)),
  );

  serve(app, contract.deleteWorkplace, ({ account, params }) =>
    deleteOwnWorkplace(db, account.id, params.id),
  );

  const onRequest = limitPerAddress(deps.limits, lookupLimit);
  serve(app, { ...contract.lookUpWorkplace, config: { isEssential: true }, onRequest }, async (request) => {
    const workplace = await findWorkplace(db, request.params.id);
    if (!workplace) throw new Refusal('workplaceNotFound');
    return workplace;
  });
}
