import type { MailFrequency } from '#contract/accounts.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import type { Views } from '#contract/rendering.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { t } from '#web/language.ts';
import { richText } from '#web/ui/rich-text.tsx';
import { buttonVariants } from '#web/ui/variants.ts';

/** A mail links to its page, which needs neither a session nor scripts. */
export function MailFrequencyChoice({ token, frequency }: Views['mailFrequency']) {
  const button = (path: string, label: Sentence) => (
    <form method="post" action={`/unsubscribe${path}?token=${token}`}>
      <button type="submit" className={buttonVariants({ size: 'lg' })}>
        {t(label)}
      </button>
    </form>
  );
  const isOff = frequency === 'none';
  return (
    <>
      <p>{t(texts[frequency])}</p>
      {isOff
        ? button('/undo', 'Turn them back on' as Sentence)
        : button('', 'Stop review emails' as Sentence)}
      <p>{t(isOff ? 'Or get them less often:' : 'Or change how often you get them:')}</p>
      {frequency === 'daily'
        ? button('/undo', 'Right away' as Sentence)
        : button('/daily', 'Daily' as Sentence)}
      <p>
        {richText(t('You can also choose this in <settings>Settings</settings>.'), {
          settings: (text) => (
            <a href="/settings#mails" className={textLink}>
              {text}
            </a>
          ),
        })}
      </p>
    </>
  );
}

const texts: Record<MailFrequency, Sentence> = {
  each: 'You get each new or changed review right away.' as Sentence,
  daily: 'One email a day, 24 hours after its first review.' as Sentence,
  none: "We won't email you new or changed reviews. You'll still find them in your list. Reviews already waiting will still be sent." as Sentence,
};
