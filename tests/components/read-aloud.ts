/** What a screen reader reads, one line for each block; a row of a table is one line. */
export function readAloud(html: string): string[] {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  return linesOf(content)
    .map((line) => line.replace(/[ \n]+/g, ' ').trim())
    .filter(Boolean);
}

const BLOCKS =
  /^(?:address|article|aside|blockquote|button|caption|code|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h\d|header|input|label|legend|li|main|nav|ol|option|p|search|section|select|summary|table|textarea|tr|ul)$/;

function linesOf(parent: ParentNode): string[] {
  const lines = [''];
  const add = (text: string) => lines.push(`${lines.pop()}${text}`);
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) add(node.textContent ?? '');
    if (!(node instanceof Element) || isSilent(node)) continue;
    const read = readElement(node);
    if (isBlock(node)) lines.push(...read, '');
    else {
      const [first = '', ...others] = read;
      add(first);
      lines.push(...others);
    }
  }
  return lines;
}

function readElement(element: Element): string[] {
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
  if (element.matches('img, svg, [role=img], a[aria-label], button[aria-label], [role=progressbar]'))
    return [label ?? ''];
  if (element.matches('input, textarea')) {
    const { value, placeholder } = element as HTMLInputElement;
    return [label ?? '', placeholder && `‹${placeholder}›`, element.matches('[type=text]') ? value : ''];
  }
  if (element.matches('tr'))
    return [
      Array.from(element.children, (cell) =>
        linesOf(cell)
          .map((line) => line.trim())
          .filter(Boolean)
          .join(' '),
      ).join(' | '),
    ];
  return [...(label ? [`[${label}]`, ''] : []), ...linesOf(element)];
}

const isSilent = (element: Element) =>
  element.matches('script, style, noscript, template, [hidden], [aria-hidden=true], svg:not([role=img])');

/** jsdom has no styles. What a flexible or a grid container has becomes a block. */
function isBlock(element: Element): boolean {
  const { parentElement: parent } = element;
  return (
    BLOCKS.test(element.localName) ||
    hasClass(element, /^(?:block|flex!?|grid|line-clamp-\d)$/) ||
    (parent !== null && hasClass(parent, /^(?:inline-)?(?:flex|grid)$/)) ||
    parent?.matches('.facts > *') === true
  );
}

const hasClass = ({ classList }: Element, name: RegExp) => [...classList].some((each) => name.test(each));
