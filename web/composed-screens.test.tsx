import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { createTranslator, type Translator } from '#contract/languages/translator.ts';
import { freePlan } from '#contract/plans.ts';
import type { Context } from '#contract/rendering.ts';
import type { Review } from '#contract/reviews.ts';
import { adviceOn, problemTitles } from '#contract/service-problems.ts';
import type { ServiceProblem } from '#contract/service-status.ts';
import { member, ownReview, receivedReview, reviewPageData } from '#tests/components/fixtures.ts';
import { readAloud } from '#tests/components/read-aloud.ts';
import { fillCache } from '#tests/components/signed-in-screens.ts';
import { allLanguages, type Cases, catalogueTranslator, toKeptText } from '#tests/composed.ts';
import { site } from '#web/site.ts';
import { type Auth, AuthContext } from './accounts/auth.tsx';
import { EmailNotice } from './accounts/EmailNotice.tsx';
import { emailStatusQuery } from './accounts/email-status.ts';
import { AdminPage } from './admin/AdminPage.tsx';
import * as admin from './admin/queries.ts';
import { queryClient } from './api/query-client.ts';
import { PrintPage } from './cards/PrintPage.tsx';
import { ShowPage } from './cards/ShowPage.tsx';
import { DashboardPage } from './dashboard/DashboardPage.tsx';
import { InsightCharts } from './dashboard/insights/InsightCharts.tsx';
import { setTranslator } from './language.ts';
import { subscriptionStatusQuery } from './plans/queries.ts';
import { OpenedReview } from './public/review-link/OpenedReview.tsx';
import { customerViews } from './public/server-views.tsx';
import { ThankYou } from './public/ThankYou.tsx';
import { ReputationPage } from './reputation/ReputationPage.tsx';
import { OpenedLetter } from './reviews/OpenedLetter.tsx';
import * as queries from './reviews/queries.ts';
import { ReviewsPage } from './reviews/ReviewsPage.tsx';
import { MailPreferences } from './settings/MailPreferences.tsx';
import { smallPages } from './small-pages.tsx';
import { workplacesQuery } from './workplaces/queries.ts';

const at = '2026-01-31T23:30:00.000Z';
const luna = { id: 1, name: 'Café Luna', location: 'Porto' };
const names = ['Emma Blanc', 'Anna Ruiz', 'ليلى حداد', '王小明'] as const;

afterEach(() => {
  queryClient.clear();
  setTranslator(createTranslator('en', null));
});

test.for(allLanguages)('The text of screens in %s is that of tests/composed', async (language) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-02-03T12:00:00.000Z') });
  const translator = catalogueTranslator(language);
  setTranslator(translator);
  const kept = toKeptText({
    Dashboard: dashboard(),
    'My Reviews': reviewList(),
    'One review': openedLetters(),
    Insights: insights(),
    "The customer's page": customerPages(translator),
    'Thank you': thanks(),
    'Private link': privateLinks(),
    'Page for an employer': employerPages(),
    'Choice for an employer': { '': signedIn(user(), <ReputationPage />) },
    'Full screen': Object.fromEntries(
      names.map((fullName) => [fullName, signedIn(user({ fullName }), <ShowPage pausedNote={null} />)]),
    ),
    'Print studio': { '': signedIn(user(), <PrintPage pausedNote={null} />) },
    'Settings for emails': mailSettings(),
    Admin: adminPages(),
  });
  await expect(kept).toMatchFileSnapshot(`../tests/composed/${language}.screens.txt`);
});

const user = (overrides: Partial<User> = {}) => member('lena', { fullName: names[0], ...overrides });

function signedIn(user: User, page: ReactNode): string[] {
  const auth = { user, loading: false } as unknown as Auth;
  return readAloud(
    renderToString(
      <Router ssrPath="/dashboard">
        <AuthContext value={auth}>
          <QueryClientProvider client={queryClient}>{page}</QueryClientProvider>
        </AuthContext>
      </Router>,
    ),
  );
}

/** Every second one has a workplace. */
function received(count: number): Review[] {
  return Array.from({ length: count }, (_, index) =>
    receivedReview({
      id: count - index,
      rating: 5 - (index % 5),
      comment: `Words ${index + 1}`,
      customerName: names[index] ?? null,
      workplaceId: index % 2 === 0 ? luna.id : null,
      createdAt: at,
      editedAt: index === 1 ? at : null,
      sharingAllowed: index === 2,
      isUnread: index === 0,
    }),
  );
}

function receive(count: number): void {
  fillCache();
  const items = received(count);
  const unread = items.filter(({ isUnread }) => isUnread);
  const set = queryClient.setQueryData.bind(queryClient);
  const stats = { totalReviews: count, recentViews: count, averageRating: count && 4.5 };
  set(queries.reviewStatsQuery.queryKey, stats);
  set(queries.recentReviewsQuery.queryKey, { items, next: null });
  set(queries.unreadReviewsQuery.queryKey, { count: unread.length, oldest: unread });
  set(queries.reviewPagesQuery(queries.UNFILTERED).queryKey, onePage(items));
  set(workplacesQuery.queryKey, [luna]);
  set(subscriptionStatusQuery.queryKey, {
    ...{ subscriptionType: 'free', subscriptionExpiresAt: null, renewsAt: null, paymentFailed: false },
    ...{ totalReviews: count, reviewLimit: freePlan.reviews },
  });
}

const onePage = <Item,>(items: Item[]) => ({ pages: [{ items, next: null }], pageParams: [null] });

const counts = [0, 1, 2, 5];

function dashboard(): Cases {
  const cases = counts.map((count, index) => {
    receive(count);
    const fullName = names[index] ?? '';
    return [`${count} reviews, ${fullName}`, signedIn(user({ fullName }), <DashboardPage />)];
  });
  return Object.fromEntries(cases);
}

function reviewList(): Cases {
  const cases = counts.map((count) => {
    receive(count);
    return [`${count} reviews`, signedIn(user({ foldLowRatings: true }), <ReviewsPage />)];
  });
  return Object.fromEntries(cases);
}

function openedLetters(): Cases {
  receive(2);
  const open = (review: Review) => signedIn(user({ foldLowRatings: true }), <OpenedLetter review={review} />);
  const [first, second] = received(2);
  return {
    'at a workplace': first ? open({ ...first, answer: 'Thank you!', answeredAt: at }) : [],
    'without a workplace': second ? open({ ...second, rating: 1, sharingAllowed: true }) : [],
  };
}

function insights(): Cases {
  const cases = counts.slice(1).map((count) => {
    receive(count);
    const months = Array.from({ length: 12 }, (_, index) => {
      const reviews = index > 11 - count ? 1 : 0;
      return {
        month: new Date(Date.UTC(2025, 2 + index)).toISOString().slice(0, 7),
        ...{ reviews, views: index, averageRating: reviews ? 3 + (index % 3) : null },
      };
    });
    const ratings = [0, 0, count > 2 ? 2 : 0, count > 1 ? 1 : 0, count > 2 ? 2 : 1];
    const workplaces = [luna.id, null, 9].map((workplaceId, index) => ({
      ...{ workplaceId, reviews: count + index, averageRating: 4.5 },
    }));
    const found = { months, ratings, recent: { views: 10, reviews: count }, workplaces };
    return [`${count} reviews`, signedIn(user(), <InsightCharts insights={found} />)];
  });
  return Object.fromEntries(cases);
}

function customerPages(translator: Translator): Cases {
  const installation = { site, appUrl: 'https://goodword.example', qrServiceUrl: '', avatarServiceUrl: '' };
  const context = { translator, installation } as Context;
  const open = (firstName: string, page: Partial<ReturnType<typeof reviewPageData>>) => {
    const data = reviewPageData({ firstName, workplace: null, ...page });
    const { title, head, element } = customerViews.reviewForm(data, context);
    const previews = head.flatMap((tag) =>
      readAloud(/og:(?:title|desc.*)" content="(.*)"/.exec(tag)?.[1] ?? ''),
    );
    return [title, ...previews, '', ...readAloud(renderToString(element))];
  };
  return {
    'Emma at a workplace': open('Emma', { workplace: luna }),
    'Anna without a workplace': open('Anna', {}),
    'ليلى at a workplace': open('ليلى', { workplace: luna }),
    '小明 without a workplace': open('小明', {}),
    'closed, Emma': open('Emma', { acceptingReviews: false }),
    'no such page': open('', { isGone: true }),
  };
}

function thanks(): Cases {
  const say = (firstName: string, rating: number, isEarlierVersion = false) => {
    const typed = { rating, comment: 'So kind.', customerName: 'Ida', customerLocation: 'Porto' };
    const review = { typed, isEarlierVersion, reviewLink: 'a.b' } as never;
    const loadPrivateLink = () => new Promise<never>(() => {});
    return readAloud(renderToString(<ThankYou {...{ firstName, review, loadPrivateLink }} />));
  };
  const review = { rating: 5, comment: 'So kind.', customerName: 'Ida', customerLocation: null };
  const plain = smallPages.reviewThanks({
    ...{ review, firstName: 'Anna', page: null, privateLink: 'https://goodword.example/my-review#a.b' },
    ...{ sharingAllowed: true, isSharingSaved: true, thanksLink: null },
  });
  return {
    '5 stars for Emma': say('Emma', 5),
    '2 stars for ليلى': say('ليلى', 2),
    'earlier words for 小明': say('小明', 5, true),
    'without scripts, for Anna': readAloud(renderToString(plain.element)),
  };
}

function privateLinks(): Cases {
  const show = (review: Parameters<typeof ownReview>[0]) => {
    const opened = ownReview({ createdAt: at, until: '2026-03-02T12:00:00.000Z', ...review });
    const page = (
      <OpenedReview reviewLink="a.b" review={opened} onChanged={() => {}} onWithdrawn={() => {}} />
    );
    return readAloud(renderToString(page));
  };
  return {
    'for Emma, at a workplace': show({ firstName: 'Emma', workplace: luna, customerLocation: 'Lyon' }),
    'for ليلى, edited and replied to': show({
      ...{ firstName: 'ليلى', editedAt: at, answer: 'Thank you!', answeredAt: at, sharingAllowed: true },
    }),
  };
}

function employerPages(): Cases {
  const show = (count: number, fullName: string) => {
    const reviews = received(count).map(({ workplaceId, ...review }) => ({
      ...review,
      place: workplaceId === null ? null : luna,
    }));
    const { title, element } = smallPages.employer({
      ...{ fullName, industry: 'Hair & Beauty', employer: 'Hotel Aurora', expiresAt: at, reviews },
      praise:
        count > 1
          ? [{ words: 'So warm.', name: 'Ida', rating: 5, month: '2024-03', source: 'yelp', url: null }]
          : [],
    });
    return [title, '', ...readAloud(renderToString(element))];
  };
  return {
    '1 review, Emma Blanc': show(1, 'Emma Blanc'),
    '2 reviews, ليلى حداد': show(2, 'ليلى حداد'),
    '5 reviews, 王小明': show(5, '王小明'),
  };
}

function mailSettings(): Cases {
  receive(2);
  const show = (reviewMails: User['reviewMails'], status: object) => {
    queryClient.setQueryData(emailStatusQuery.queryKey, status as never);
    const emma = user({ reviewMails });
    return signedIn(
      emma,
      <>
        <EmailNotice />
        <MailPreferences user={emma} />
      </>,
    );
  };
  return {
    'right away, not confirmed': show('each', { state: 'unconfirmed', refusal: null }),
    'daily, refused': show('daily', { state: 'refused', refusal: '550 No such user' }),
    'never, confirmed': show('none', { state: 'confirmed', refusal: null }),
  };
}

function adminPages(): Cases {
  const target = { id: 2, username: 'anna' };
  const plan = (subscriptionType: string, subscriptionExpiresAt: string | null) => ({
    subscriptionType,
    subscriptionExpiresAt,
  });
  const entries = [
    { action: 'subscription changed', target, before: plan('free', null), after: plan('annual', at) },
    {
      action: 'user deleted',
      target,
      before: { ...plan('free', null), reviewCount: 5, workplaceCount: 1, createdAt: at },
      after: null,
    },
    { action: 'user signed out', target, before: null, after: null },
    { action: 'mails retried', target: null, before: { failed: 5 }, after: { failed: 0 } },
  ].map((entry, id) => ({ id, at, actor: 'admin', ...entry }));
  const update = { version: '1.0.1', date: '2026-01-31', security: true };
  const problem = (kind: ServiceProblem['kind'], values: ServiceProblem['values']) => ({
    ...{ kind, values, title: problemTitles[kind], since: at },
    advice: adviceOn(createTranslator('en', null), { kind, values }),
  });
  const show = (count: number) => {
    receive(count);
    const set = queryClient.setQueryData.bind(queryClient);
    set(admin.auditPagesQuery.queryKey, onePage(entries) as never);
    set(admin.serviceStatusQuery.queryKey, {
      ...{ version: '1.0.0', commit: null, ageDays: 60 + count, update },
      problems: [problem('mail', { count, error: '451' }), problem('proxy', { address: '203.0.113.7' })],
    } as never);
    return signedIn(member('maya', { id: 1, fullName: 'Anna Ruiz' }), <AdminPage />);
  };
  return { '1 email waits': show(1), '5 emails wait': show(5) };
}
