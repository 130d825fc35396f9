import { describe, expect, test } from 'vitest';
import { user } from '#contract/accounts.ts';
import { listUsers, userStats } from '#contract/admin.ts';
import { subscriptionStatus } from '#contract/plans.ts';
import { listReviews, reviewStats } from '#contract/reviews.ts';
import { listWorkplaces } from '#contract/workplaces.ts';
import { readLeniently } from '#web/api/core-reads.ts';

const [reviews, users, workplaces] = [
  listReviews.schema.response[200],
  listUsers.schema.response[200],
  listWorkplaces.schema.response[200],
];

describe('An answer of any server', () => {
  test.for([null, 'soon', 3, true, [], {}, { id: 'seven' }, { id: null }])(
    'keeps the rows of a list beside the odd row %j',
    (odd) => {
      for (const list of [reviews, users, workplaces])
        expect(readLeniently(list, [odd, { id: 3 }, odd, { id: '4' }])).toMatchObject([{ id: 3 }, { id: 4 }]);
    },
  );

  test.for([null, undefined, 'none', 0, {}, { items: [] }])('is an empty list where it is %j', (answer) => {
    for (const list of [reviews, users, workplaces]) expect(readLeniently(list, answer)).toEqual([]);
  });

  test('has empty values for what is missing, null or of another type', () => {
    for (const odd of [undefined, null, {}, [], 'gold'])
      expect(readLeniently(subscriptionStatus, { subscriptionType: odd, totalReviews: odd })).toMatchObject({
        subscriptionType: 'free',
        totalReviews: 0,
      });
    for (const answer of [{}, null, [], { averageRating: 'none', totalReviews: null }])
      expect(readLeniently(reviewStats, answer)).toEqual({
        totalReviews: 0,
        recentViews: 0,
        averageRating: 0,
      });
    expect(readLeniently(userStats, { monthlyRevenue: null })).toMatchObject({ monthlyRevenue: 0 });
    expect(readLeniently(user, { id: 2, fullName: null, industry: null })).toMatchObject({
      fullName: '',
      industry: 'Other',
      subscriptionType: 'free',
    });
    expect(
      readLeniently(reviews, [{ id: 1, rating: null, comment: {}, customerName: 4, workplaceId: 'x' }]),
    ).toMatchObject([{ rating: 0, comment: '', customerName: '4', workplaceId: null }]);
  });

  test('may have numbers as text, and dates in any form', () => {
    expect(readLeniently(reviewStats, { totalReviews: '12', averageRating: '4.5' })).toMatchObject({
      totalReviews: 12,
      averageRating: 4.5,
    });
    expect(readLeniently(user, { id: '2', createdAt: '2024-01-05' })).toMatchObject({
      id: 2,
      createdAt: '2024-01-05',
    });
  });
});
