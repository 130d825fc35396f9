import type { ThanksLink as Link } from '#contract/thanks-link.ts';
import { destinationOf, thanksTexts } from '#web/accounts/thanks-text.ts';
import { t } from '#web/language.ts';

interface ThanksLinkProps {
  thanksLink: Link | null | undefined;
  firstName: string;
}

/** The link of the professional's choice, the same at every rating. Its host or number is written out, since it isn't ours. */
export function ThanksLink({ thanksLink, firstName }: ThanksLinkProps) {
  // A newer server may know more kinds.
  if (!thanksLink || !Object.hasOwn(thanksTexts, thanksLink.kind)) return null;
  return (
    <p className="mt-3 flex flex-col items-center">
      <a
        href={thanksLink.url}
        target={thanksLink.kind === 'call' ? undefined : '_blank'}
        rel="noopener nofollow ugc"
        aria-describedby="thanks-destination"
        className="inline-flex min-h-11 items-center font-semibold text-accent"
      >
        {t(thanksTexts[thanksLink.kind], { name: firstName })}
      </a>
      <bdi id="thanks-destination" dir="ltr" className="text-sm text-ink-muted">
        {destinationOf(thanksLink)}
      </bdi>
    </p>
  );
}
