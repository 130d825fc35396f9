import { type SheetId, sheets } from '#contract/sheets.ts';
import type { Face } from './faces.ts';

export interface Design {
  face: Face;
  folds?: true;
  slot?: true;
}

const businessCard = { margin: 5, frame: 42, large: 6.6, small: 2.75, arrangement: 'beside' } as const;
const poster = { margin: 22, frame: 116, large: 33, small: 8.6, arrangement: 'under' } as const;

export const designs: Record<SheetId, Design> = {
  'business-card-eu': { face: { ...sheets['business-card-eu'].card, ...businessCard } },
  'business-card-us': {
    face: { ...sheets['business-card-us'].card, ...businessCard, margin: 4.5, hasLinkBeside: true },
  },
  'table-tent-4x6': {
    face: {
      ...sheets['table-tent-4x6'].card,
      margin: 11,
      frame: 70,
      large: 12.5,
      small: 4.8,
      arrangement: 'beside',
    },
    folds: true,
  },
  'table-tent-5x7': {
    face: {
      ...sheets['table-tent-5x7'].card,
      margin: 14,
      frame: 84,
      large: 14.5,
      small: 5.6,
      arrangement: 'beside',
    },
    folds: true,
  },
  badge: {
    face: {
      ...sheets.badge.card,
      margin: 5,
      top: 10,
      frame: 42,
      large: 9.5,
      small: 2.9,
      arrangement: 'beside',
      isBadge: true,
    },
    slot: true,
  },
  'a6-card': {
    face: {
      ...sheets['a6-card'].card,
      margin: 10,
      frame: 62,
      large: 15,
      small: 4.2,
      arrangement: 'under',
    },
  },
  'poster-a4': { face: { ...sheets['poster-a4'].card, ...poster } },
  'poster-letter': { face: { ...sheets['poster-letter'].card, ...poster, frame: 108 } },
  'receipt-sticker': {
    face: {
      ...sheets['receipt-sticker'].card,
      margin: 4,
      frame: 42,
      large: 7.4,
      small: 2.9,
      arrangement: 'under',
    },
  },
};
