import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '#contract/accounts.ts';
import { firstName } from '#contract/names.ts';
import { type ThanksKind, thanksKinds } from '#contract/thanks-link.ts';
import { typedThanksLink } from '#contract/typed-thanks-link.ts';
import { emailStatusQuery } from '#web/accounts/email-status.ts';
import { toastFailure } from '#web/accounts/show-failure.ts';
import { destinationOf, thanksTexts } from '#web/accounts/thanks-text.ts';
import { t } from '#web/language.ts';
import { useUpdateMe } from './queries.ts';
import { SavedField } from './SavedField.tsx';
import { SelectRow } from './SavedSetting.tsx';

/** The one link that customers see below the thank-you. */
export function AfterThankYou({ user }: { user: User }) {
  const { mutateAsync } = useUpdateMe(user);
  const [kind, setKind] = useState(user.thanksLink?.kind ?? null);
  const [saved, setSaved] = useState<string | false>(false);
  const failed = t('Failed to save the link');

  /** “Nothing” is saved right away; the others need an address first. */
  async function choose(chosen: ThanksKind | null) {
    setKind(chosen);
    setSaved(false);
    if (chosen !== null) return;
    try {
      await mutateAsync({ thanksLink: null });
      setSaved(t('Saved'));
    } catch (error) {
      setKind(kind);
      toastFailure(error, failed);
    }
  }

  return (
    <div>
      <SelectRow
        name="thanksKind"
        title={t('After the thank-you')}
        text={t('One link of your choice. Every customer sees it, whatever the rating.')}
        value={kind}
        saved={saved}
        // Phones show it below the text.
        className="max-w-full max-sm:w-64"
        onChange={(chosen) => void choose(chosen)}
      >
        <option value="">{t('Nothing')}</option>
        {thanksKinds.map((kind) => (
          <option key={kind} value={kind}>
            {textOf(kind, user)}
          </option>
        ))}
      </SelectRow>
      {/* A phone number isn't reused as a URL. */}
      {kind && <Address key={String(kind === 'call')} user={user} kind={kind} failed={failed} />}
    </div>
  );
}

interface AddressProps {
  user: User;
  kind: ThanksKind;
  failed: string;
}

function Address({ user, kind, failed }: AddressProps) {
  const { mutateAsync } = useUpdateMe(user);
  const { data: status } = useQuery(emailStatusQuery);
  const isCall = kind === 'call';
  const { thanksLink } = user;
  const isKept = thanksLink && (thanksLink.kind === 'call') === isCall;
  const [typed, setTyped] = useState(isKept ? thanksLink.url.replace('tel:', '') : '');
  const { data: link } = typedThanksLink.safeParse({ kind, url: completed(kind, typed) });
  return (
    <div className="-mt-3">
      <SavedField
        // Another kind isn't saved yet.
        key={kind}
        schema={typedThanksLink}
        read={(data) => ({ kind, url: completed(kind, String(data.get('url'))) })}
        save={(thanksLink) => mutateAsync({ thanksLink })}
        failed={failed}
        label={t('Address')}
        name="url"
        defaultValue={typed}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        placeholder={isCall ? '+351 912 345 678' : undefined}
        inputMode={isCall ? 'tel' : 'url'}
        autoComplete={isCall ? 'tel' : 'url'}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        hint={
          link
            ? t('Customers will see “{text}” and below it {destination}.', {
                text: textOf(kind, user),
                destination: destinationOf(link),
              })
            : isCall
              ? t('Your phone number, with the country code if you can.')
              : t('The website that opens.')
        }
      />
      {status?.state === 'unconfirmed' && (
        <p className="-mt-1 pb-4 text-sm text-ink-muted">
          {t('Customers see it once you have confirmed your email address.')}
        </p>
      )}
    </div>
  );
}

function textOf(kind: ThanksKind, { fullName }: User): string {
  return t(thanksTexts[kind], { name: firstName(fullName) });
}

/** What people leave out when they type an address or a number. */
function completed(kind: ThanksKind, typed: string): string {
  const text = typed.trim();
  if (/^[a-z][a-z\d+-]*:/i.test(text)) return text;
  // Numbers that are copied from contacts have invisible marks of direction.
  if (kind === 'call') return `tel:${text.replace(/\p{Cf}/gu, '')}`;
  return /^[\p{L}\p{N}]/u.test(text) ? `https://${text}` : text;
}
