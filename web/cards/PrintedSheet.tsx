import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { site } from '#web/site.ts';
import { Sheet } from './Sheet.tsx';
import { papers } from './sheets.ts';

interface PrintedSheetProps extends ComponentProps<typeof Sheet> {
  onPrinted: () => void;
}

/** Opens the browser's print dialog for a sheet, once its fonts are there. */
export function PrintedSheet({ onPrinted, ...sheet }: PrintedSheetProps) {
  const printed = useEffectEvent(onPrinted);

  useEffect(() => {
    const title = document.title;
    const done = () => printed();
    let isGone = false;
    // Browsers print the document title in the margin.
    document.title = site.name;
    document.documentElement.dataset.printsSheet = '';
    window.addEventListener('afterprint', done);
    void document.fonts.ready.then(() => isGone || window.print());
    return () => {
      isGone = true;
      document.title = title;
      delete document.documentElement.dataset.printsSheet;
      window.removeEventListener('afterprint', done);
    };
  }, []);

  const { paper } = sheet;
  const style = { '--paper-height': papers[paper].height } as Record<string, number>;
  return createPortal(
    <div aria-hidden className={`printed-sheet printed-sheet-${paper}`} style={style}>
      <Sheet {...sheet} />
    </div>,
    document.body,
  );
}
