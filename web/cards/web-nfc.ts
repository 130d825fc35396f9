import type { Sentence } from '#contract/languages/sentence.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/** The part of Web NFC that we use; TypeScript doesn't declare it, because only Chrome on Android has it. */
interface NdefReader extends EventTarget {
  scan(options: { signal: AbortSignal }): Promise<void>;
  write(
    message: { records: { recordType: 'url'; data: string }[] },
    options: { overwrite: boolean; signal: AbortSignal },
  ): Promise<void>;
}

interface NdefRecord {
  recordType: string;
  encoding?: string | null;
  data?: DataView | null;
  toRecords?(): NdefRecord[] | null;
}

interface NdefReadingEvent extends Event {
  serialNumber: string;
  message: { records: readonly NdefRecord[] };
}

declare global {
  interface Window {
    NDEFReader?: new () => NdefReader;
  }
}

export interface Tag {
  serialNumber: string;
  isEmpty: boolean;
  /** Its first link or text; null if it holds neither. */
  content: string | null;
}

export const useHasNfc = () => useHydrated() && 'NDEFReader' in window;

function createReader(): NdefReader {
  if (!window.NDEFReader) throw new DOMException('This browser has no Web NFC.', 'NotSupportedError');
  return new window.NDEFReader();
}

/** Calls `onTag` for each tag held to the phone, also for one that is already there. */
export async function watchTags(
  signal: AbortSignal,
  onTag: (tag: Tag) => void,
  onUnreadable: (error: DOMException) => void,
): Promise<void> {
  const reader = createReader();
  reader.addEventListener(
    'reading',
    (event) => {
      const { serialNumber, message } = event as NdefReadingEvent;
      onTag({ serialNumber, ...contentOf(message.records) });
    },
    { signal },
  );
  reader.addEventListener('readingerror', () => onUnreadable(failure('Unreadable')), { signal });
  await reader.scan({ signal });
}

/** Keeps scanning until the signal aborts: otherwise Android would open the link of a tag that is still there. */
export function readTag(signal: AbortSignal): Promise<Tag> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    watchTags(signal, resolve, reject).catch(reject);
  });
}

export async function writeLink(url: string, signal: AbortSignal): Promise<void> {
  try {
    await createReader().write({ records: [{ recordType: 'url', data: url }] }, { overwrite: true, signal });
  } catch (error) {
    throw isUnwritable(error) ? failure('Unwritable') : error;
  }
}

/** The first is Web NFC's name; Chrome reports a locked tag with the second. */
function isUnwritable(error: unknown): boolean {
  if (!(error instanceof DOMException)) return false;
  return (
    error.name === 'NotSupportedError' || (error.name === 'NetworkError' && /IO error/i.test(error.message))
  );
}

function failure(name: string): DOMException {
  return new DOMException(`The tag is ${name.toLowerCase()}.`, name);
}

/** @returns undefined if the person canceled. */
export function nfcFailure(error: unknown): Sentence | undefined {
  const name = error instanceof DOMException ? error.name : '';
  return name === 'AbortError' ? undefined : (failures[name] ?? ('Something went wrong' as Sentence));
}

const failures: Record<string, Sentence> = {
  Unreadable: "This tag can't be read. Hold your phone still, or try another tag." as Sentence,
  Unwritable: "This tag can't be written. It may be locked." as Sentence,
  NotAllowedError:
    "NFC is blocked for this site. Allow it in your browser's site settings, then try again." as Sentence,
  NotReadableError: "NFC is turned off. Turn it on in your phone's settings, then try again." as Sentence,
  NotSupportedError: "This device can't read or write NFC tags." as Sentence,
  NetworkError: 'The tag moved away too soon. Hold your phone still and try again.' as Sentence,
};

/** Short links work in any case, and with the code in groups. */
export function isLinkTo(url: string, { content }: Tag): boolean {
  const normalize = (link: string) => link.trim().toUpperCase().replaceAll('-', '');
  return content !== null && normalize(content) === normalize(url);
}

function contentOf(records: readonly NdefRecord[]): Pick<Tag, 'isEmpty' | 'content'> {
  const filled = records.filter(({ recordType }) => recordType !== 'empty');
  const texts = filled.flatMap(textsOf);
  return { isEmpty: filled.length === 0, content: texts[0] ?? null };
}

function textsOf(record: NdefRecord): string[] {
  if (record.recordType === 'smart-poster') return record.toRecords?.()?.flatMap(textsOf) ?? [];
  if (!TEXTS.includes(record.recordType) || !record.data) return [];
  return [new TextDecoder(record.encoding ?? 'utf-8').decode(record.data)];
}

const TEXTS = ['url', 'absolute-url', 'text'];
