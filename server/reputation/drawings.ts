import { MARK, STAR_PATH } from '#contract/drawings.ts';
import type { Sentence } from '#contract/languages/sentences.ts';
import type { Translator } from '#contract/languages/translator.ts';
import type { Site } from '#contract/site.ts';
import { html } from '#server/platform/html.ts';

export const SEAL_TEXT = 'Signed on arrival' satisfies Sentence;

export const stars = ({ t }: Translator, rating: number) =>
  html`<svg class="stars" role="img" aria-label="${t('{rating} out of 5 stars', { rating })}" viewBox="0 0 120 24">${[
    0, 1, 2, 3, 4,
  ].map(
    (index) =>
      html`<path d="${STAR_PATH}" transform="translate(${index * 24})"${index < rating && html` class="given"`}/>`,
  )}</svg>`;

/** Two rings with words between them, around the mark. The upper words may go round two thirds of the circle. */
export const seal = (
  { t }: Translator,
  { name }: Site,
) => html`<svg class="seal" role="img" aria-label="${t(SEAL_TEXT)}" viewBox="0 0 128 128">
<circle cx="64" cy="64" r="62" stroke-width="2"/><circle cx="64" cy="64" r="40"/>
<path id="seal-top" d="M24.2 87a46 46 0 1 1 79.6 0" stroke="none"/><path id="seal-bottom" d="M8 64a56 56 0 0 0 112 0" stroke="none"/>
<text text-anchor="middle"><textPath href="#seal-top" startOffset="50%">${t(SEAL_TEXT)}</textPath></text>
<text text-anchor="middle"><textPath href="#seal-bottom" startOffset="50%">${name}</textPath></text>
<g transform="translate(40 40) scale(1.5)"><path d="${MARK.ring}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/><path class="tail" d="${MARK.tail}"/></g>
</svg>`;
