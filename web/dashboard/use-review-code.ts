import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { workplaceLimitReached } from '#contract/errors.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { freePlan } from '#contract/plans.ts';
import { reviewUrl } from '#web/api/config.ts';
import { saveShownCodes } from '#web/cards/shown-codes.ts';
import { t } from '#web/language.ts';
import { useCurrentPlan } from '#web/plans/queries.ts';
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
  const plan = useCurrentPlan();
  const toastLimit = useWorkplaceLimitToast();
  const [chosenId, choose] = useState<number | null>(null);
  const linkText = useRef<HTMLElement>(null);

  const workplace = workplaces?.find(({ id }) => id === chosenId) ?? null;
  const link = reviewUrl(user.id, workplace?.id);

  function addWorkplace() {
    if (!navigator.onLine) return toast(offlineToast());
    const isFull = site.hasPlans && plan === 'free' && (workplaces?.length ?? 0) >= freePlan.workplaces;
    if (isFull) return toastLimit(LIMIT_REACHED);
    const name = prompt(t("What's the new workplace called?"))?.trim();
    if (!name) return;
    const location = prompt(t('Where is {name}? You can leave this empty.', { name }))?.trim() || null;
    create.mutate(
      { name, location },
      {
        onSuccess: (created) => created && choose(created.id),
        onError: (error) => console.error('The workplace could not be added.', error),
      },
    );
  }

  async function share() {
    try {
      if (typeof navigator.share === 'function') await navigator.share({ text: t(SHARE_TEXT), url: link });
      else await copyLink();
    } catch (error) {
      if (!isAbort(error)) console.error('The review link could not be shared.', error);
    }
  }

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: t('Review link copied to clipboard: {link}', { link }) });
    } catch {
      if (linkText.current) getSelection()?.selectAllChildren(linkText.current);
      toast({ title: t('Copy this link to share: {link}', { link }) });
    }
  }

  /** For /show. */
  function rememberChoice() {
    if (workplaces) saveShownCodes(user.id, { workplaceId: workplace?.id ?? null, workplaces });
  }

  return {
    ...{ workplaces, workplace, link, linkText, isAdding: create.isPending },
    ...{ choose, addWorkplace, share, rememberChoice },
  };
}

const SHARE_TEXT: Sentence = 'How did I do? Leave me a private review. It takes 30 seconds.' as Sentence;

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
