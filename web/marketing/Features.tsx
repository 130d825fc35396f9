import type { Sentence } from '#contract/languages/sentence.ts';
import { blank, t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { Letter } from '#web/ui/Letter.tsx';
import { Stars } from '#web/ui/Stars.tsx';
import { SectionTitle } from './SectionTitle.tsx';

const letters = [
  {
    words: 'Fixed the leak in 20 minutes at 9pm. Legend.' as Sentence,
    name: 'Colin',
    place: 'Evening Call-Outs',
  },
  {
    words: "I came alone and expected to feel it. I didn't, not for a minute." as Sentence,
    name: 'Hannah',
    place: 'Sunday Supper Club',
  },
  {
    words: 'Plaster like glass.' as Sentence,
    name: 'Stuart',
    place: 'Harrow Street Renovations - Leeds',
  },
];

const features: readonly { title: Sentence; text: Sentence }[] = [
  {
    title: 'Instant email notifications' as Sentence,
    text: 'The moment a customer taps Submit, the full review is on its way to your inbox.' as Sentence,
  },
  {
    title: 'You own your data' as Sentence,
    text: 'Download every review whenever you like. Change jobs, and your good name goes with you.' as Sentence,
  },
  {
    title: 'Private, not posted' as Sentence,
    text: 'Only you see your reviews. No public score next to your name.' as Sentence,
  },
  {
    title: '30 seconds for a customer' as Sentence,
    text: 'No app, no account. Just stars, a few words and a name, on any phone.' as Sentence,
  },
  {
    title: 'Every place you work' as Sentence,
    text: site.hasPlans
      ? ('The bistro on weekdays, the hotel on weekends? With a paid plan, each gets its own code.' as Sentence)
      : ('The bistro on weekdays, the hotel on weekends? Each gets its own code.' as Sentence),
  },
  {
    title: 'Easy to hand out' as Sentence,
    text: 'Print the code on the bill, text the link, or show it on your phone.' as Sentence,
  },
];

export function Features() {
  return (
    <section aria-labelledby="features" className="page-width py-5 sm:py-14 lg:py-20">
      <SectionTitle id="features" title={t("It's about you, not the business")}>
        <span>
          {t('Review sites praise the business. Here, the person who did the work keeps the compliment.')}
        </span>
        {blank()}
        {site.isPublic && <span>{t('The reviews on this page are made-up examples.')}</span>}
      </SectionTitle>
      <ul className="my-5 grid gap-5 sm:gap-x-8 lg:my-12 lg:grid-cols-3">
        {letters.map(({ words, name, place }) => (
          <li key={name}>
            <Letter stars={<Stars rating={5} />} words={t(words)} name={name} facts={[place]} />
          </li>
        ))}
      </ul>
      <ul className="grid gap-x-8 gap-y-3 border-t border-line pt-5 sm:gap-y-10 md:grid-cols-2 lg:grid-cols-3 lg:pt-12">
        {features.map(({ title, text }) => (
          <li key={title}>
            <h3>{t(title)}</h3>
            <p className="text-ink-muted max-sm:text-sm">{t(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
