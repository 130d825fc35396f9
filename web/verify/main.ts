import './verify.css';
import type { Language } from '#contract/languages/languages.ts';
import { createTranslator } from '#contract/languages/translator.ts';
import { setTranslator, t } from '#web/language.ts';
import { plural } from '#web/plural.ts';
import { whole } from '#web/ui/counts.ts';
import { checkStatement } from './check-statement.ts';
import { element, sentence } from './element.ts';
import { showVerdict } from './show-verdict.ts';
import { readTrustedKeys, type TrustedKeys } from './trusted-keys.ts';

readTranslation();
const trusted = readTrustedKeys();
const [input, progress, verdict] = [find('file', HTMLInputElement), find('progress'), find('verdict')];
const isCopy = location.protocol === 'file:';
showTrustedKeys(find('trust'), trusted);
find('keep').hidden = isCopy;
showCopyWarning(find('copy'), trusted);

void canVerify().then((can) => {
  input.disabled = !can;
  if (!can)
    progress.textContent = t(
      "This browser can't check signatures here. Open this page over https, in a current browser.",
    );
});
input.addEventListener('change', () => {
  const [file] = input.files ?? [];
  if (file) void check(file);
});
// Otherwise the browser would open a file dropped outside the field.
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  const [file] = event.dataTransfer?.files ?? [];
  if (file) void check(file);
});

/** Earlier checks still running are ignored. */
let newest: File | null = null;

async function check(file: File): Promise<void> {
  newest = file;
  verdict.replaceChildren();
  progress.textContent = t('Reading...');
  const found = await checkStatement(await readText(file), trusted.keys, (done, of) => {
    if (newest === file)
      progress.textContent = plural(
        'Checking {done} of {count} review...|Checking {done} of {count} reviews...',
        of,
        { done: whole(done) },
      );
  });
  if (newest !== file) return;
  progress.textContent = '';
  // So that the same file can be chosen again after a change.
  input.value = '';
  showVerdict(verdict, file.name, found);
}

/** Web Crypto is missing on plain http, and Ed25519 in old browsers. */
async function canVerify(): Promise<boolean> {
  try {
    await crypto.subtle.generateKey('Ed25519', false, ['verify', 'sign']);
    return true;
  } catch {
    return false;
  }
}

async function readText(file: File): Promise<string> {
  try {
    return await file.text();
  } catch {
    // Deleted in the meantime, or a folder.
    return '';
  }
}

function showTrustedKeys(place: HTMLElement, { issuer, keys }: TrustedKeys): void {
  const key = '<key></key>';
  place.append(
    element(
      'p',
      {},
      t('This page only accepts signatures from {issuer}. Their public keys came with the page.', { issuer }),
    ),
    element(
      'ul',
      {},
      ...keys.map(({ kid, created, retired }) =>
        element(
          'li',
          {},
          ...sentence(
            retired === null
              ? t('{key} from {start}, in use', { key, start: created.slice(0, 10) })
              : t('{key} from {start} to {end}', {
                  key,
                  start: created.slice(0, 10),
                  end: retired.slice(0, 10),
                }),
            { key: () => element('code', {}, kid) },
          ),
        ),
      ),
    ),
  );
}

function showCopyWarning(place: HTMLElement, { issuer }: TrustedKeys): void {
  place.hidden = !isCopy;
  place.textContent = t(
    'This is a saved copy. Did you get it from the person the file is about? Open {address} instead. A changed copy could call any file genuine.',
    { address: `${issuer}/verify` },
  );
}

/** Embedded, since the page makes no requests; a page in English has none. */
function readTranslation(): void {
  const texts = document.getElementById('texts')?.textContent;
  if (texts) setTranslator(createTranslator(document.documentElement.lang as Language, JSON.parse(texts)));
}

function find<Kind extends HTMLElement = HTMLElement>(
  id: string,
  kind: new () => Kind = HTMLElement as new () => Kind,
): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no #${id}`);
  return found;
}
