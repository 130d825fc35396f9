/*
 * Runs before the page's script, without modules and in the JavaScript of 2015. Says that the browser is too old where a page
 * needs its script, and the browser lacks what that relies on, or has all files and still does not start it.
 */

const root = document.getElementById('root') as HTMLElement;
const isTooOld = !('hasOwn' in Object) || !Array.prototype.at || !Array.prototype.findLast;

if (isTooOld) {
  root.dataset.tooOld = '';
  show();
} else addEventListener('load', checkStart);

function show(): void {
  const note = document.getElementById('too-old') as HTMLElement;
  const late = document.getElementById('late');
  note.hidden = false;
  if (late) late.hidden = true;
}

function checkStart(): void {
  if ('started' in root.dataset) return;
  const files = Array.from(document.querySelectorAll<HTMLScriptElement>('script[src]'), ({ src }) =>
    fetch(src),
  );
  void Promise.all(files).then((answers) => answers.every(({ ok }) => ok) && show());
}
