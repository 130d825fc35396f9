import { Download } from 'lucide-react';
import type { Sentence } from '#contract/languages/sentence.ts';
import type { Site } from '#contract/site.ts';
import { t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { richText } from '#web/ui/rich-text.tsx';
import { buttonVariants } from '#web/ui/variants.ts';
import { pageWidth } from './MarketingPage.tsx';
import { SectionTitle } from './SectionTitle.tsx';

interface PressItem {
  title: Sentence;
  shows: Sentence;
  /** The path without its ending. */
  name: string;
  formats: readonly string[];
  /** May contain the installation's `{name}`. */
  alt: Sentence;
  width: number;
  height: number;
  look: string;
}

const paper = 'mb-6 max-h-full object-contain';
const screen = 'h-full w-full rounded-t-sm border border-b-0 border-black/10 object-cover object-left-top';

const logo: PressItem = {
  title: 'Logo' as Sentence,
  shows: 'Mark and name, on a transparent background.' as Sentence,
  name: '/press/goodword-logo',
  formats: ['svg', 'png'],
  alt: 'The {name} logo: a green G shaped like a speech bubble, and the name' as Sentence,
  width: 1200,
  height: 283,
  look: `${paper} w-64`,
};

const mark: PressItem = {
  title: 'Mark' as Sentence,
  shows: 'Just the G, for small and square spaces.' as Sentence,
  name: '/press/goodword-mark',
  formats: ['svg', 'png'],
  alt: 'The {name} mark: a green G shaped like a speech bubble' as Sentence,
  width: 512,
  height: 512,
  look: `${paper} size-32`,
};

const pictures: readonly PressItem[] = [
  {
    title: 'Dashboard' as Sentence,
    shows: 'What a professional sees, with made-up reviews.' as Sentence,
    name: '/press/dashboard',
    formats: ['png'],
    alt: 'The dashboard of a professional, with totals, the latest reviews and a QR code' as Sentence,
    width: 1280,
    height: 800,
    look: screen,
  },
  {
    title: 'Review page' as Sentence,
    shows: 'What a customer sees on a phone.' as Sentence,
    name: '/press/review-page',
    formats: ['png'],
    alt: 'The review page on a phone: five stars and a few fields' as Sentence,
    width: 780,
    height: 1688,
    look: `${screen} max-w-52`,
  },
  {
    title: 'Printed card' as Sentence,
    shows: 'The card with the QR code, as printed.' as Sentence,
    name: '/press/qr-card',
    formats: ['png'],
    alt: 'A printed card with a question and a QR code' as Sentence,
    width: 780,
    height: 1000,
    look: `${screen} max-w-52`,
  },
];

/** The software's logo and pictures show its name, which is not that of a renamed installation. */
function pressItems(): readonly PressItem[] {
  if (site.logo) return [operatorsLogo(site.logo)];
  return site.isRenamed ? [mark] : [logo, mark, ...pictures];
}

function operatorsLogo({ path, width, height }: NonNullable<Site['logo']>): PressItem {
  const [name = '', format = ''] = path.split('.');
  return {
    title: 'Logo' as Sentence,
    shows: 'As on every page here.' as Sentence,
    alt: 'The {name} logo' as Sentence,
    look: `${paper} w-64`,
    name,
    formats: [format],
    width,
    height,
  };
}

export function Downloads() {
  return (
    <section aria-labelledby="downloads" className={`${pageWidth} py-14 lg:py-20`}>
      <SectionTitle id="downloads" title={t('Logos and pictures')}>
        {t('Free to use in articles, broadcasts and talks about {name}. No need to ask.', {
          name: site.name,
        })}
      </SectionTitle>
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {pressItems().map((item) => (
          <li
            key={item.name}
            className="flex flex-col overflow-hidden rounded-sheet border border-transparent bg-sheet"
          >
            <Preview item={item} />
            <div className="flex grow flex-col p-6">
              <h3 className="title">{t(item.title)}</h3>
              <p className="mt-1 mb-4 text-ink-muted">{t(item.shows)}</p>
              <div className="mt-auto flex flex-wrap gap-3">
                {item.formats.map((format) => (
                  <DownloadLink key={format} item={item} format={format} />
                ))}
              </div>
            </div>
          </li>
        ))}
        <li className="p-6">
          <h3 className="title">{t('Using the logo')}</h3>
          <p className="mt-2 text-ink-muted">
            {t('Leave clear space around it: at least half the height of the mark.')}
          </p>
          <p className="mt-2 text-ink-muted">{t("Don't recolor, stretch or rotate it.")}</p>
        </li>
      </ul>
    </section>
  );
}

/** Light in both themes: the logo is made for paper. */
function Preview({ item: { name, formats, alt, width, height, look } }: { item: PressItem }) {
  return (
    <div className="flex h-56 items-center justify-center overflow-hidden bg-white px-6 pt-6">
      <img
        src={`${name}.${formats[0]}`}
        alt={t(alt, { name: site.name })}
        width={width}
        height={height}
        loading="lazy"
        className={look}
      />
    </div>
  );
}

function DownloadLink({ item: { name, title }, format }: { item: PressItem; format: string }) {
  return (
    <a href={`${name}.${format}`} download className={buttonVariants({ variant: 'secondary', size: 'sm' })}>
      <Download aria-hidden />
      {richText(
        t('Download {format}<more>: {picture}</more>', { format: format.toUpperCase(), picture: t(title) }),
        {
          more: (text) => <span className="sr-only">{text}</span>,
        },
      )}
    </a>
  );
}
