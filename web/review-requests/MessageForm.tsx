import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { z } from 'zod/mini';
import { languageTag } from '#contract/languages/languages.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { reviewRequestForm } from '#contract/review-requests.ts';
import { countCharacters, tidy } from '#contract/text/rules.ts';
import { toastFailure } from '#web/accounts/show-failure.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { scrollIntoView } from '#web/ui/FormError.tsx';
import { useForm } from '#web/ui/use-form.ts';
import { controlVariants } from '#web/ui/variants.ts';
import { type Channel, channelNames, openChannel } from './channels.ts';
import { fillParts, findParts, SUBJECT, textIn, withLink, YOUR_LINK } from './message.ts';
import type { Asking } from './queries.ts';

const TOO_LONG = 'Please use at most 1,000 characters' as Sentence;
const messageForm = z.extend(reviewRequestForm, {
  message: z.string().check(z.refine((text) => countCharacters(text) <= 1_000, TOO_LONG)),
});

interface MessageFormProps {
  asking: Asking;
  /** The message until it is edited. */
  sentence: Sentence;
  link: string | undefined;
  /** Resolves to the link. Null if nothing has to happen before an app opens. */
  prepare: ((asking: Asking) => Promise<string>) | null;
  children?: (nameError: string | undefined) => ReactNode;
}

/** The message and the apps that send it. */
export function MessageForm({ asking, sentence, link, prepare, children }: MessageFormProps) {
  const { language } = asking;
  const [edited, setEdited] = useState<string | null>(null);
  const channel = useRef<Channel>('whatsApp');
  const template = edited ?? textIn(language, sentence);
  const parts = { name: tidy(asking.name) || '…', link: link ?? textIn(language, YOUR_LINK) };

  const { props, errors, isSubmitting } = useForm(
    messageForm,
    async ({ message: _, ...values }) => {
      try {
        // Once there is a link, this awaits nothing: browsers let only the press itself open an app.
        const ready = prepare ? await prepare(values) : parts.link;
        const text = fillParts(withLink(template), { name: parts.name, link: ready });
        openChannel(channel.current, { subject: textIn(language, SUBJECT), text });
      } catch (error) {
        toastFailure(error, t('Something went wrong'));
      }
    },
    // The link isn't hers to shorten.
    (data) => ({
      ...asking,
      name: data.get('name') ?? asking.name,
      message: fillParts(template, { ...parts, link: '' }),
    }),
  );

  return (
    <form {...props} className="grid grid-cols-1 gap-3">
      {children?.(errors.name)}
      <Field label={t('Message')} error={errors.message}>
        {(control) => (
          <textarea
            {...control}
            name="message"
            // Going back would fill in the last customer's.
            autoComplete="off"
            lang={languageTag(language)}
            dir="auto"
            value={fillParts(template, parts)}
            onChange={({ target }) => setEdited(findParts(target.value, parts))}
            onBlur={() => setEdited(edited?.trim() ? withLink(edited) : null)}
            className={`${controlVariants} field-sizing-content max-h-72 min-h-28 resize-y py-3`}
          />
        )}
      </Field>
      <ChannelButtons channel={channel} isBusy={isSubmitting} />
      <p role="status" className="text-sm text-ink-muted">
        {!prepare && (
          <span ref={scrollIntoView}>
            {t('The link for {name} is ready. If nothing opened, press again.', { name: parts.name })}
          </span>
        )}
      </p>
    </form>
  );
}

function ChannelButtons({ channel, isBusy }: { channel: RefObject<Channel>; isBusy: boolean }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-3">
      {(Object.keys(channelNames) as Channel[]).map((name) => (
        <Button
          key={name}
          type="submit"
          variant={name === 'whatsApp' ? 'primary' : 'secondary'}
          className="px-3"
          aria-disabled={isBusy}
          onClick={() => {
            channel.current = name;
          }}
        >
          {t(channelNames[name])}
        </Button>
      ))}
    </div>
  );
}
