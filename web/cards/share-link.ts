import type { User } from '#contract/accounts.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { firstName } from '#contract/names.ts';
import { t } from '#web/language.ts';
import { copyLink } from '#web/ui/copy-link.ts';
import { toast } from '#web/ui/toast.ts';

const SHARE_TEXT = 'How did I do? Leave me a private review. It takes 30 seconds.' as Sentence;

/** @param linkText is selected where the link can't be copied. */
export async function shareLink(
  { fullName }: User,
  link: string,
  linkText?: HTMLElement | null,
): Promise<void> {
  const name = firstName(fullName);
  const title = name ? { title: t('Review for {name}', { name }) } : {};
  try {
    if (typeof navigator.share === 'function')
      await navigator.share({ ...title, text: t(SHARE_TEXT), url: link });
    else if (await copyLink(link, linkText))
      toast({ title: t('Review link copied to clipboard: {link}', { link }) });
    else toast({ title: t('Copy this link to share: {link}', { link }) });
  } catch (error) {
    const isAbort = error instanceof DOMException && error.name === 'AbortError';
    if (!isAbort) console.error('The review link could not be shared.', error);
  }
}
