import type { RefObject } from 'react';
import type { EarlierPraise } from '#contract/earlier-praise.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { ConfirmButton } from '#web/accounts/ConfirmButton.tsx';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Letter } from '#web/ui/Letter.tsx';
import { Pencil, Trash2 } from '#web/ui/later-icons.tsx';
import { PraiseDialog } from './PraiseDialog.tsx';
import { praiseFacts } from './praise-facts.tsx';
import { useRemovePraise, useUpdatePraise } from './queries.ts';

interface PraiseLetterProps {
  praise: EarlierPraise;
  /** Takes the focus once the letter is gone. */
  title: RefObject<HTMLElement | null>;
}

/** It has none of our golden stars, which only customers who write through us give. */
export function PraiseLetter({ praise, title }: PraiseLetterProps) {
  const { words, name } = praise;
  const { user } = useAuth();
  const update = useUpdatePraise(praise.id);
  return (
    <Letter
      className="border-s-2 border-line ps-4"
      words={words}
      size="s"
      name={<bdi>{name ?? t('Anonymous Customer')}</bdi>}
      headingLevel="h2"
      stars={null}
      facts={praiseFacts(praise, user?.fullName ?? '')}
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
  return (
    <ConfirmButton
      name={t('Delete {name}', { name: nameOf(praise) })}
      heading={title}
      look={{ variant: 'ghost', className: 'hover:text-danger' }}
      title={t('Delete praise')}
      description={t("Delete it here and on the pages you've shared with employers? This can't be undone.")}
      save={() => mutateAsync()}
      failed={t('Failed to delete the praise')}
      done={{ title: t('Praise deleted') }}
      submitLabel={t('Delete')}
    >
      <Trash2 aria-hidden />
      {t('Delete')}
    </ConfirmButton>
  );
}

/** The person's name, or how the words begin. */
function nameOf({ name, words }: EarlierPraise): string {
  const start = [...words].slice(0, 40).join('');
  return name ?? (start === words ? words : `${start}…`);
}
