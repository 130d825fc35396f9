import { type CSSProperties, type RefObject, useLayoutEffect, useRef } from 'react';
import { type CardContent, CodeCard } from './CodeCard.tsx';
import {
  type Face,
  type Ground,
  type PaperId,
  papers,
  type SheetFacts,
  type SheetId,
  type Size,
  sheets,
} from './sheets.ts';

interface SheetProps {
  sheet: SheetId;
  paper: PaperId;
  ground: Ground;
  content: CardContent;
}

/** A page of cards with the marks to cut and fold them, in the unit `--mm`. */
export function Sheet({ sheet, paper, ground, content }: SheetProps) {
  const facts: SheetFacts = sheets[sheet];
  const { width, height } = papers[paper];
  const ref = useRef<HTMLDivElement>(null);
  useFit(ref);
  const style = {
    ...sizesOf(facts.card, facts.face),
    '--paper-width': width,
    '--paper-height': height,
    '--columns': facts.columns,
  };
  return (
    <div ref={ref} className={`sheet sheet-${ground} awaits-voice`} style={style as CSSProperties}>
      <div className="sheet-cards">
        {Array.from({ length: facts.columns * facts.rows }, (_, index) => (
          <CodeCard
            // biome-ignore lint/suspicious/noArrayIndexKey: all cards are the same
            key={index}
            face={facts.face}
            content={content}
            isUpsideDown={facts.folds === true && index === 0}
          />
        ))}
      </div>
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="sheet-marks">
        <path d={[...cropMarks(facts, papers[paper]), ...slots(facts, papers[paper])].join('')} />
        {facts.folds && <path strokeDasharray="1.5" d={foldLine(facts, papers[paper])} />}
      </svg>
    </div>
  );
}

/** One of its cards, in the unit `--mm`. */
export function SheetCard({ sheet, ground, content }: Omit<SheetProps, 'paper'>) {
  const { card, face } = sheets[sheet];
  const ref = useRef<HTMLDivElement>(null);
  useFit(ref);
  return (
    <div
      ref={ref}
      className={`sheet-card sheet-${ground} awaits-voice`}
      style={sizesOf(card, face) as CSSProperties}
    >
      <CodeCard face={face} content={content} />
    </div>
  );
}

function sizesOf(card: Size, { margin, top = margin, frame, large, small }: Face) {
  return {
    '--card-width': card.width,
    '--card-height': card.height,
    '--margin-mm': margin,
    '--top-mm': top,
    '--frame-mm': frame,
    '--large-mm': large,
    '--small-mm': small,
  };
}

const SMALLEST_FIT = 0.45;

/** Shrinks the text of all cards until that of the last one fits; a name breaks only if that doesn't help. */
function useFit(sheet: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const fit = () => sheet.current && fitText(sheet.current);
    fit();
    void document.fonts?.ready.then(fit);
  });
}

function fitText(sheet: HTMLElement): void {
  const cards = sheet.querySelectorAll<HTMLElement>('.code-card');
  const card = cards[cards.length - 1];
  const address = card?.querySelector<HTMLElement>('.code-card-address');
  if (!card || !address) return;
  const setBreaking = (breaks: boolean) => {
    for (const each of cards) each.classList.toggle('code-card-breaks-words', breaks);
  };
  const tryFit = (scale: number) => sheet.style.setProperty('--fit', String(scale));

  sheet.style.setProperty('--fit-address', '1');
  const room = address.clientWidth / Math.max(1, address.scrollWidth);
  if (room < 1) sheet.style.setProperty('--fit-address', String(0.99 * room));

  setBreaking(false);
  let scale = 1;
  tryFit(scale);
  while (!fits(card)) {
    if (scale < SMALLEST_FIT) {
      if (card.classList.contains('code-card-breaks-words')) return;
      setBreaking(true);
      scale = 1;
    } else scale *= 0.95;
    tryFit(scale);
  }
}

function fits(card: HTMLElement): boolean {
  const { paddingTop, paddingBottom } = getComputedStyle(card);
  const room = card.offsetHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  const parts = card.firstElementChild as HTMLElement;
  const texts = card.querySelectorAll<HTMLElement>('.code-card-question, .code-card-invitation');
  return (
    parts.offsetHeight <= room + 1 && [...texts].every((text) => text.scrollWidth <= text.clientWidth + 1)
  );
}

const MARK = 5;
/** Keeps marks off the card when a cut is slightly off. */
const CLEARANCE = 2;
const PRINTABLE_EDGE = 5;

/** Where the cards begin and end on the paper. */
function edgesOf({ card, columns, rows }: SheetFacts, { width, height }: Size) {
  const left = (width - columns * card.width) / 2;
  const top = (height - rows * card.height) / 2;
  return { left, top, right: width - left, bottom: height - top };
}

/** Paths of lines, like those below. */
function cropMarks(facts: SheetFacts, paper: Size): string[] {
  const { card, columns, rows, folds } = facts;
  const { left, top, right, bottom } = edgesOf(facts, paper);
  if (left < 1 && top < 1) return columns * rows > 1 ? crossAndEdges(paper) : [];
  const xs = Array.from({ length: columns + 1 }, (_, column) => left + column * card.width);
  const ys = folds ? [top, bottom] : Array.from({ length: rows + 1 }, (_, row) => top + row * card.height);
  return [
    ...xs.map((x) => `M${x} ${top - CLEARANCE - MARK}v${MARK}M${x} ${bottom + CLEARANCE}v${MARK}`),
    ...ys.map((y) => `M${left - CLEARANCE - MARK} ${y}h${MARK}M${right + CLEARANCE} ${y}h${MARK}`),
  ];
}

/** Marks of cards that cover the paper. */
function crossAndEdges({ width, height }: Size): string[] {
  const [x, y] = [width / 2, height / 2];
  return [
    `M${x} ${y - MARK}v${2 * MARK}M${x - MARK} ${y}h${2 * MARK}`,
    `M${x} ${PRINTABLE_EDGE}v${MARK}M${x} ${height - PRINTABLE_EDGE - MARK}v${MARK}`,
    `M${PRINTABLE_EDGE} ${y}h${MARK}M${width - PRINTABLE_EDGE - MARK} ${y}h${MARK}`,
  ];
}

function foldLine(facts: SheetFacts, paper: Size): string {
  const { left, right } = edgesOf(facts, paper);
  return `M${left - CLEARANCE - MARK} ${paper.height / 2}H${right + CLEARANCE + MARK}`;
}

function slots(facts: SheetFacts, paper: Size): string[] {
  const { card, columns, rows, slot } = facts;
  if (!slot) return [];
  const { left, top } = edgesOf(facts, paper);
  return Array.from({ length: columns * rows }, (_, index) => {
    const x = left + (index % columns) * card.width + (card.width - slot.width) / 2;
    const y = top + Math.floor(index / columns) * card.height + slot.top;
    return `M${x} ${y}h${slot.width}v${slot.height}h${-slot.width}z`;
  });
}
