import { cn } from './cn.ts';

/** @param props.html made by the server from Markdown in which markup is text */
export function Prose({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see `html`.
  return html && <div className={cn('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
