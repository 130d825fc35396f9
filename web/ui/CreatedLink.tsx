import { Copy, Share2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { richText } from '#web/ui/rich-text.tsx';
import { toast } from '#web/ui/toast.ts';

interface CreatedLinkProps {
  url: string;
  /** More buttons. */
  children?: ReactNode;
}

/** A link that is shown only once: the server stores just its hash. */
export function CreatedLink({ url, children }: CreatedLinkProps) {
  const text = useRef<HTMLElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      toast({ title: t('Link copied') });
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
      toast({ title: t('Copy the selected link') });
    }
  }

  return (
    <div role="status" className="grid grid-cols-1 gap-3 rounded-control bg-tint p-5">
      <p>
        {richText(t("<strong>Your link is ready.</strong> Copy it now. You won't see it again."), {
          strong: (text) => <strong>{text}</strong>,
        })}
      </p>
      <code ref={text} className="font-sans break-all select-all">
        {url}
      </code>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>
          <Copy aria-hidden />
          {t('Copy link')}
        </Button>
        {typeof navigator.share === 'function' && (
          <Button variant="secondary" onClick={() => void navigator.share({ url }).catch(() => {})}>
            <Share2 aria-hidden />
            {t('Share')}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
