import * as contract from '#contract/workplaces.ts';
import type { Deps } from '#server/deps.ts';
import { Refusal } from '#server/http/errors.ts';
import { limitPerAddress } from '#server/http/rate-limits.ts';
import type { App } from '#server/http/server.ts';
import { addWorkplace } from './add-workplace.ts';
import { deleteOwnWorkplace, findWorkplace, listWorkplaces, toColumns, updateOwnWorkplace } from './store.ts';

/** Ids are consecutive, so a limit keeps them from being enumerated. */
const lookupLimit = { name: 'lookup-workplace', max: 120, seconds: 60 };

export function workplaceRoutes(app: App, deps: Deps): void {
  const { db } = deps;

  app.route({
    ...contract.listWorkplaces,
    handler: ({ account }) => listWorkplaces(db, account.id),
  });

  app.route({
    ...contract.createWorkplace,
    handler: ({ account, body }) => addWorkplace(deps, account.id, toColumns(body)),
  });

  app.route({
    ...contract.updateWorkplace,
    handler: ({ account, params, body }) => updateOwnWorkplace(db, account.id, params.id, toColumns(body)),
  });

  app.route({
    ...contract.deleteWorkplace,
    handler: ({ account, params }) => deleteOwnWorkplace(db, account.id, params.id),
  });

  app.route({
    ...contract.lookUpWorkplace,
    config: { isEssential: true },
    onRequest: limitPerAddress(deps.limits, lookupLimit),
    handler: async (request) => {
      const workplace = await findWorkplace(db, request.params.id);
      if (!workplace) throw new Refusal('workplaceNotFound');
      return workplace;
    },
  });
}
