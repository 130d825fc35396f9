import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReviewPageData } from '#contract/reviews.ts';
import { currentLanguage, t, translateMessage } from '#web/language.ts';
import { Boundary } from '#web/ui/Boundary.tsx';
import { useInstallCard } from '#web/ui/use-install-card.tsx';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';
import { prepareBackgroundSync } from './background-sync.ts';
import { clearDraft, documentKey, linkOf, readDraft, reviewLinkOf } from './draft.ts';
import { canFillIn, isSameReview } from './form-fields.ts';
import type { FoundData } from './lookups.ts';
import { type Notice, Notices } from './Notices.tsx';
import { Message, Page } from './Page.tsx';
import { vibrate } from './RatingField.tsx';
import { ReviewForm, type ReviewFormProps } from './ReviewForm.tsx';
import type { SentReview, ThankYou } from './ThankYou.tsx';
import type { UnconfirmedReview } from './unconfirmed.ts';
import { useLookups } from './use-lookups.ts';
import { type Unarrived, useUnsentReviews } from './use-unsent-reviews.ts';

export function ReviewPage({ data }: { data: ReviewPageData }) {
  const [found, setFound] = useState<FoundData>(data);
  const { firstName, initial, acceptingReviews, isGone } = found;
  const notices = useNotices();
  const { sent, unsent, ...form } = useReview(found, notices);
  const typed = unsent?.review.comment ?? found.typed;
  const saved = typed && <SavedText text={typed} />;
  const title = titleOf(found);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useLookups(data, { ...form, isBusy: sent !== null || unsent !== null, onFound: setFound });
  return (
    <>
      {sent || (acceptingReviews && !isGone) ? (
        <Page isAtEnd={sent !== null}>
          {sent ? (
            <Boundary instead={<BareThankYou />}>
              <sent.Thanks {...found} review={sent.review} loadPrivateLink={loadPrivateLink} />
            </Boundary>
          ) : (
            <ReviewForm data={found} unsent={unsent} onFocus={prepareToSend} {...form} />
          )}
        </Page>
      ) : isGone ? (
        <InvalidMessage>{saved}</InvalidMessage>
      ) : (
        <Message
          initial={initial}
          heading={t("{name} can't take more reviews right now", { name: firstName })}
          text={t('Thanks for stopping by. Please try again in a few days.')}
        >
          {saved}
        </Message>
      )}
      <Boundary>
        {sent && <LateInstallCard />}
        <Notices notice={notices.notice} onClose={notices.closeNotice} />
      </Boundary>
    </>
  );
}

export function titleOf({ isGone, firstName, workplace, acceptingReviews }: ReviewPageData): string {
  if (isGone) return t('Invalid Review Link');
  return workplace?.name && acceptingReviews
    ? t('Review for {name} at {workplace}', { name: firstName, workplace: workplaceLabel(workplace) })
    : t('Review for {name}', { name: firstName });
}

function InvalidMessage({ children }: { children?: ReactNode }) {
  return (
    <Message
      heading={t('Invalid Review Link')}
      text={t("The review link you're trying to access is invalid or has expired.")}
      more={t('Please scan the code again or ask for a new link.')}
    >
      {children}
    </Message>
  );
}

/** The review that is written here, until it has arrived. */
function useReview(data: ReviewPageData, { showNotice, queueNotice }: ReturnType<typeof useNotices>) {
  const { userId, firstName, workplace, code, acceptingReviews } = data;
  const workplaceId = workplace?.id ?? null;
  const link = linkOf(data);
  const form = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState<{ review: SentReview; Thanks: typeof ThankYou } | null>(null);
  const { unsent, submit } = useUnsentReviews({
    isOwn: (review) =>
      review.userId === userId &&
      review.workplaceId === workplaceId &&
      (!form.current || review.key === readDraft(form.current).key || canFillIn(form.current, review)),
    onArrived(review, isEarlierVersion) {
      const isChanged = form.current !== null && !isSameReview(form.current, review);
      clearDraft(link);
      const sentReview: SentReview = {
        typed: isEarlierVersion ? null : review,
        isEarlierVersion: isEarlierVersion || isChanged,
        reviewLink: reviewLinkOf(review),
      };
      void loadThankYou().then((Thanks) => morph(() => setSent({ review: sentReview, Thanks })));
      showNotice({
        title: t('Review submitted!'),
        description: t('Thank you! Your review has been sent to {name}.', { name: firstName }),
      });
      // Last, since browsers may refuse these.
      history.replaceState({ sent: documentKey() }, '');
      vibrate();
    },
    onFailed: (progress) => acceptingReviews && showNotice(noticeOf(progress)),
    onOtherArrived: queueNotice,
  });
  const onSubmit: ReviewFormProps['onSubmit'] = (typed) =>
    submit({
      ...typed,
      ...{ userId, workplaceId, code, firstName },
      language: currentLanguage(),
      submittedAt: Date.now(),
    });
  return { link, form, sent, unsent, onSubmit };
}

function noticeOf(progress: Unarrived): Notice {
  // Kept on this phone, it is late, but not lost: the note in the form says so.
  const isKept = progress.step === 'waiting' && progress.isStored;
  return {
    variant: isKept ? 'default' : 'destructive',
    title: t('Error'),
    description: progress.message ? translateMessage(progress.message) : t('Failed to submit review'),
    // The note in the form is an alert already.
    isQuiet: progress.step === 'refused' || progress.trouble !== 'busy',
  };
}

function prepareToSend(): void {
  void loadThankYou();
  void prepareBackgroundSync();
}

/** Comes while the customer writes, so that it does not slow the form down. */
function loadThankYou(): Promise<typeof ThankYou> {
  return import('./ThankYou.tsx').then(
    ({ ThankYou }) => ThankYou,
    () => BareThankYou,
  );
}

const loadPrivateLink = async () => (await import('./PrivateLink.tsx')).PrivateLink;

/** The review has arrived, but nothing else does, or it throws. */
function BareThankYou() {
  return <h1 className="voice-xl my-auto text-center">{t('Thank You')}</h1>;
}

const loadInstallCard = async () => (await import('./CustomerInstallCard.tsx')).CustomerInstallCard;

/** It comes after the thank-you, so that it does not slow the form down. */
function LateInstallCard() {
  useEffect(() => {
    // Browsers offer to install only pages with a manifest.
    const manifest = document.createElement('link');
    manifest.rel = 'manifest';
    manifest.href = '/manifest.webmanifest';
    document.head.append(manifest);
  }, []);
  return useInstallCard(loadInstallCard);
}

function SavedText({ text }: { text: string }) {
  return (
    <figure className="mt-8 text-start">
      <figcaption className="text-sm text-ink-muted">
        {t('What you wrote is saved on this phone:')}
      </figcaption>
      <blockquote dir="auto" className="letter letter-words words-m mt-2">
        {text}
      </blockquote>
    </figure>
  );
}

/** Notices about other reviews wait until this page's own is closed. */
function useNotices() {
  const [notice, showNotice] = useState<Notice | null>(null);
  const [queue, setQueue] = useState<Notice[]>([]);

  const queueNotice = ({ firstName }: UnconfirmedReview) =>
    setQueue((earlier) => [
      ...earlier,
      {
        title: t('Earlier review sent'),
        description: t('Your review for {name} was still waiting on this phone. It has now been sent.', {
          name: firstName,
        }),
      },
    ]);
  const closeNotice = () => {
    if (notice) showNotice(null);
    else setQueue(queue.slice(1));
  };
  return { notice: notice ?? queue[0] ?? null, showNotice, queueNotice, closeNotice };
}

/** Shows a change of the page as one movement, where the browser can. */
function morph(change: () => void): void {
  try {
    document.startViewTransition(() => flushSync(change));
  } catch {
    change();
  }
}
