import * as contract from '#contract/cards.ts';
import { accountOf, signedIn } from '#server/accounts/sessions.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { App } from '#server/platform/http.ts';
import { addCard } from './add-card.ts';
import { listCards, presentCard, type StoredCard, updateOwnCard } from './store.ts';

/** @param settleViews writes the openings of an account's cards that are not written yet. */
export function cardRoutes(app: App, deps: Deps, settleViews: (userId: number) => Promise<void>): void {
  const { db, clock, config } = deps;
  const present = (card: StoredCard, reviews: number) => ({
    ...presentCard(card),
    url: `${config.appUrl}/r/${card.code}`,
    reviews,
  });

  app.route({
    ...contract.listCards,
    onRequest: signedIn(deps),
    handler: async (request) => {
      const { id } = accountOf(request);
      await settleViews(id);
      return (await listCards(db, id)).map((card) => present(card, card.reviews));
    },
  });

  app.route({
    ...contract.createCard,
    onRequest: signedIn(deps),
    handler: async (request, reply) => {
      const { name, workplaceId = null } = request.body;
      const card = await addCard(deps, accountOf(request).id, { name, workplaceId });
      return reply.code(201).send(present(card, 0));
    },
  });

  app.route({
    ...contract.updateCard,
    onRequest: signedIn(deps),
    handler: async (request) => {
      const { id: userId } = accountOf(request);
      const { workplaceId = null, ...change } = request.body;
      await settleViews(userId);
      const card = await updateOwnCard(db, userId, request.params.id, { ...change, workplaceId }, clock());
      return present(card, card.reviews);
    },
  });
}
