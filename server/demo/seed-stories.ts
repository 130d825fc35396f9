import type { Name } from './seed-activity.ts';

/** A tracked code and how many of its workplace's reviews it brings. */
interface SeedCode {
  code: string;
  name: string;
  /** null: opens the general page. */
  workplace: string | null;
  madeDaysAgo: number;
  share: number;
  offDaysAgo?: number;
}

export const seedCodes: Record<Name, SeedCode[]> = {
  maya: [
    { code: '7FKXW8TT', name: 'Table cards', workplace: 'Taberna do Cais', madeDaysAgo: 340, share: 0.55 },
    { code: 'TPWR32CP', name: 'With the bill', workplace: 'Olive & Salt', madeDaysAgo: 236, share: 0.45 },
    { code: 'W3KJP4CN', name: 'Terrace menus', workplace: 'Olive & Salt', madeDaysAgo: 118, share: 0.5 },
    { code: 'P79C5659', name: 'Place cards', workplace: 'Sunday Supper Club', madeDaysAgo: 300, share: 0.7 },
    {
      code: '57PPN832',
      name: 'Summer market flyer',
      workplace: null,
      madeDaysAgo: 160,
      share: 0.5,
      offDaysAgo: 95,
    },
  ],
  ben: [
    {
      code: '527HCK88',
      name: 'Foot of the invoice',
      workplace: 'Harrow Street Renovations',
      madeDaysAgo: 310,
      share: 0.4,
    },
    {
      code: '848K7HT9',
      name: 'Van door',
      workplace: 'Harrow Street Renovations',
      madeDaysAgo: 205,
      share: 0.25,
    },
    {
      code: '599PF237',
      name: 'Sticker on the stopcock',
      workplace: 'Evening Call-Outs',
      madeDaysAgo: 260,
      share: 0.75,
    },
  ],
  lena: [
    { code: '8H3F32W4', name: 'Email signature', workplace: 'Studio Fischer', madeDaysAgo: 140, share: 0.7 },
    { code: 'NC8X3TKX', name: 'Portfolio page', workplace: null, madeDaysAgo: 120, share: 1 },
  ],
  amara: [
    { code: 'RC3X6FWK', name: 'Mirror sticker', workplace: 'Salon Lumière', madeDaysAgo: 46, share: 0.6 },
    { code: 'W8H8K245', name: 'Appointment cards', workplace: 'Salon Lumière', madeDaysAgo: 30, share: 0.5 },
  ],
};

/** What a customer did with the private link, and the professional with the review. Each is the only review of this name. */
export interface Story {
  customer: string;
  /** The two halves of the private link, so that the demo can show it. */
  reviewLink?: { key: string; secret: string };
  answer?: string;
  isEdited?: boolean;
  isShared?: boolean;
  isPinned?: boolean;
}

export const stories: Record<Name, Story[]> = {
  maya: [
    {
      customer: 'Aoife Byrne',
      reviewLink: { key: '2f6d1c9e-4b7a-4e52-9d3c-8a51f0c7be64', secret: 'above-and-beyond-octopus' },
      answer:
        'Aoife, tell your dad the one about the octopus has made it to the kitchen. Both of you have a table here whenever you like.',
    },
    {
      customer: 'Gil',
      answer:
        'Obrigada por dizeres, Gil. Devia ter perguntado a que horas era o concerto. Da próxima vez, o polvo sai primeiro e sai quente.',
    },
    { customer: 'Yvette R.', isEdited: true },
    { customer: 'Louise Hargreaves', isShared: true, isPinned: true },
    { customer: 'Lena Vogt', isShared: true, isPinned: true },
    { customer: 'Sam & Jo', isPinned: true },
    { customer: 'Rachel Ng', isShared: true },
    { customer: 'Chris Delgado', isShared: true },
    { customer: 'Karen Oyelaran', isShared: true },
  ],
  ben: [
    { customer: 'S. Whitaker', isEdited: true },
    {
      customer: 'Olivia Brook',
      answer: 'Glad the brass ones were worth the wait. Keep the string, it holds better than it looks.',
    },
    { customer: 'Christine & Joe', isShared: true, isPinned: true },
    { customer: "Bernadette O'Shea", isShared: true, isPinned: true },
  ],
  lena: [{ customer: 'Marcus Hale', isShared: true }],
  amara: [{ customer: 'Selin Aksoy', isPinned: true }],
};

/** Maya's, each with all reviews that she may show. */
export const seedEmployerLinks = [
  { employer: 'Casa Amarela', token: null, madeDaysAgo: 12, openings: 2 },
  {
    employer: 'Hotel Aurora',
    token: 'what-guests-say-about-maya-for-hotel-aurora',
    madeDaysAgo: 2,
    openings: 4,
  },
];

export const failedMail = {
  about: 'Odile Perret',
  error: '550 5.7.1 to RCPT TO: message refused by policy',
} as const;

/** How many of the newest reviews are unread. */
export const unreadReviews: Record<Name, number> = { maya: 2, ben: 1, lena: 1, amara: 1 };
