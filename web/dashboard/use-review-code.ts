import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { workplaceLimitReached } from '#contract/errors.ts';
import { freePlan } from '#contract/plans.ts';
import { tidy } from '#contract/text/rules.ts';
import { reviewUrl } from '#web/api/config.ts';
import { shareLink } from '#web/cards/share-link.ts';
import { saveShownCodes } from '#web/cards/shown-codes.ts';
import { t } from '#web/language.ts';
import { subscriptionStatusQuery } from '#web/plans/queries.ts';
import { site } from '#web/site.ts';
import { offlineToast, toast } from '#web/ui/toast.ts';
import { useCreateWorkplace, workplacesQuery } from '#web/workplaces/queries.ts';
import { useWorkplaceLimitToast } from '#web/workplaces/workplace-limit.ts';

const [, LIMIT_REACHED] = workplaceLimitReached;

export type ReviewCode = ReturnType<typeof useReviewCode>;

/** The review link of the chosen workplace, and what can be done with it. */
export function useReviewCode(user: User) {
  const { data: workplaces } = useQuery(workplacesQuery);
  const create = useCreateWorkplace();
  const { data: status } = useQuery(subscriptionStatusQuery);
  const toastLimit = useWorkplaceLimitToast();
  const [chosenId, choose] = useState<number | null>(null);
  const linkText = useRef<HTMLElement>(null);

  const workplace = workplaces?.find(({ id }) => id === chosenId);
  const link = reviewUrl(user.id, workplace?.id);

  function addWorkplace() {
    if (!navigator.onLine) return toast(offlineToast());
    // A server that names no limit may take another one.
    const isLimited = site.hasPlans && typeof status?.reviewLimit === 'number';
    if (isLimited && (workplaces?.length ?? 0) >= freePlan.workplaces) return toastLimit(LIMIT_REACHED);
    const name = tidy(prompt(t("What's the new workplace called?")) ?? '');
    if (!name) return;
    const location = tidy(prompt(t('Where is {name}? You can leave this empty.', { name })) ?? '') || null;
    create.mutate(
      { name, location },
      {
        onSuccess: (created) => created && choose(created.id),
        onError: (error) => console.error('The workplace could not be added.', error),
      },
    );
  }

  /** The page /show begins with this choice. */
  function rememberChoice() {
    if (workplaces) saveShownCodes(user.id, { workplaceId: workplace?.id ?? null, workplaces });
  }

  return {
    ...{ user, workplaces, workplace, link, linkText, isAdding: create.isPending },
    ...{ choose, addWorkplace, rememberChoice },
    share: () => shareLink(user, link, linkText.current),
  };
}
