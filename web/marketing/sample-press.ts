import type { Press } from './site.ts';

const email = 'press@goodword.example';

/** Invented, and marked as such: only private installations without a press.json show it. */
export const samplePress: Press = {
  figures: [
    ['12,400', 'professionals'],
    ['310,000', 'reviews collected'],
    ['4.8 / 5', 'average rating'],
    ['31', 'countries'],
    ['30', 'seconds per review'],
  ],
  founder: {
    name: 'Clara Lindqvist',
    role: 'Founder',
    quote: 'Praise belongs to the person who earned it. We just gave it a place to stay.',
    story: [
      'Clara Lindqvist waited tables in Gothenburg for eleven years. On a good night a dozen guests told her that she had made their evening. By the time the last table was wiped, the words were gone. All that was left was a star on the restaurant’s page.',
      'When she changed restaurants, she started carrying a notebook and asking guests for a line. The first was a retired bus driver. It took him half a minute, and she read it on every bad shift for a year.',
      'Goodword is that notebook, for everyone whose work is done face to face. It takes half a minute. Only one person sees the words, and they go along to the next job.',
    ],
  },
  pressContacts: [
    { name: 'Jonas Okafor', role: 'Press inquiries', email },
    { name: 'Clara Lindqvist', role: 'Interviews', email },
  ],
};
