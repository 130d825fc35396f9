import { randomUUID } from 'node:crypto';
import type { z } from 'zod/mini';
import type { registration } from '#contract/registration.ts';
import type { ReviewSubmission } from '#contract/reviews.ts';

/** The professionals in the demo and the tests. */
export const cast = {
  maya: {
    fullName: 'Maya Torres',
    username: 'maya',
    password: 'maya-loves-tables',
    email: 'maya@example.com',
    industry: 'Restaurant & Hospitality',
    plan: 'annual',
    thanksLink: { kind: 'tip', url: 'https://tips.example/maya' },
    question: 'What did you like about the evening?',
    workplaces: [
      { name: 'Taberna do Cais', location: 'Lisbon' },
      { name: 'Olive & Salt', location: 'Cascais' },
      { name: 'Sunday Supper Club', location: null },
    ],
  },
  ben: {
    fullName: 'Ben Okafor',
    username: 'ben',
    email: 'ben@example.com',
    password: 'ben-fixes-pipes',
    industry: 'Construction & Trades',
    plan: 'monthly',
    workplaces: [
      { name: 'Harrow Street Renovations', location: 'Leeds' },
      { name: 'Evening Call-Outs', location: null },
    ],
  },
  lena: {
    fullName: 'Lena Fischer',
    username: 'lena',
    email: 'lena@example.com',
    password: 'lena-draws-logos',
    industry: 'Creative & Freelance',
    plan: 'free',
    workplaces: [{ name: 'Studio Fischer', location: 'Berlin' }],
  },
  amara: {
    fullName: 'Amara Diallo',
    username: 'amara',
    email: 'amara@example.com',
    password: 'amara-tames-curls',
    industry: 'Hair & Beauty',
    plan: 'free',
    workplaces: [{ name: 'Salon Lumière', location: 'Lyon' }],
  },
} as const;

export const demoAdmin = { fullName: 'Admin', username: 'admin', password: 'demo-admin' } as const;

/** A valid registration with a unique username and email. */
export function newRegistration(overrides: Partial<z.input<typeof registration>> = {}) {
  const unique = randomUUID().slice(0, 13);
  return {
    fullName: 'Ana Ruiz',
    username: `ana-${unique}`,
    email: `ana-${unique}@example.com`,
    password: 'correct horse',
    industry: 'Hair & Beauty',
    ...overrides,
  };
}

export function newReview(userId: number, overrides: Partial<ReviewSubmission> = {}): ReviewSubmission {
  return {
    rating: 5,
    comment: 'She remembered my name and my coffee. I left happier than I came.',
    customerName: 'Maria Lindqvist',
    customerLocation: 'Lisbon',
    userId,
    workplaceId: null,
    ...overrides,
  };
}
