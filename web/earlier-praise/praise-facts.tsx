import type { ReactNode } from 'react';
import type { EarlierPraise } from '#contract/earlier-praise.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { t } from '#web/language.ts';
import { whole } from '#web/ui/counts.ts';
import { originOf } from './origin.ts';

/** The facts below the words, wherever those are shown. The stars are text: golden ones come through us alone. */
export function praiseFacts(
  praise: Pick<EarlierPraise, 'rating' | 'month' | 'source' | 'url'>,
  fullName: string,
): ReactNode[] {
  const { rating, url } = praise;
  return [
    originOf(praise, fullName),
    rating && t('{rating} out of 5 stars', { rating: whole(rating) }),
    url && (
      <a href={url} target="_blank" rel="noopener nofollow ugc" dir="ltr" className={textLink}>
        {new URL(url).hostname}
      </a>
    ),
  ];
}
