import './show.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { z } from 'zod/mini';
import type { User } from '#contract/accounts.ts';
import type { Sentence } from '#contract/languages/sentence.ts';
import { firstName } from '#contract/names.ts';
import { type Workplace, workplace } from '#contract/workplaces.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '#web/ui/Dialog.tsx';
import { SelectField } from '#web/ui/Input.tsx';
import { LogoMark } from '#web/ui/LogoMark.tsx';
import { ChevronLeft, EllipsisVertical } from '#web/ui/later-icons.tsx';
import { EmptyStars } from '#web/ui/Stars.tsx';
import { readStored } from '#web/ui/stored-text.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useNoteThemeColor } from '#web/ui/use-note-theme-color.ts';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import { WorkplaceOptions } from '#web/workplaces/WorkplaceOptions.tsx';
import { CodeFrame } from './CodeFrame.tsx';
import { codeName, workplaceTarget } from './code-target.ts';
import { PrintPoster } from './PrintPoster.tsx';
import { QrCode } from './QrCode.tsx';
import { shareLink } from './share-link.ts';
import { SHOWN_CODES, saveShownCodes } from './shown-codes.ts';
import { withName } from './with-name.tsx';

/** The card, full screen; works offline. @param pausedNote is shown instead once the plan's limit is reached. */
export function ShowPage({ pausedNote }: { pausedNote: ReactNode }) {
  const { user } = useAuth();
  useSwipeDown(paths.dashboard);
  useNoteThemeColor();
  return (
    user && (
      <main
        data-card-page
        className="awaits-voice relative lit flex min-h-dvh flex-col scheme-light forced-colors:[--color-accent:CanvasText]"
      >
        <Link
          to={paths.dashboard}
          transition
          aria-label={t('Back')}
          className="m-2 grid size-12 place-items-center rounded-control text-inherit"
        >
          <ChevronLeft aria-hidden className="size-6 rtl:-scale-x-100" />
        </Link>
        {pausedNote ? (
          <div className="grid grow content-center justify-items-start gap-5 px-5 pb-14 sm:mx-auto sm:max-w-160">
            <LogoMark className="size-9" />
            <h1 className="sr-only">{t('Your code')}</h1>
            {pausedNote}
          </div>
        ) : (
          <Card key={user.id} user={user} />
        )}
      </main>
    )
  );
}

const DISTANCE_PX = 80;

/** Leaves the page on a swipe down that began at its top. */
function useSwipeDown(to: string): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    let start: Touch | undefined;

    function begin({ touches }: TouchEvent) {
      start = touches.length === 1 && scrollY <= 0 ? touches[0] : undefined;
    }

    function end({ changedTouches: [touch] }: TouchEvent) {
      if (!start || !touch) return;
      const down = touch.clientY - start.clientY;
      const aside = Math.abs(touch.clientX - start.clientX);
      start = undefined;
      if (down > DISTANCE_PX && down > 2 * aside) navigate(to, { transition: true });
    }

    addEventListener('touchstart', begin, { passive: true });
    addEventListener('touchend', end, { passive: true });
    return () => {
      removeEventListener('touchstart', begin);
      removeEventListener('touchend', end);
    };
  }, [navigate, to]);
}

function Card({ user }: { user: User }) {
  const { data } = useQuery(workplacesQuery);
  const saved = useSavedCodes(user.id);
  const [choice, choose] = useState<number | null>();
  useWakeLock();

  const chosenId = choice === undefined ? (saved?.workplaceId ?? null) : choice;
  const workplaces = data ?? saved?.workplaces ?? [];
  const workplace = workplaces.find(({ id }) => id === chosenId);
  const { link, place } = workplaceTarget(user.id, workplace);
  const name = firstName(user.fullName);

  useEffect(() => {
    if (saved && data) saveShownCodes(user.id, { workplaceId: chosenId, workplaces: data });
  }, [user.id, saved, chosenId, data]);

  return (
    <div className="grid grow content-center gap-5 px-5 pb-14 landscape:-mt-16 landscape:grid-cols-[minmax(0,max-content)_auto] landscape:justify-evenly landscape:gap-x-8 landscape:py-4 landscape:ps-16">
      <div className="min-w-0 self-end">
        <div className={user.question ? 'mb-4 [@media(max-height:44rem)]:hidden' : 'mb-4'}>
          <LogoMark className="size-9" />
          <EmptyStars className="mt-5 h-7 stroke-star-edge" />
        </div>
        <h1 className="voice-xl wrap-anywhere lg:text-[4.5rem] lg:leading-[1.03]">
          {withName(name ? ('How did {name} do?' as Sentence) : ('How did I do?' as Sentence), name)}
        </h1>
        {user.question && (
          <p dir="auto" className="mt-2 text-sm wrap-anywhere lg:mt-4 lg:text-[1.5rem] lg:leading-8">
            {user.question}
          </p>
        )}
        {place && (
          <p className="mt-3 wrap-anywhere">
            <bdi>{place}</bdi>
          </p>
        )}
      </div>
      <Dialog>
        {/* It shows that there is a sheet. Tapping the frame opens it too. */}
        <DialogTrigger
          aria-label={t('Workplace, sharing and printing')}
          className="absolute end-0 top-0 m-2 grid size-12 place-items-center rounded-control text-edge"
        >
          <EllipsisVertical aria-hidden className="size-6 rotate-90" />
        </DialogTrigger>
        <CodeFrame className="relative w-[min(100vw-40px,56svh)] [view-transition-name:code] landscape:row-span-2 landscape:w-[min(50vw-48px,100svh-32px)] landscape:sticky landscape:top-4 landscape:bottom-4 landscape:self-center">
          <QrCode link={link} name={codeName(workplace)} />
          <div aria-hidden className="absolute inset-0">
            <DialogTrigger tabIndex={-1} className="size-full" />
          </div>
        </CodeFrame>
        <Options user={user} workplaces={workplaces} workplace={workplace} choose={choose} link={link} />
      </Dialog>
      <p className="font-semibold wrap-anywhere">
        {withName(name ? ONLY_READER : ('Scan and tell me. 30 seconds, private.' as Sentence), name)}
      </p>
    </div>
  );
}

const ONLY_READER = '30 seconds. Only {name} reads it.' as Sentence;

const shownCodes = z.object({
  userId: z.int(),
  workplaceId: z.nullable(z.int()),
  workplaces: z.array(workplace),
});

/** Null until the page has hydrated: the server doesn't know what this device has shown. */
function useSavedCodes(userId: number) {
  const isHydrated = useHydrated();
  return useMemo(() => {
    if (!isHydrated) return null;
    const saved = readStored(SHOWN_CODES, shownCodes.parse);
    return saved?.userId === userId ? saved : { workplaceId: null, workplaces: [] };
  }, [isHydrated, userId]);
}

/** Keeps the screen on while the page is visible, where the browser supports it. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isUnmounted = false;

    async function acquire(): Promise<void> {
      if (!('wakeLock' in navigator) || document.hidden) return;
      try {
        const acquired = await navigator.wakeLock.request('screen');
        if (isUnmounted) await acquired.release();
        else lock = acquired;
      } catch {
        // Refused, for example on low battery.
      }
    }

    // The browser releases the lock whenever the page is hidden.
    const reacquire = () => void acquire();
    reacquire();
    document.addEventListener('visibilitychange', reacquire);
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', reacquire);
      void lock?.release();
    };
  }, []);
}

interface OptionsProps {
  user: User;
  workplaces: readonly Workplace[];
  workplace: Workplace | undefined;
  choose: (id: number | null) => void;
  link: string;
}

/** Only the professional opens them; a guest sees the card alone. */
function Options({ user, workplaces, workplace, choose, link }: OptionsProps) {
  return (
    <DialogContent title={t('Your code')} description={t('Not scanning? Turn up your brightness.')}>
      <div className="grid gap-5">
        {workplaces.length > 0 && (
          <SelectField
            name="workplaceId"
            label={t('Workplace')}
            value={workplace?.id ?? ''}
            onChange={(event) => choose(Number(event.target.value) || null)}
          >
            <option value="">{t('No specific workplace')}</option>
            <WorkplaceOptions workplaces={workplaces} />
          </SelectField>
        )}
        <Button variant="secondary" onClick={() => void shareLink(user, link)}>
          {t('Share QR Code')}
        </Button>
        <PrintPoster user={user} workplace={workplace} />
      </div>
    </DialogContent>
  );
}
