import { escapeHtml } from '#server/platform/html.ts';

export type FormErrors = Partial<Record<string, string>>;

/** The built form (web/public/RefusedPage.tsx) has an error at every field; this removes those that don't apply. */
export function fillForm(page: string, sent: Record<string, string | null>, errors: FormErrors): string {
  let hasFocus = false;

  const fillError = (element: string, field: string) => {
    const message = errors[field];
    return message === undefined ? '' : element.replace(`{${field}}`, () => escapeHtml(message));
  };
  const fillControl = (tag: string) => {
    const name = / name="(\w+)"/.exec(tag)?.[1] ?? '';
    const value = escapeHtml(sent[name] ?? '');
    let start = tag.replace(/\/?>$/, '');
    if (errors[name] === undefined) start = start.replaceAll(/ aria-(invalid|describedby)="[^"]*"/g, '');
    else if (!hasFocus) {
      start += ' autofocus';
      hasFocus = true;
    }
    // Browsers drop the first line break in a textarea.
    if (tag.startsWith('<textarea')) return `${start}>\n${value}`;
    if (tag.includes(' type="radio"'))
      return tag.includes(` value="${value}"`) ? `${start} checked>` : `${start}>`;
    return `${start} value="${value}">`;
  };
  return page
    .replace(/<p [^<>]*>(?:<svg [^<>]*>(?:<[^<>]*>){1,5})?\{(\w+)\}<\/p>/g, fillError)
    .replace(/<(?:input|textarea) [^<>]*>/g, fillControl);
}
