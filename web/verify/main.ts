import './verify.css';
import { checkStatement } from './check-statement.ts';
import { element } from './element.ts';
import { showVerdict } from './show-verdict.ts';
import { readTrustedKeys, type TrustedKeys } from './trusted-keys.ts';

const trusted = readTrustedKeys();
const [input, progress, verdict] = [find('file', HTMLInputElement), find('progress'), find('verdict')];
const isCopy = location.protocol === 'file:';
showTrust(find('trust'), trusted);
find('keep').hidden = isCopy;

void canVerify().then((can) => {
  input.disabled = !can;
  if (!can)
    progress.textContent =
      'This browser can’t check signatures here. Open this page over https, in a current browser.';
});
input.addEventListener('change', () => {
  const [file] = input.files ?? [];
  if (file) void check(file);
});
// Beside its field a dropped file would be opened in place of this page.
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  const [file] = event.dataTransfer?.files ?? [];
  if (file) void check(file);
});

/** Of several that were given one after the other, the last one counts. */
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
  // The same file may be chosen again, once it was changed.
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
    // It is gone, or a folder: no reputation file either.
    return '';
  }
}

function showTrust(place: HTMLElement, { issuer, keys }: TrustedKeys): void {
  place.append(
    element('p', {}, `This page believes the keys of ${issuer}, and nobody else's. They came with the page.`),
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
    ...(isCopy
      ? [
          element(
            'p',
            { className: 'warning' },
            `This is a saved copy. Did you get it from the person whom you want to know about? Then open ${issuer}/verify instead: whoever can change a page can make it say yes.`,
          ),
        ]
      : []),
  );
}

function find<Kind extends HTMLElement = HTMLElement>(
  id: string,
  kind: new () => Kind = HTMLElement as new () => Kind,
): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no #${id}`);
  return found;
}
