import { cn } from './cn.ts';

/** @param props.html made by the server from Markdown in which markup is text */
export function Prose({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see `html`.
  return html && <div className={cn(prose, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}

const prose = [
  '[&_p]:mt-4 [&_ul]:mt-4 [&_ul]:list-disc [&_ul]:ps-5 [&_li]:mt-2 [&_li]:ps-1 [&_li]:marker:text-accent',
  '[&_a]:rounded-sm [&_a]:text-accent [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-4 [&_a]:wrap-anywhere [&_a:hover]:decoration-2',
].join(' ');
