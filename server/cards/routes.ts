import * as contract from '#contract/cards.ts';
import { accountOf, signedIn } from '#server/accounts/sessions.ts';
import { MINUTE } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { App } from '#server/platform/http.ts';
import { addCard } from './add-card.ts';
import { listCards, presentCard, type StoredCard, updateOwnCard } from './store.ts';

/** What came by the account's cards, by their ids: it is counted with the reviews, which know this room. */
export type CountByCard = (userId: number) => Promise<Record<string, number>>;

export function cardRoutes(app: App, deps: Deps, countReviewsByCard: CountByCard): void {
  const { db, clock, config } = deps;
  const present = (card: StoredCard, reviews: Record<string, number>) => ({
    ...presentCard(card),
    url: `${config.appUrl}/r/${card.code}`,
    reviews: reviews[card.id] ?? 0,
  });

  app.route({
    ...contract.listCards,
    // The first look counts every review that there is.
    handlerTimeout: MINUTE,
    onRequest: signedIn(deps),
    handler: async (request) => {
      const { id } = accountOf(request);
      const reviews = await countReviewsByCard(id);
      return (await listCards(db, id)).map((card) => present(card, reviews));
    },
  });

  app.route({
    ...contract.createCard,
    onRequest: signedIn(deps),
    handler: async (request, reply) => {
      const { name, workplaceId = null } = request.body;
      const card = await addCard(deps, accountOf(request).id, { name, workplaceId });
      return reply.code(201).send(present(card, {}));
    },
  });

  app.route({
    ...contract.updateCard,
    handlerTimeout: MINUTE,
    onRequest: signedIn(deps),
    handler: async (request) => {
      const { id: userId } = accountOf(request);
      const { workplaceId = null, ...change } = request.body;
      const card = await updateOwnCard(db, userId, request.params.id, { ...change, workplaceId }, clock());
      return present(card, await countReviewsByCard(userId));
    },
  });
}
