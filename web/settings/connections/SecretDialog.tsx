import { type RefObject, useRef, useState } from 'react';
import { textLink } from '#web/accounts/text-link.ts';
import { t } from '#web/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { copyLink } from '#web/ui/copy-link.ts';
import { Dialog, DialogActions, DialogContent } from '#web/ui/Dialog.tsx';
import { richText } from '#web/ui/rich-text.tsx';
import { controlVariants } from '#web/ui/variants.ts';

interface SecretDialogProps {
  title: string;
  secret: string;
  onClose: () => void;
  /** Takes the focus afterwards, since the dialog before this one is gone. */
  block: RefObject<HTMLElement | null>;
}

/** The only place that shows a token or a secret. */
export function SecretDialog({ title, secret, onClose, block }: SecretDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [status, setStatus] = useState('');

  async function copy() {
    field.current?.select();
    setStatus((await copyLink(secret)) ? t('Copied') : t('Please copy the selected text.'));
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={title}
        description={t("Copy it now. You won't see it again.")}
        // A tap beside it must not lose the only copy.
        onInteractOutside={(event) => event.preventDefault()}
        onCloseAutoFocus={() => block.current?.focus()}
      >
        <textarea
          ref={field}
          readOnly
          dir="ltr"
          aria-label={title}
          value={secret}
          onFocus={() => field.current?.select()}
          className={`${controlVariants} field-sizing-content resize-none py-3 break-all`}
        />
        <div className="mt-2 mb-6 text-sm text-ink-muted">
          <HowToUse />
          <p role="status">{status}</p>
        </div>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {t('Done')}
          </Button>
          <Button onClick={() => void copy()}>{t('Copy')}</Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  );
}

export function HowToUse() {
  const link = (text: string) => (
    <a href="/api/docs" target="_blank" rel="noreferrer" className={textLink}>
      {text}
    </a>
  );
  return <p>{richText(t('How to use it: <a>API description</a>'), { a: link })}</p>;
}
