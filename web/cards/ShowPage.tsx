import './show.css';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { User } from '#contract/accounts.ts';
import { firstName } from '#contract/names.ts';
import { useAuth } from '#web/accounts/auth.tsx';
import { reviewUrl } from '#web/api/config.ts';
import { paths } from '#web/paths.ts';
import { NativeSelect } from '#web/ui/Input.tsx';
import { workplacesQuery } from '#web/workplaces/queries.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';
import { QrCode } from './QrCode.tsx';
import { readShownCodes } from './read-shown-codes.ts';
import { saveShownCodes } from './shown-codes.ts';
import { useWakeLock } from './use-wake-lock.ts';

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
  const [saved] = useState(() => readShownCodes(user.id));
  const [chosenId, setChosenId] = useState(saved.workplaceId);
  useWakeLock();

  const workplaces = data ?? saved.workplaces;
  const workplace = workplaces.find(({ id }) => id === chosenId);
  const link = reviewUrl(user.id, workplace?.id);
  const name = firstName(user.fullName);

  useEffect(() => {
    if (data) saveShownCodes(user.id, { workplaceId: chosenId, workplaces: data });
  }, [user.id, chosenId, data]);

  return (
    <main data-white-page className="flex min-h-dvh flex-col bg-white text-black scheme-light">
      <Link
        to={paths.dashboard}
        className="m-2 inline-flex min-h-12 items-center gap-2 self-start rounded-control px-3 font-semibold text-black no-underline focus-visible:outline-black"
      >
        <ArrowLeft aria-hidden className="size-5" />
        Back
      </Link>
      <div className="grid grow content-center justify-items-center gap-4 px-4 pb-6 text-center landscape:-mt-14 landscape:grid-cols-2 landscape:items-center landscape:pb-0">
        <div className="min-w-0 max-w-full landscape:self-end">
          {note}
          <h1 className="text-3xl leading-9 text-balance wrap-anywhere">
            How did <bdi>{name}</bdi> do?
          </h1>
          {workplace && (
            <p className="mt-2 line-clamp-2 text-lg leading-7 wrap-anywhere" dir="auto">
              {workplaceLabel(workplace)}
            </p>
          )}
          <p className="mt-2 text-balance wrap-anywhere">
            Scan to tell <bdi>{name}</bdi>. It takes 30 seconds, and only <bdi>{name}</bdi> reads it.
          </p>
        </div>
        <QrCode
          link={link}
          name={workplace ? `QR code for reviews at ${workplace.name}` : 'QR code for your reviews'}
          className="size-[min(100vw-2rem,max(12rem,100dvh-21rem))] landscape:row-span-2 landscape:size-[min(50vw-2rem,max(12rem,100dvh-2rem))]"
        />
        <div className="grid w-full max-w-sm gap-3 landscape:self-start">
          {workplaces.length > 0 && (
            <NativeSelect
              aria-label="Workplace"
              value={workplace?.id ?? ''}
              onChange={(event) => setChosenId(Number(event.target.value) || null)}
              className="border-black bg-white text-black hover:border-black focus-visible:border-black focus-visible:outline-black"
            >
              <option value="">No specific workplace</option>
              {workplaces.map((each) => (
                <option key={each.id} value={each.id}>
                  {workplaceLabel(each)}
                </option>
              ))}
            </NativeSelect>
          )}
          <p className="text-sm leading-6 text-balance">Not scanning? Turn up your brightness.</p>
        </div>
      </div>
    </main>
  );
}
