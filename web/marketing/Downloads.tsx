import type { Site } from '#contract/site.ts';
import { site } from '#web/site.ts';
import { Download } from '#web/ui/icons.tsx';
import { buttonVariants } from '#web/ui/variants.ts';

interface PressItem {
  title: string;
  shows: string;
  /** The path without its ending. */
  name: string;
  formats: readonly string[];
  alt: string;
  width: number;
  height: number;
  look: string;
}

const paper = 'mb-6 max-h-full object-contain';
const screen = 'h-full w-full rounded-t-sm border border-b-0 border-black/10 object-cover object-left-top';

const logo: PressItem = {
  title: 'Logo',
  shows: 'Mark and name, on a transparent background.',
  name: '/press/goodword-logo',
  formats: ['svg', 'png'],
  alt: `The ${site.name} logo: a green G shaped like a speech bubble, and the name`,
  width: 1200,
  height: 283,
  look: `${paper} w-64`,
};

const mark: PressItem = {
  title: 'Mark',
  shows: 'Just the G, for small and square spaces.',
  name: '/press/goodword-mark',
  formats: ['svg', 'png'],
  alt: `The ${site.name} mark: a green G shaped like a speech bubble`,
  width: 512,
  height: 512,
  look: `${paper} size-32`,
};

const pictures: readonly PressItem[] = [
  {
    title: 'Dashboard',
    shows: 'What a professional sees, with made-up reviews.',
    name: '/press/dashboard',
    formats: ['png'],
    alt: 'The dashboard of a professional, with totals, the latest reviews and a QR code',
    width: 1280,
    height: 800,
    look: screen,
  },
  {
    title: 'Review page',
    shows: 'What a customer sees on a phone.',
    name: '/press/review-page',
    formats: ['png'],
    alt: 'The review page on a phone: five stars and a few fields',
    width: 780,
    height: 1688,
    look: `${screen} max-w-52`,
  },
  {
    title: 'Printed card',
    shows: 'The card with the QR code, as printed.',
    name: '/press/qr-card',
    formats: ['png'],
    alt: 'A printed card with a question and a QR code',
    width: 1684,
    height: 2176,
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
    title: 'Logo',
    shows: 'As on every page here.',
    alt: `The ${site.name} logo`,
    look: `${paper} w-64`,
    name,
    formats: [format],
    width,
    height,
  };
}

export function Downloads() {
  return (
    <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {pressItems().map((item) => (
        <li
          key={item.name}
          className="flex flex-col overflow-hidden rounded-sheet border border-transparent bg-sheet"
        >
          <Preview item={item} />
          <div className="flex grow flex-col p-6">
            <h3 className="title">{item.title}</h3>
            <p className="mt-1 mb-4 text-ink-muted">{item.shows}</p>
            <div className="mt-auto flex flex-wrap gap-3">
              {item.formats.map((format) => (
                <DownloadLink key={format} item={item} format={format} />
              ))}
            </div>
          </div>
        </li>
      ))}
      <li className="p-6">
        <h3 className="title">Using the logo</h3>
        <p className="mt-2 text-ink-muted">
          Leave clear space around it: at least half the height of the mark.
        </p>
        <p className="mt-2 text-ink-muted">Don't recolor, stretch or rotate it.</p>
      </li>
    </ul>
  );
}

/** Light in both themes: the logo is made for paper. */
function Preview({ item: { name, formats, alt, width, height, look } }: { item: PressItem }) {
  return (
    <div className="flex h-56 items-center justify-center overflow-hidden bg-white px-6 pt-6">
      <img
        src={`${name}.${formats[0]}`}
        alt={alt}
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
      <span>
        <span>{`Download ${format.toUpperCase()}`}</span>
        <span className="sr-only">{`: ${title}`}</span>
      </span>
    </a>
  );
}
