import { type RefObject, useRef } from 'react';
import { z } from 'zod/mini';
import type { EarlierPraise } from '#contract/earlier-praise.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { SavingDialog } from '#web/accounts/SavingDialog.tsx';
import { textLink } from '#web/accounts/text-link.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { whole } from '#web/ui/counts.ts';
import { Letter } from '#web/ui/Letter.tsx';
import { Pencil, Trash2 } from '#web/ui/later-icons.tsx';
import { originOf } from './origin.ts';
import { PraiseDialog } from './PraiseDialog.tsx';
import { useRemovePraise, useUpdatePraise } from './queries.ts';

interface PraiseLetterProps {
  praise: EarlierPraise;
  /** Takes the focus once the letter is gone. */
  title: RefObject<HTMLElement | null>;
}

/** It has none of our golden stars, which only customers who write through us give. */
export function PraiseLetter({ praise, title }: PraiseLetterProps) {
  const { words, name, rating, url } = praise;
  const { user } = useAuth();
  const update = useUpdatePraise(praise.id);
  return (
    <Letter
      className="border-s-2 border-line ps-4"
      words={words}
      name={<bdi>{name ?? t('Anonymous Customer')}</bdi>}
      headingLevel="h2"
      stars={null}
      facts={[
        originOf(praise, user?.fullName ?? ''),
        rating && t('{rating} out of 5 stars', { rating: whole(rating) }),
        url && (
          <a href={url} target="_blank" rel="noopener nofollow ugc" dir="ltr" className={textLink}>
            {new URL(url).hostname}
          </a>
        ),
      ]}
    >
      <div className="-ms-4 mt-1 flex flex-wrap">
        <PraiseDialog
          praise={praise}
          title={t('Edit praise')}
          trigger={
            <Button variant="ghost" size="sm" aria-label={t('Edit {name}', { name: nameOf(praise) })}>
              <Pencil aria-hidden />
              {t('Edit')}
            </Button>
          }
          save={update.mutateAsync}
          done={{ title: t('Praise saved') }}
          submitLabel={t('Save Changes')}
        />
        <DeletePraise praise={praise} title={title} />
      </div>
    </Letter>
  );
}

function DeletePraise({ praise, title }: PraiseLetterProps) {
  const { mutateAsync } = useRemovePraise(praise.id);
  const button = useRef<HTMLButtonElement>(null);
  const label = t('Delete {name}', { name: nameOf(praise) });
  return (
    <SavingDialog
      title={t('Delete praise')}
      description={t("Delete it here and on the pages you've shared with employers? This can't be undone.")}
      trigger={
        <Button ref={button} variant="ghost" size="sm" className="hover:text-danger" aria-label={label}>
          <Trash2 aria-hidden />
          {t('Delete')}
        </Button>
      }
      onCloseAutoFocus={(event) => {
        if (button.current) return;
        event.preventDefault();
        title.current?.focus();
      }}
      schema={z.object({})}
      save={() => mutateAsync()}
      failed={t('Failed to delete the praise')}
      done={{ title: t('Praise deleted') }}
      submitLabel={t('Delete')}
      variant="destructive"
    />
  );
}

/** The person's name, or how the words begin. */
function nameOf({ name, words }: EarlierPraise): string {
  const start = [...words].slice(0, 40).join('');
  return name ?? (start === words ? words : `${start}…`);
}
