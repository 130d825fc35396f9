import { type Ref, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { PaperId } from '#contract/sheets.ts';
import { t } from '#web/language.ts';
import { site } from '#web/site.ts';
import { toast } from '#web/ui/toast.ts';

/** `print` opens the print dialog for the sheet at `url`; `printedSheet` must be rendered. */
export function usePrintedSheet(url: string, paper: PaperId) {
  const [isPrinting, setPrinting] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  async function print() {
    flushSync(() => setPrinting(true));
    try {
      await image.current?.decode();
      window.print();
    } catch {
      setPrinting(false);
      toast({
        title: t("Couldn't load the sheet"),
        description: t('Please check your connection and try again.'),
        variant: 'destructive',
      });
    }
  }

  const printedSheet = isPrinting && (
    <PrintedSheet ref={image} url={url} paper={paper} onPrinted={() => setPrinting(false)} />
  );
  return { print, printedSheet };
}

interface PrintedSheetProps {
  ref: Ref<HTMLImageElement>;
  url: string;
  paper: PaperId;
  onPrinted: () => void;
}

function PrintedSheet({ ref, url, paper, onPrinted }: PrintedSheetProps) {
  const printed = useEffectEvent(onPrinted);

  // Browsers print the document title in the margin.
  useLayoutEffect(() => {
    const title = document.title;
    const done = () => printed();
    document.title = site.name;
    window.addEventListener('afterprint', done);
    return () => {
      document.title = title;
      window.removeEventListener('afterprint', done);
    };
  }, []);

  return createPortal(
    <div className={`printed-sheet printed-sheet-${paper}`}>
      <img ref={ref} src={url} alt="" />
    </div>,
    document.body,
  );
}
