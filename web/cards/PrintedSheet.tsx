import './print.css';
import { type Ref, useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import type { PaperId } from '#contract/sheets.ts';

interface PrintedSheetProps {
  /** To wait for before printing. */
  ref: Ref<HTMLImageElement>;
  url: string;
  paper: PaperId;
  onPrinted: () => void;
}

/** What comes out of the printer instead of the page: one sheet in its own millimetres. */
export function PrintedSheet({ ref, url, paper, onPrinted }: PrintedSheetProps) {
  const printed = useEffectEvent(onPrinted);

  useEffect(() => {
    const done = () => printed();
    window.addEventListener('afterprint', done);
    return () => window.removeEventListener('afterprint', done);
  }, []);

  return createPortal(
    <div className={`printed-sheet printed-sheet-${paper}`}>
      <img ref={ref} src={url} alt="" />
    </div>,
    document.body,
  );
}
