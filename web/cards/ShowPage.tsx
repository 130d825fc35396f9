import type { Sentence } from '#contract/languages/sentence.ts';
import './show.css';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { User } from '#contract/accounts.ts';
import { firstName } from '#contract/names.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { reviewUrl } from '#web/api/config.ts';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';
import { QrCode } from './QrCode.tsx';
import { readShownCodes } from './read-shown-codes.ts';
import { saveShownCodes } from './shown-codes.ts';
import { useSwipeDown } from './use-swipe-down.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { withName } from './with-name.tsx';

interface ShowPageProps {
  note: ReactNode;
}

/** The QR code as large as the screen allows; works offline. */
export function ShowPage({ note }: ShowPageProps) {
  const { user } = useAuth();
  return user && <Shown key={user.id} user={user} note={note} />;
}

function Shown({ user, note }: ShowPageProps & { user: User }) {
  const { data } = useQuery(workplacesQuery);
  const saved = useSavedCodes(user.id);
  const [choice, choose] = useState<number | null>();
  useWakeLock();
  useSwipeDown(paths.dashboard);

  const chosenId = choice === undefined ? (saved?.workplaceId ?? null) : choice;
  const workplaces = data ?? saved?.workplaces ?? [];
  const workplace = workplaces.find(({ id }) => id === chosenId);
  const link = reviewUrl(user.id, workplace?.id);
  const name = firstName(user.fullName);

  useEffect(() => {
    if (saved && data) saveShownCodes(user.id, { workplaceId: chosenId, workplaces: data });
  }, [user.id, saved, chosenId, data]);

  return (
    <main data-white-page className="flex min-h-dvh flex-col bg-white text-black scheme-light">
      <Link
        to={paths.dashboard}
        transition
        className="m-2 inline-flex min-h-12 items-center gap-2 self-start rounded-control px-3 font-semibold text-black no-underline focus-visible:outline-black"
      >
        <ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" />
        {t('Back')}
      </Link>
      <div className="grid grow content-center justify-items-center gap-y-4 px-6 pb-8 text-center landscape:-mt-14 landscape:grid-cols-2 landscape:items-center landscape:gap-x-8 landscape:pb-0">
        <div className="min-w-0 max-w-full landscape:self-end">
          {note}
          <h1 className="voice-l lg:voice-xl text-balance wrap-anywhere">
            {withName('How did {name} do?' as Sentence, name)}
          </h1>
          <p className="mt-1 text-balance wrap-anywhere">
            {withName(
              'Scan to tell {name}. It takes 30 seconds, and only {name} reads it.' as Sentence,
              name,
            )}
          </p>
        </div>
        <QrCode
          link={link}
          name={
            workplace
              ? t('QR code for reviews at {workplace}', { workplace: workplace.name })
              : t('QR code for your reviews')
          }
          className="show-code landscape:row-span-2"
        />
        <div className="min-w-0 max-w-full landscape:self-start">
          {workplaces.length > 0 && (
            <WorkplaceName workplaces={workplaces} workplace={workplace} onChoose={choose} />
          )}
          <p className="text-sm text-balance">{t('Not scanning? Turn up your brightness.')}</p>
        </div>
      </div>
    </main>
  );
}

/** Null until the page has hydrated: the server doesn't know what this device has shown. */
function useSavedCodes(userId: number) {
  const isHydrated = useHydrated();
  return useMemo(() => (isHydrated ? readShownCodes(userId) : null), [isHydrated, userId]);
}

interface WorkplaceNameProps {
  workplaces: readonly Workplace[];
  workplace: Workplace | undefined;
  onChoose: (id: number | null) => void;
}

/** Looks like text, because guests see it; an invisible select on top changes it. */
function WorkplaceName({ workplaces, workplace, onChoose }: WorkplaceNameProps) {
  return (
    <div className="relative mx-auto flex min-h-11 w-fit max-w-full items-center gap-1 rounded-control px-2 outline-black has-focus-visible:outline-3">
      <p dir="auto" className={workplace ? 'line-clamp-2 font-semibold wrap-anywhere' : 'text-sm'}>
        {workplace ? workplaceLabel(workplace) : t('No specific workplace')}
      </p>
      <ChevronDown aria-hidden className="size-4 shrink-0" />
      <select
        aria-label={t('Workplace')}
        value={workplace?.id ?? ''}
        onChange={(event) => onChoose(Number(event.target.value) || null)}
        className="absolute inset-0 w-full appearance-none bg-white text-base text-black opacity-0"
      >
        <option value="">{t('No specific workplace')}</option>
        {workplaces.map((each) => (
          <option key={each.id} value={each.id}>
            {workplaceLabel(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
