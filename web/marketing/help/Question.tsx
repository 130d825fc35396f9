import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Sentence } from '#contract/languages/sentence.ts';
import type { Values } from '#contract/languages/translator.ts';
import { t } from '#web/language.ts';

interface QuestionProps {
  /** The anchor, without the `#`. */
  id: string;
  title: Sentence;
  values?: Values;
  children: ReactNode;
}

export function Question({ id, title, values, children }: QuestionProps) {
  return (
    <details id={id} className="group scroll-mt-4 border-b first:mt-2 border-line last:border-b-0">
      <summary className="flex cursor-pointer list-none items-start justify-between gap-4 rounded-sm py-4 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
        {t(title, values)}
        <ChevronDown
          aria-hidden
          className="mt-1 size-5 shrink-0 text-ink-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pb-6 [&>:first-child]:mt-0">{children}</div>
    </details>
  );
}
