import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, Clock, LoaderCircle } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { getSubscriptionStatus, type PaidPlan, type SubscriptionStatus } from '#contract/plans.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { read } from '#web/api/query-client.ts';
import { paths } from '#web/paths.ts';
import { planNames } from '#web/plans/plan-names.ts';
import { subscriptionStatusQuery } from '#web/plans/queries.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card, CardContent } from '#web/ui/Card.tsx';
import { longDate } from '#web/ui/dates.ts';
import { buttonVariants } from '#web/ui/variants.ts';

const ASKS_EVERY_MS = 1_000;
const PATIENCE_MS = 10_000;

/** Where the payment page leads back to. That somebody is here proves nothing: the plan in force does. */
export function SubscribeReturnPage() {
  const [query] = useSearchParams();
  const plan = query.get('plan');
  const { news, askAgain } = useNewsOf(plan === 'monthly' || plan === 'annual' ? plan : null);
  const title = useRef<HTMLHeadingElement>(null);

  function tryAgain() {
    askAgain();
    // The button that was pressed is gone.
    title.current?.focus();
  }

  return (
    <Card className="mx-auto max-w-lg">
      <CardContent>
        {/* One region for all that happens: a screen reader says what becomes of the waiting. */}
        <div role="status">
          {news === 'waiting' ? (
            <Message
              icon={<LoaderCircle aria-hidden className="animate-spin" />}
              titleRef={title}
              title="Confirming your payment..."
            >
              This usually takes a few seconds.
            </Message>
          ) : news === 'none' ? (
            <Message icon={<Clock aria-hidden />} titleRef={title} title="Your payment isn't confirmed yet">
              Your plan starts as soon as our payment provider confirms it. We'll email you then. You can
              close this page.
            </Message>
          ) : (
            <Message
              icon={<CircleCheck aria-hidden />}
              titleRef={title}
              title={`Your ${planNames[news.subscriptionType]} plan is active`}
            >
              You now have unlimited reviews and multiple workplaces.{renewal(news)}
            </Message>
          )}
        </div>
        {news !== 'waiting' && (
          <div className="mt-6 flex flex-wrap gap-3">
            {news === 'none' && <Button onClick={tryAgain}>Try again</Button>}
            <Link
              to={paths.dashboard}
              className={buttonVariants({ variant: news === 'none' ? 'secondary' : 'primary' })}
            >
              Go to Dashboard
            </Link>
          </div>
        )}
      </CardContent>
    </Card>
  );
}

interface MessageProps {
  icon: ReactNode;
  title: string;
  titleRef: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

function Message({ icon, title, titleRef, children }: MessageProps) {
  return (
    <>
      <span className="text-accent [&_svg]:size-8 [&_svg]:stroke-[1.75]">{icon}</span>
      <h1 ref={titleRef} tabIndex={-1} className="mt-4 text-2xl leading-8">
        {title}
      </h1>
      <p className="mt-2 text-ink-muted">{children}</p>
    </>
  );
}

function renewal({ renewsAt, subscriptionExpiresAt }: SubscriptionStatus): string {
  if (renewsAt) return ` Your plan renews on ${longDate(renewsAt)}.`;
  return subscriptionExpiresAt ? ` Your plan runs until ${longDate(subscriptionExpiresAt)}.` : '';
}

/** Asks again and again whether the plan is in force, any paid one for null, until it is or patience ends. */
function useNewsOf(plan: PaidPlan | null) {
  const queryClient = useQueryClient();
  const { refreshUser } = useAuth();
  const [news, setNews] = useState<'waiting' | 'none' | SubscriptionStatus>('waiting');
  const isWaiting = news === 'waiting';

  const take = useEffectEvent((status: SubscriptionStatus) => {
    queryClient.setQueryData(subscriptionStatusQuery.queryKey, status);
    setNews(status);
    // Where that fails, the next start brings the new plan.
    refreshUser().catch(() => undefined);
  });

  useEffect(() => {
    if (!isWaiting) return;
    const end = new AbortController();
    const { signal } = end;
    let next: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const status = await read(getSubscriptionStatus, { signal }).catch(() => null);
      if (signal.aborted) return;
      if (status && isInForce(plan, status)) return take(status);
      next = setTimeout(ask, ASKS_EVERY_MS);
    };
    void ask();
    const patience = setTimeout(() => setNews('none'), PATIENCE_MS);
    return () => {
      end.abort();
      clearTimeout(next);
      clearTimeout(patience);
    };
  }, [isWaiting, plan]);

  return { news, askAgain: () => setNews('waiting') };
}

function isInForce(plan: PaidPlan | null, { subscriptionType }: SubscriptionStatus): boolean {
  return plan === null ? subscriptionType !== 'free' : subscriptionType === plan;
}
