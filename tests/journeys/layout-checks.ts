import type { Page } from '@playwright/test';
import { MARK } from '#contract/drawings.ts';

/** Numbers and describes every usable control; for radios, only the one that Tab reaches. */
function markControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter((control) => {
      // A link or button that Tab skips is a fault, unless arrow keys reach it.
      const isOff = control.matches(
        ':disabled, :not(a, button, input, select, textarea)[tabindex="-1"], [role][tabindex="-1"], [aria-hidden=true] *, [inert] *',
      );
      const { width, height } = control.getBoundingClientRect();
      const reached = (name: string) =>
        document.querySelector(`input[name="${name}"]:checked`) ??
        document.querySelector(`input[name="${name}"]`);
      const isPassedRadio =
        control instanceof HTMLInputElement && control.type === 'radio' && reached(control.name) !== control;
      return !isOff && !isPassedRadio && control.checkVisibility() && width > 0 && height > 0;
    });
    controls.forEach((control, mark) => {
      control.dataset.mark = String(mark);
    });
    return controls.map((control) =>
      control.outerHTML.replace(/ (class|data-mark)="[^"]*"/g, '').slice(0, 100),
    );
  });
}

/** Presses Tab through the whole page. @returns the expected and reached controls, and those without visible focus. */
export async function tabThrough(
  page: Page,
): Promise<{ wanted: string[]; reached: string[]; faults: string[] }> {
  const wanted = await markControls(page);
  // The day, month, year and calendar of a date field are separate stops.
  const stops = wanted.length + 3 * wanted.filter((control) => control.includes('type="date"')).length;
  await page.evaluate(recordFocus);
  const devTools = await page.context().newCDPSession(page);
  const key = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 };
  // Waiting for each press would take ten times as long.
  await Promise.all(
    Array.from({ length: stops + 1 }).flatMap(() => [
      devTools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key }),
      devTools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key }),
    ]),
  );
  await devTools.detach();
  const { marks, faults } = await page.evaluate(
    () => (window as unknown as { focusRecord: { marks: number[]; faults: string[] } }).focusRecord,
  );
  return { wanted, reached: marks.map((mark) => wanted[mark] ?? 'unknown control'), faults };
}

/** Records focused controls, and faults in how they show focus, until one is focused again. */
function recordFocus(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  const record = { marks: [] as number[], faults: [] as string[] };
  Object.assign(window, { focusRecord: record });
  const hasRing = (candidate: Element | null) => {
    if (!candidate) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
  };
  let isComplete = false;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const mark = Number(target.dataset.mark ?? -1);
    isComplete ||= record.marks.includes(mark);
    if (isComplete) return;
    record.marks.push(mark);
    // A radio's ring may be drawn around its label or the icon next to it.
    const isRinged = [target, target.nextElementSibling, target.closest('label')].some(hasRing);
    const { top, bottom, left, right } = target.getBoundingClientRect();
    const isOnScreen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    if (!isRinged) record.faults.push(`no ring: ${target.outerHTML.slice(0, 120)}`);
    if (!isOnScreen) record.faults.push(`off the screen: ${target.outerHTML.slice(0, 120)}`);
  });
}

/** Controls smaller than a finger, 44 pixels, except within a sentence (WCAG 2.5.5). */
export async function findSmallTargets(page: Page): Promise<string[]> {
  await markControls(page);
  return page.locator('[data-mark]').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const labels = control instanceof HTMLInputElement ? (control.labels ?? []) : [];
      const boxes = [control, ...labels].map((element) => element.getBoundingClientRect());
      const [{ width, height } = new DOMRect()] = boxes.toSorted((a, b) => b.height - a.height);
      const sentence = control.parentElement?.textContent ?? '';
      const isInSentence =
        getComputedStyle(control).display.startsWith('inline') &&
        sentence.trim() !== control.textContent?.trim();
      const isHidden = control.matches('.sr-only');
      return isInSentence || isHidden || (width >= 44 && height >= 44)
        ? []
        : [`${control.outerHTML.slice(0, 120)} is ${Math.round(width)} x ${Math.round(height)}`];
    }),
  );
}

/** Applies the text spacing of WCAG 1.4.12. @returns a function that undoes it. */
export async function widenText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  return () => page.evaluate(() => void document.adoptedStyleSheets.pop());
}

/** Text that overflows the screen or is clipped by a box. */
export function findCutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = new Set<string>();
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) cut.add(`the page is ${scrollWidth} wide on ${clientWidth}`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      // Text used as a picture or shown in full elsewhere, and controls that always clip.
      const exempt =
        '[aria-hidden=true], [role=img], a[aria-label], .truncate, [class*=line-clamp], .sr-only, select, script, noscript';
      if (!text.textContent?.trim() || text.parentElement?.closest(exempt)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rect = range.getBoundingClientRect();
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Text for screen readers only, or in a box that scrolls.
        if (edge.width <= 1 || overflowX === 'auto') break;
        const isCutX = overflowX !== 'visible' && (rect.right > edge.right + 1 || rect.left < edge.left - 1);
        const isCutY = overflowY !== 'visible' && (rect.bottom > edge.bottom + 1 || rect.top < edge.top - 1);
        if (isCutX || isCutY) cut.add(`"${text.textContent}" in ${box.outerHTML.slice(0, 120)}`);
      }
    }
    return [...cut];
  });
}

/** Classes of elements that no style sheet mentions, perhaps because Tailwind doesn't scan their file. */
export function findUnstyledClasses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selectorsIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
        ...('cssRules' in rule ? selectorsIn(rule.cssRules as CSSRuleList) : []),
      ]);
    const selectors = [...document.styleSheets].flatMap(({ cssRules }) => selectorsIn(cssRules)).join();
    const mentioned = new Set(selectors.match(/\.(?:\\.|[\w-]|[\u0080-\uffff])+/g));
    const classes = new Set([...document.querySelectorAll('body, body *')].flatMap((e) => [...e.classList]));
    return [...classes].flatMap((name) =>
      mentioned.has(`.${CSS.escape(name)}`) ? [] : [`no rule for the class ${name}`],
    );
  });
}

/** Marks of the product that are larger than 40 px or whose ring is not painted. */
export function findBrokenMarks(page: Page): Promise<string[]> {
  return page.locator(`svg:has(> path[d="${MARK.ring}"]):visible`).evaluateAll((marks) =>
    marks.flatMap((mark) => {
      const { width, height } = mark.getBoundingClientRect();
      const { stroke, fill } = getComputedStyle(mark.querySelector('path') ?? mark);
      const isRight = stroke !== 'none' && fill === 'none' && width <= 40 && height <= 40;
      return isRight
        ? []
        : [`${mark.outerHTML.slice(0, 120)}: ${width} x ${height}, stroke ${stroke}, fill ${fill}`];
    }),
  );
}

/** Elements that animate for longer than 10 ms. */
export function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ms = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time) * 1000));
    return [...document.querySelectorAll('*')].flatMap((element) => {
      const { animationName, animationDuration, animationIterationCount, transitionDuration } =
        getComputedStyle(element);
      const isMoving =
        animationName !== 'none' && (ms(animationDuration) > 10 || animationIterationCount === 'infinite');
      return isMoving || ms(transitionDuration) > 10 ? [element.outerHTML.slice(0, 120)] : [];
    });
  });
}
