import { useQuery } from '@tanstack/react-query';
import { Maximize, Printer, Share2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { User } from '#contract/accounts.ts';
import type { PaperId } from '#contract/sheets.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { textLink } from '#web/accounts/text-link.ts';
import { qrImageUrl, reviewUrl } from '#web/api/config.ts';
import { usePrintedSheet } from '#web/cards/printed-sheet.tsx';
import { saveShownCodes } from '#web/cards/shown-codes.ts';
import { paths } from '#web/paths.ts';
import { PausedNote } from '#web/plans/PausedNote.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card, CardContent, CardHeader, CardTitle } from '#web/ui/Card.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/Input.tsx';
import { toast } from '#web/ui/toast.ts';
import { useCreateWorkplace, workplacesQuery } from '#web/workplaces/queries.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';

const ADD_NEW = 'new';

export function QrCard({ user }: { user: User }) {
  const { data: workplaces, isError, refetch } = useQuery(workplacesQuery);
  const create = useCreateWorkplace();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const linkText = useRef<HTMLElement>(null);

  const workplace = workplaces?.find(({ id }) => id === chosenId) ?? null;
  const link = reviewUrl(user.id, workplace?.id);
  const codeUrl = qrImageUrl(link);
  const printStudio = workplace ? `${paths.print}?workplace=${workplace.id}` : paths.print;
  const { print, printedSheet } = usePrintedSheet(...posterFor(workplace));

  function choose(event: ChangeEvent<HTMLSelectElement>) {
    if (event.target.value === ADD_NEW) addWorkplace();
    else setChosenId(Number(event.target.value) || null);
  }

  function addWorkplace() {
    const name = prompt("What's the new workplace called?")?.trim();
    if (!name) return;
    const location = prompt(`Where is ${name}? You can leave this empty.`)?.trim() || null;
    create.mutate(
      { name, location },
      {
        onSuccess: (created) => created && setChosenId(created.id),
        onError: (error) => console.error('The workplace could not be added.', error),
      },
    );
  }

  async function share() {
    try {
      if (typeof navigator.share === 'function') await navigator.share({ text: SHARE_TEXT, url: link });
      else await copyLink();
    } catch (error) {
      if (!isAbort(error)) console.error('The review link could not be shared.', error);
    }
  }

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: `Review link copied to clipboard: ${link}` });
    } catch {
      if (linkText.current) getSelection()?.selectAllChildren(linkText.current);
      toast({ title: `Copy this link to share: ${link}` });
    }
  }

  function rememberChoice() {
    if (workplaces) saveShownCodes(user.id, { workplaceId: workplace?.id ?? null, workplaces });
  }

  return (
    <Card>
      <CardHeader>
        <div>
          <CardTitle>Your QR Code</CardTitle>
          <p className="mt-1 text-ink-muted">Customers scan it and write to you in 30 seconds.</p>
        </div>
      </CardHeader>
      <CardContent className="grid grid-cols-1 gap-4">
        <PausedNote />
        <Field label="Workplace">
          {(control) => (
            <NativeSelect
              {...control}
              value={workplace?.id ?? ''}
              aria-busy={create.isPending}
              onChange={choose}
            >
              <option value="">No specific workplace</option>
              {workplaces?.map((each) => (
                <option key={each.id} value={each.id}>
                  {workplaceLabel(each)}
                </option>
              ))}
              <option value={ADD_NEW}>Add New Workplace...</option>
            </NativeSelect>
          )}
        </Field>
        {isError && (
          <div role="alert" className="-mt-2 flex flex-wrap items-center justify-between gap-2 text-sm">
            Couldn't load your workplaces.
            <Button variant="secondary" size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        )}
        <Code
          key={codeUrl}
          url={codeUrl}
          name={workplace ? `QR code for reviews at ${workplace.name}` : 'QR code for your reviews'}
        />
        <code
          ref={linkText}
          className="rounded-control bg-hover px-3 py-2 text-center font-sans text-sm break-all select-all"
        >
          {link}
        </code>
        <div className="grid gap-3">
          <Button size="lg" onClick={() => void share()}>
            <Share2 aria-hidden />
            Share QR Code
          </Button>
          <Button size="lg" variant="secondary" onClick={() => void print()}>
            <Printer aria-hidden />
            Print QR Code
          </Button>
          <Button asChild size="lg" variant="secondary">
            <Link to={paths.show} onClick={rememberChoice}>
              <Maximize aria-hidden />
              Show my code
            </Link>
          </Button>
        </div>
        <p className="flex justify-center gap-6 leading-11">
          <Link to={printStudio} className={textLink}>
            Print studio
          </Link>
          <Link to={paths.trackedCodes} className={textLink}>
            Tracked codes
          </Link>
        </p>
      </CardContent>
      {printedSheet}
    </Card>
  );
}

const SHARE_TEXT = 'How did I do? Leave me a private review. It takes 30 seconds.';

/** The sheet with the largest code, on the usual paper of the user's region. */
function posterFor(workplace: Workplace | null): [url: string, paper: PaperId] {
  const paper = /-(US|CA|MX)$/.test(navigator.language) ? 'letter' : 'a4';
  const query = new URLSearchParams({ sheet: `poster-${paper}`, paper });
  if (workplace) query.set('workplace', String(workplace.id));
  return [`/print/sheet.svg?${query}`, paper];
}

/** Black on white in every theme, so that cameras can read it. */
function Code({ url, name }: { url: string; name: string }) {
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);

  function tryAgain() {
    setFailed(false);
    setAttempt(attempt + 1);
  }

  return (
    <div className="grid size-[250px] justify-self-center place-items-center overflow-hidden rounded-control ring-1 ring-line">
      {failed ? (
        <ErrorState message="Couldn't load the QR code." onRetry={tryAgain} />
      ) : (
        <img
          key={attempt}
          src={url}
          alt={name}
          width={250}
          height={250}
          onError={() => setFailed(true)}
          className="max-w-none bg-white text-black"
        />
      )}
    </div>
  );
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
