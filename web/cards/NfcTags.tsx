import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import type { Sentence } from '#contract/languages/sentence.ts';
import type { TrackedCode } from '#contract/tracked-codes.ts';
import { t } from '#web/language.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Dialog, DialogActions, DialogClose, DialogContent, DialogTrigger } from '#web/ui/Dialog.tsx';
import { Nfc } from '#web/ui/later-icons.tsx';
import { trackedCodesQuery } from './queries.ts';
import { isLinkTo, nfcFailure, readTag, type Tag, useHasNfc, watchTags, writeLink } from './web-nfc.ts';
import { withName } from './with-name.tsx';

type Step = 'hold' | 'keep' | { found: Tag } | { failure: Sentence };

/** Nothing if the browser has no Web NFC. */
export function WriteToTag({ trackedCode }: { trackedCode: TrackedCode }) {
  const { name } = trackedCode;
  if (!useHasNfc()) return null;
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="ghost" size="sm" aria-label={t('Write {name} to NFC tag', { name })}>
          {t('Write to NFC tag')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('Write to NFC tag')} description={<bdi>{name}</bdi>}>
        <Writing trackedCode={trackedCode} />
      </DialogContent>
    </Dialog>
  );
}

/** Reads the tag before writing, and again afterwards. */
function Writing({ trackedCode: { url } }: { trackedCode: TrackedCode }) {
  const [step, setStep] = useState<Step>('hold');
  /** The tag that may lose its content. */
  const [attempt, setAttempt] = useState<{ replaceable?: string }>({});

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;

    async function write() {
      const found = await readTag(signal);
      const mayWrite = found.isEmpty || found.serialNumber === attempt.replaceable;
      if (isLinkTo(url, found) || !mayWrite) return setStep({ found });
      setStep('keep');
      await writeLink(url, signal);
      setStep({ found: await readTag(signal) });
    }

    write().catch((error) => showFailure(error, setStep));
    return () => controller.abort();
  }, [url, attempt]);

  function tryAgain(replaceable?: string) {
    setStep('hold');
    setAttempt(replaceable === undefined ? {} : { replaceable });
  }

  const found = typeof step === 'object' && 'found' in step ? step.found : null;
  return (
    <StepShown step={step} isDone={found !== null && isLinkTo(url, found)}>
      {typeof step === 'object' && (
        <Button onClick={() => tryAgain(found?.serialNumber)}>
          {found && !found.isEmpty ? t('Replace') : t('Try again')}
        </Button>
      )}
    </StepShown>
  );
}

/** Says which tracked code a tag opens. Nothing if the browser has no Web NFC. */
export function ReadTags() {
  if (!useHasNfc()) return null;
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="secondary">
          <Nfc aria-hidden />
          {t('Read a tag')}
        </Button>
      </DialogTrigger>
      <DialogContent title={t('Read a tag')}>
        <Reading />
      </DialogContent>
    </Dialog>
  );
}

/** One tag after another, until the dialog is closed. */
function Reading() {
  const [step, setStep] = useState<Step>('hold');
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt scans anew
  useEffect(() => {
    const controller = new AbortController();
    const fail = (error: unknown) => showFailure(error, setStep);
    watchTags(controller.signal, (found) => setStep({ found }), fail).catch(fail);
    return () => controller.abort();
  }, [attempt]);

  function tryAgain() {
    setStep('hold');
    setAttempt(attempt + 1);
  }

  const hasFailed = typeof step === 'object' && 'failure' in step;
  return (
    <StepShown step={step} isDone={!hasFailed}>
      {hasFailed && <Button onClick={tryAgain}>{t('Try again')}</Button>}
    </StepShown>
  );
}

function showFailure(error: unknown, setStep: (step: Step) => void): void {
  const failure = nfcFailure(error);
  if (failure) setStep({ failure });
}

function StepShown({ step, isDone, children }: { step: Step; isDone: boolean; children: ReactNode }) {
  return (
    <>
      <div role="status" className="notice mb-6 flex items-start gap-4 border-accent">
        <Nfc aria-hidden className={cn('size-6 shrink-0', typeof step === 'string' && 'animate-pulse')} />
        <div className="min-w-0">
          <StepText step={step} />
        </div>
      </div>
      <DialogActions>
        <DialogClose asChild>
          <Button variant="secondary">{isDone ? t('Close') : t('Cancel')}</Button>
        </DialogClose>
        {!isDone && children}
      </DialogActions>
    </>
  );
}

function StepText({ step }: { step: Step }) {
  if (step === 'hold') return <p>{t('Hold the back of your phone to the tag.')}</p>;
  if (step === 'keep') return <p>{t('Keep your phone on the tag.')}</p>;
  if ('failure' in step) return <p>{t(step.failure)}</p>;
  return <Found tag={step.found} />;
}

function Found({ tag }: { tag: Tag }) {
  const { data: trackedCodes = [] } = useQuery(trackedCodesQuery);
  const known = trackedCodes.find(({ url }) => isLinkTo(url, tag));
  if (known) {
    return (
      <p className="wrap-anywhere">
        {withName('This tag opens {name}.' as Sentence, known.name)}{' '}
        {known.offAt && <Badge variant="warning">{t('Off')}</Badge>}
      </p>
    );
  }
  if (tag.isEmpty) return <p>{t('This tag is empty.')}</p>;
  return (
    <>
      <p>{t('This tag holds something else.')}</p>
      <p dir="auto" className="mt-1 line-clamp-3 text-sm break-all text-ink-muted">
        {tag.content}
      </p>
    </>
  );
}
