import { brand } from '#contract/brand.ts';

/** Title and link preview; `%APP_URL%` and `%SITE_NAME%` are filled in by the server. */
export function describe({
  title,
  description,
  path,
  image = { path: '/link-preview.png', alt: `%SITE_NAME%: ${brand.tagline}` },
}: {
  title: string;
  description?: string | undefined;
  path: string;
  image?: { path: string; alt: string };
}): string[] {
  const properties = {
    'og:title': title,
    'og:description': description,
    'og:url': `%APP_URL%${path}`,
    'og:image': `%APP_URL%${image.path}`,
    'og:image:alt': image.alt,
    // What is the same for everyone comes last, and is compressed with the styles.
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:type': 'website',
    'og:site_name': '%SITE_NAME%',
  };
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...Object.entries(properties).flatMap(([name, content]) =>
      content ? [`<meta property="${name}" content="${escapeHtml(content)}" />`] : [],
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

export function fill(template: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((html, [place, value]) => {
    if (!html.includes(place)) throw new Error(`The template has no ${place}`);
    return html.replace(place, () => value);
  }, template);
}

/** @throws if the document has a style attribute, which the content security policy silently blocks. */
export function withoutStyleAttributes(name: string, html: string): string {
  if (html.includes(' style="')) throw new Error(`${name} has a style attribute`);
  return html;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
