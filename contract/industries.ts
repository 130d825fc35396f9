import type { Sentence } from './languages/sentence.ts';

/** Offered by the sign-up form; the API accepts any text. */
export const industries = [
  'Restaurant & Hospitality',
  'Hair & Beauty',
  'Construction & Trades',
  'Home Services',
  'Health & Fitness',
  'Education & Coaching',
  'Creative & Freelance',
  'Retail & Sales',
  'Transport & Delivery',
  'Other',
] as Sentence[];
