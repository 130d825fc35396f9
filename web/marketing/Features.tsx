import { FileDown, Lock, MapPin, QrCode, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { LogoMark } from '#web/ui/Logo.tsx';
import { FiveStars } from './FiveStars.tsx';
import { SectionTitle } from './SectionTitle.tsx';

const smaller = [
  {
    Icon: Lock,
    title: 'Private, not posted',
    text: 'Only you see your reviews. No public score next to your name.',
  },
  {
    Icon: Timer,
    title: '30 seconds for a customer',
    text: 'No app, no account. Just stars, a few words and a name, on any phone.',
  },
  {
    Icon: MapPin,
    title: 'Every place you work',
    text: 'The bistro on weekdays, the hotel on weekends? With a paid plan, each gets its own code.',
  },
  {
    Icon: QrCode,
    title: 'Easy to hand out',
    text: 'Print the code on the bill, text the link, or show it on your phone.',
  },
];

export function Features() {
  return (
    <section aria-labelledby="features" className="border-y border-line bg-sheet">
      <div className="mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:py-28">
        <SectionTitle id="features" title="It's about you, not the restaurant">
          Review sites praise the restaurant. Here, the person who made the evening keeps the compliment.
        </SectionTitle>
        <div className="mt-12 grid gap-4 sm:gap-6 lg:mt-16 lg:grid-cols-2">
          <Feature
            title="Instant email notifications"
            text="The moment a customer taps Submit, the full review is on its way to your inbox."
            picture={<Mail />}
          />
          <Feature
            title="You own your data"
            text="Download every review whenever you like. Change jobs, and your good name goes with you."
            picture={<ExportedFile />}
          />
        </div>
        <ul className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-16 lg:grid-cols-4">
          {smaller.map(({ Icon, title, text }) => (
            <li key={title}>
              <Icon aria-hidden className="size-6 text-accent" strokeWidth={1.75} />
              <h3 className="mt-4 leading-6">{title}</h3>
              <p className="mt-2 text-ink-muted">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Feature({ title, text, picture }: { title: string; text: string; picture: ReactNode }) {
  return (
    <div className="flex flex-col overflow-hidden rounded-sheet border border-transparent bg-paper px-6 pt-8 sm:px-10 sm:pt-10">
      <h3 className="text-xl leading-7">{title}</h3>
      <p className="mt-2 mb-8 max-w-[46ch] text-ink-muted">{text}</p>
      <div
        aria-hidden
        className="mt-auto h-60 rounded-t-sheet border border-b-0 border-line bg-sheet shadow-raised select-none"
      >
        {picture}
      </div>
    </div>
  );
}

function Mail() {
  return (
    <div className="p-5 sm:p-6">
      <div className="flex items-center gap-3 border-b border-line pb-4">
        <LogoMark className="size-8 shrink-0" />
        <div className="min-w-0 text-sm leading-5">
          <p className="flex flex-wrap items-center gap-x-1.5 font-semibold">
            <FiveStars className="h-3.5" /> from Daniel
          </p>
          <p className="text-ink-muted">to Maria, 22:47</p>
        </div>
      </div>
      <p className="mt-4 leading-7">
        You saved our anniversary. The window table, the candle, the joke about the tiramisu. We'll ask for
        you next time.
      </p>
      <p className="mt-3 text-sm text-ink-muted">Daniel, Trattoria Sole</p>
    </div>
  );
}

const rows = [
  ['Nov 20', 'Daniel', '5', 'You saved our anniversary.'],
  ['Nov 18', 'Priya', '5', 'Patient with all four kids.'],
  ['Nov 14', 'Tom', '4', 'Knew the wine list by heart.'],
  ['Nov 9', 'Ines', '5', 'Warm from hello to goodbye.'],
  ['Nov 2', 'Walter', '5', 'She remembered our table.'],
];

function ExportedFile() {
  return (
    <div className="text-sm leading-5">
      <p className="flex items-center gap-2 border-b border-line px-5 py-4 font-semibold sm:px-6">
        <FileDown className="size-5 text-accent" strokeWidth={1.75} />
        my-reviews-2026-11-21.csv
      </p>
      <div className="grid grid-cols-[auto_auto_auto_1fr] whitespace-nowrap max-[20rem]:text-[4vw]">
        {rows.map(([date, name, rating, comment]) => (
          <div
            key={date}
            className="col-span-full grid grid-cols-subgrid border-b border-line *:px-3 *:py-2.5 sm:*:px-4"
          >
            <span className="pl-5! text-ink-muted sm:pl-6!">{date}</span>
            <span>{name}</span>
            <span className="tabular-nums">{rating}</span>
            <span className="truncate text-ink-muted">{comment}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
