import './verify.css';
import { checkStatement } from './check-statement.ts';
import { element } from './element.ts';
import { showVerdict } from './show-verdict.ts';
import { readTrustedKeys, type TrustedKeys } from './trusted-keys.ts';

const trusted = readTrustedKeys();
const [input, progress, verdict] = [find('file', HTMLInputElement), find('progress'), find('verdict')];
const isCopy = location.protocol === 'file:';
showTrustedKeys(find('trust'), trusted);
find('keep').hidden = isCopy;
showCopyWarning(find('copy'), trusted);

void canVerify().then((can) => {
  input.disabled = !can;
  if (!can)
    progress.textContent =
      "This browser can't check signatures here. Open this page over https, in a current browser.";
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
  progress.textContent = 'Reading...';
  const found = await checkStatement(await readText(file), trusted.keys, (done, of) => {
    if (newest === file) progress.textContent = `Checking ${done} of ${of} reviews...`;
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
  place.append(
    element(
      'p',
      {},
      `This page only accepts signatures from ${issuer}. Their public keys came with the page.`,
    ),
    element(
      'ul',
      {},
      ...keys.map(({ kid, created, retired }) =>
        element(
          'li',
          {},
          element('code', {}, kid),
          ` from ${created.slice(0, 10)}${retired ? ` to ${retired.slice(0, 10)}` : ', in use'}`,
        ),
      ),
    ),
  );
}

function showCopyWarning(place: HTMLElement, { issuer }: TrustedKeys): void {
  place.hidden = !isCopy;
  place.textContent = `This is a saved copy. Did you get it from the person the file is about? Open ${issuer}/verify instead. A changed copy could call any file genuine.`;
}

function find<Kind extends HTMLElement = HTMLElement>(
  id: string,
  kind: new () => Kind = HTMLElement as new () => Kind,
): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no #${id}`);
  return found;
}
