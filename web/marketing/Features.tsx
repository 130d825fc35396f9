import type { Sentence } from '#contract/languages/sentence.ts';
import { t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { Letter } from '#web/ui/Letter.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { pageWidth } from './MarketingPage.tsx';
import { SectionTitle } from './SectionTitle.tsx';

interface Feature {
  title: Sentence;
  text: Sentence;
  words: Sentence;
  rating: number;
  name: string;
  meta: string;
}

const features: readonly Feature[] = [
  {
    title: 'Instant email notifications' as Sentence,
    text: 'The moment a customer taps Submit, the full review is on its way to your inbox.' as Sentence,
    words: 'Fixed the leak in 20 minutes at 9pm. Legend.' as Sentence,
    rating: 5,
    name: 'Colin',
    meta: 'Evening Call-Outs',
  },
  {
    title: 'You own your data' as Sentence,
    text: 'Download every review whenever you like. Change jobs, and your good name goes with you.' as Sentence,
    words: 'I followed you to the new salon. Two buses, and worth it.' as Sentence,
    rating: 5,
    name: 'Ingrid',
    meta: 'Salon Nord - Oslo',
  },
  {
    title: 'Private, not posted' as Sentence,
    text: 'Only you see your reviews. No public score next to your name.' as Sentence,
    words: 'The grout is a shade off from the sample. To be fair, I like it better now.' as Sentence,
    rating: 4,
    name: 'Simon',
    meta: 'Harrow Street Renovations - Leeds',
  },
  {
    title: '30 seconds for a customer' as Sentence,
    text: 'No app, no account. Just stars, a few words and a name, on any phone.' as Sentence,
    words: 'Plaster like glass.' as Sentence,
    rating: 5,
    name: 'Stuart',
    meta: 'Harrow Street Renovations - Leeds',
  },
  {
    title: 'Every place you work' as Sentence,
    text: site.hasPlans
      ? ('The bistro on weekdays, the hotel on weekends? With a paid plan, each gets its own code.' as Sentence)
      : ('The bistro on weekdays, the hotel on weekends? Each gets its own code.' as Sentence),
    words: "I came alone and expected to feel it. I didn't, not for a minute." as Sentence,
    rating: 5,
    name: 'Hannah',
    meta: 'Sunday Supper Club',
  },
  {
    title: 'Easy to hand out' as Sentence,
    text: 'Print the code on the bill, text the link, or show it on your phone.' as Sentence,
    words: "She told us NOT to order the second bottle, because we'd miss the last tram." as Sentence,
    rating: 5,
    name: 'Paul & Rita',
    meta: 'Taberna do Cais - Lisbon',
  },
];

export function Features() {
  return (
    <section aria-labelledby="features" className={`${pageWidth} py-14 lg:py-20`}>
      <SectionTitle id="features" title={t("It's about you, not the restaurant")}>
        {t('Review sites praise the restaurant. Here, the person who made the evening keeps the compliment.')}{' '}
        {site.isPublic && t('The reviews on this page are made-up examples.')}
      </SectionTitle>
      <ul className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-16">
        {features.map(({ title, text, words, rating, name, meta }) => (
          <li key={title} className="row-span-2 grid grid-rows-subgrid gap-y-5">
            <div className="self-end">
              <Letter
                stars={<Stars rating={rating} className="h-3.5" />}
                words={t(words)}
                name={name}
                facts={[meta]}
              />
            </div>
            <div>
              <h3 className="title">{t(title)}</h3>
              <p className="mt-1 text-ink-muted">{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
