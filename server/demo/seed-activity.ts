import { DAY, HOUR, utcDay } from '#server/basics/clock.ts';
import type { Name } from './seed-reviews.ts';

/** Days count back from today. */
export const activity: Record<
  Name,
  { joined: number; subscribed: number | null; viewsPerDay: number; unread: number }
> = {
  maya: { joined: 364, subscribed: 222, viewsPerDay: 1.9, unread: 2 },
  ben: { joined: 331, subscribed: 296, viewsPerDay: 1.4, unread: 1 },
  lena: { joined: 152, subscribed: null, viewsPerDay: 0.9, unread: 1 },
  amara: { joined: 47, subscribed: null, viewsPerDay: 1.1, unread: 1 },
};

type SeedCode = [
  code: string,
  name: string,
  /** null: opens the general page. */
  workplace: string | null,
  madeDaysAgo: number,
  /** The part of its workplace's reviews that it brings. */
  share: number,
  offDaysAgo?: number,
];

export const seedCodes: Record<Name, SeedCode[]> = {
  maya: [
    ['7FKXW8TT', 'Table cards', 'Taberna do Cais', 340, 0.55],
    ['TPWR32CP', 'With the bill', 'Olive & Salt', 236, 0.45],
    ['W3KJP4CN', 'Terrace menus', 'Olive & Salt', 118, 0.5],
    ['P79C5659', 'Place cards', 'Sunday Supper Club', 300, 0.7],
    ['57PPN832', 'Summer market flyer', null, 160, 0.5, 95],
  ],
  ben: [
    ['527HCK88', 'Foot of the invoice', 'Harrow Street Renovations', 310, 0.4],
    ['848K7HT9', 'Van door', 'Harrow Street Renovations', 205, 0.25],
    ['599PF237', 'Sticker on the stopcock', 'Evening Call-Outs', 260, 0.75],
  ],
  lena: [
    ['8H3F32W4', 'Email signature', 'Studio Fischer', 140, 0.7],
    ['NC8X3TKX', 'Portfolio page', null, 120, 1],
  ],
  amara: [
    ['RC3X6FWK', 'Mirror sticker', 'Salon Lumière', 46, 0.6],
    ['W8H8K245', 'Appointment cards', 'Salon Lumière', 30, 0.5],
  ],
};

export const seedReviewLink = {
  customer: 'Aoife Byrne',
  key: '2f6d1c9e-4b7a-4e52-9d3c-8a51f0c7be64',
  secret: 'above-and-beyond-octopus',
};

/** Maya's, each with all reviews that she may show; the demo shows the last. */
export const seedEmployerLinks = [
  {
    employer: 'Casa Amarela',
    token: 'what-guests-say-about-maya-for-casa-amarela',
    daysAgo: 12,
    openings: 2,
  },
  { employer: 'Hotel Aurora', token: 'what-guests-say-about-maya-for-hotel-aurora', daysAgo: 2, openings: 4 },
];

/** Reproducible pseudorandom numbers in (0, 1). */
export function randomNumbers(seed: number): () => number {
  let state = seed * 7_919;
  return () => {
    state = (state * 48_271) % 0x7fffffff;
    return state / 0x7fffffff;
  };
}

/** Oldest first, the last one yesterday; slightly more frequent lately. */
export function reviewTimes(joined: number, count: number, now: Date, random: () => number): Date[] {
  const days = Array.from({ length: count - 1 }, (_, i) => {
    // Stratified, since purely random times would leave some months empty.
    const rest = 1 - (i + random()) / (count - 1);
    return 1 + Math.ceil((joined - 1) * rest ** 1.2);
  });
  return [...days, 1]
    .map((day) => timeOf(day, 10 + 12 * random(), now))
    .sort((a, b) => a.getTime() - b.getTime());
}

export function timeOf(daysAgo: number, hour: number, now: Date): Date {
  return new Date(Date.parse(utcDay(now)) - daysAgo * DAY + hour * HOUR);
}
