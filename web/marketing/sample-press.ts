import type { Press } from '#contract/site.ts';
import { t } from '#web/language.ts';
import { decimal, whole } from '#web/ui/counts.ts';

const email = 'press@goodword.example';

/** Invented, and marked as such: only private installations without a press.json show it. */
export function samplePress(): Press {
  return {
    figures: [
      [whole(12_400), t('professionals')],
      [whole(310_000), t('reviews collected')],
      [`${decimal(4.8)} / 5`, t('average rating')],
      ['31', t('countries')],
      ['30', t('seconds per review')],
    ],
    founder: {
      name: 'Clara Lindqvist',
      role: t('Founder'),
      quote: t('Praise belongs to the person who earned it. We just gave it a place to stay.'),
      story: [
        t(
          'Clara Lindqvist waited tables in Gothenburg for eleven years. On a good night a dozen guests told her that she had made their evening. By the time the last table was wiped, the words were gone. All that was left was a star on the restaurant’s page.',
        ),
        t(
          'When she changed restaurants, she started carrying a notebook and asking guests for a line. The first was a retired bus driver. It took him half a minute, and she read it on every bad shift for a year.',
        ),
        t(
          'Goodword is that notebook, for everyone whose work is done face to face. It takes half a minute. Only one person sees the words, and they go along to the next job.',
        ),
      ],
    },
    pressContacts: [
      { name: 'Jonas Okafor', role: t('Press inquiries'), email },
      { name: 'Clara Lindqvist', role: t('Interviews'), email },
    ],
  };
}
