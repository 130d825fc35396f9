import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import {
  EMPLOYER_LINK_DAYS,
  employerLinkForm,
  MAX_REVIEWS_PER_LINK,
  type ShareableReview,
} from '#contract/employer-links.ts';
import { toastFailure } from '#web/accounts/show-failure.ts';
import { praiseQuery } from '#web/earlier-praise/queries.ts';
import { blank, t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { PraiseChoice } from '#web/reputation/PraiseChoice.tsx';
import { shareableReviewsQuery, useCreateEmployerLink } from '#web/reputation/queries.ts';
import { ShownChoice } from '#web/reputation/ShownChoice.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/Card.tsx';
import { copyLink } from '#web/ui/copy-link.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { SelectField, TextField } from '#web/ui/Input.tsx';
import { Copy } from '#web/ui/later-icons.tsx';
import { richText } from '#web/ui/rich-text.tsx';
import { ShowMore } from '#web/ui/ShowMore.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { Share2 } from '#web/ui/signed-in-icons.tsx';
import { toast } from '#web/ui/toast.ts';
import { useDates } from '#web/ui/use-dates.ts';
import { useForm } from '#web/ui/use-form.ts';
import { buttonVariants } from '#web/ui/variants.ts';

export function NewEmployerLink() {
  const pages = useInfiniteQuery(shareableReviewsQuery);
  const reviews = pages.data?.pages.flatMap((page) => page.items);
  return (
    <Card>
      <CardHeader>
        <div>
          <CardTitle>{t('Show a few to an employer')}</CardTitle>
          <p className="mt-1 text-ink-muted">
            {t(
              "A page with reviews you choose. It works until it expires or you turn it off, and search engines can't find it.",
            )}
          </p>
        </div>
      </CardHeader>
      <CardContent>
        {pages.isPending ? (
          <div data-placeholder>
            <Skeleton className="my-2 w-40" />
            <Skeleton className="my-4 h-12" />
            <Skeleton className="my-2 w-56 max-w-full" />
          </div>
        ) : !reviews ? (
          <ErrorState message={t("Couldn't load your reviews.")} onRetry={pages.refetch} className="py-4" />
        ) : reviews.length === 0 ? (
          <EmptyState
            title={t('No reviews to show yet')}
            text={t(
              "We ask customers right after they send a review whether you may show it to a future employer. You'll find those reviews here.",
            )}
            className="py-6"
          />
        ) : (
          <LinkForm
            reviews={reviews}
            more={
              pages.hasNextPage && (
                <ShowMore
                  busy={pages.isFetchingNextPage}
                  failed={pages.isFetchNextPageError}
                  failure={t("Couldn't load more reviews.")}
                  onMore={() => void pages.fetchNextPage()}
                />
              )
            }
          />
        )}
      </CardContent>
    </Card>
  );
}

function LinkForm({ reviews, more }: { reviews: ShareableReview[]; more: ReactNode }) {
  const employer = useRef<HTMLInputElement>(null);
  const create = useCreateEmployerLink();
  const queryClient = useQueryClient();
  // Stays while another link is created, since it cannot be shown again.
  const [url, setUrl] = useState<string>();

  const { props, errors, isSubmitting } = useForm(
    employerLinkForm,
    async (typed) => {
      try {
        const link = await create.mutateAsync(typed);
        setUrl(link.url);
        if (employer.current) employer.current.value = '';
      } catch (error) {
        toastFailure(error, t('Failed to create the link'));
        // A customer may have said no, or praise was deleted in another tab.
        for (const { queryKey } of [shareableReviewsQuery, praiseQuery])
          void queryClient.invalidateQueries({ queryKey });
      }
    },
    (data) => ({
      employer: data.get('employer'),
      reviewIds: data.getAll('reviewIds').map(Number),
      praiseIds: data.getAll('praiseIds').map(Number),
      days: Number(data.get('days')),
    }),
  );

  return (
    <form {...props} className="grid grid-cols-1 gap-4">
      <TextField
        label={t('Who is it for?')}
        error={errors.employer}
        hint={t("They'll see this name at the top of the page.")}
        ref={employer}
        name="employer"
        autoComplete="off"
        placeholder={t('e.g. Hotel Aurora')}
      />
      <SelectField label={t('How long should it work?')} name="days">
        {EMPLOYER_LINK_DAYS.map((days) => (
          <option key={days} value={days}>
            {plural('{count} day|{count} days', days)}
          </option>
        ))}
      </SelectField>
      <ReviewChoice key={`reviews ${url}`} {...{ reviews, more }} error={errors.reviewIds} />
      <PraiseChoice key={`praise ${url}`} error={errors.praiseIds} />
      <Button type="submit" size="lg" aria-disabled={isSubmitting}>
        {t('Create link')}
      </Button>
      {url && <CreatedLink url={url} />}
    </form>
  );
}

interface ReviewChoiceProps {
  reviews: ShareableReview[];
  error: string | undefined;
  more: ReactNode;
}

function ReviewChoice({ reviews, ...choice }: ReviewChoiceProps) {
  const [chosen, setChosen] = useState<number[]>([]);
  return (
    <ShownChoice
      {...choice}
      name="reviewIds"
      legend={t('Reviews to show')}
      items={reviews}
      max={MAX_REVIEWS_PER_LINK}
      chosen={chosen}
      onChoose={setChosen}
      summary={(review) => <ReviewSummary {...review} />}
    />
  );
}

function ReviewSummary({ rating, comment, customerName, createdAt }: ShareableReview) {
  const { longDate } = useDates();
  return (
    <>
      <Stars rating={rating} className="mb-1 h-4" />
      <span dir="auto" className="font-voice words-s line-clamp-2 wrap-anywhere">
        {comment}
      </span>
      <span className="mt-1 flex flex-wrap gap-x-3 text-sm text-ink-muted">
        <bdi className="min-w-0 font-semibold wrap-anywhere text-ink">
          {customerName || t('Anonymous Customer')}
        </bdi>
        {blank()}
        <span>{longDate(createdAt)}</span>
      </span>
    </>
  );
}

/** Shown only once: the server stores just its hash. */
function CreatedLink({ url }: { url: string }) {
  const text = useRef<HTMLElement>(null);

  async function copy() {
    const isCopied = await copyLink(url, text.current);
    toast({ title: isCopied ? t('Link copied') : t('Copy the selected link') });
  }

  return (
    <div role="status" className="notice grid grid-cols-1 gap-3 border-accent">
      <p>
        {richText(t("<strong>Your link is ready.</strong> Copy it now. You won't see it again."), {
          strong: (text) => <strong>{text}</strong>,
        })}
      </p>
      <code ref={text} className="font-sans break-all select-all">
        {url}
      </code>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden />
          {t('Copy link')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button variant="secondary" onClick={() => void navigator.share({ url }).catch(() => {})}>
            <Share2 aria-hidden />
            {t('Share')}
          </Button>
        )}
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className={buttonVariants({ variant: 'ghost', className: 'px-2' })}
        >
          {t('Open page')}
        </a>
      </div>
    </div>
  );
}
