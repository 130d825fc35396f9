/** A translated sentence with elements: `sentence(t('<b>5</b> stars'), { b: (text) => element('strong', {}, text) })`. */
export function sentence(text: string, elements: Record<string, (text: string) => Node>): (Node | string)[] {
  return text.split(/(<\w+>.*?<\/\w+>)/).map((part) => {
    const [, name = '', inner = ''] = /^<(\w+)>(.*)<\/\w+>$/.exec(part) ?? [];
    return elements[name]?.(inner) ?? part;
  });
}

/** Children given as strings become text, never markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}
