import './print.css';
import { type Ref, useEffectEvent, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { brand } from '#contract/brand.ts';
import type { Workplace } from '#contract/workplaces.ts';
import { workplaceLabel } from '#web/workplaces/workplace-label.ts';

interface PrintSheetProps {
  /** The code's picture, to wait for before printing. */
  ref: Ref<HTMLImageElement>;
  codeUrl: string;
  link: string;
  firstName: string;
  workplace: Workplace | null;
  onPrinted: () => void;
}

/** What comes out of the printer instead of the page: a card to cut out and stand on a table. */
export function PrintSheet({ ref, codeUrl, link, firstName, workplace, onPrinted }: PrintSheetProps) {
  const printed = useEffectEvent(onPrinted);

  // Browsers print the document's title beside the sheet.
  useLayoutEffect(() => {
    const title = document.title;
    const done = () => printed();
    document.title = brand.name;
    window.addEventListener('afterprint', done);
    return () => {
      document.title = title;
      window.removeEventListener('afterprint', done);
    };
  }, []);

  return createPortal(
    <div className="print-sheet">
      <div className="print-card">
        {workplace && (
          <p className="print-workplace" dir="auto">
            {workplaceLabel(workplace)}
          </p>
        )}
        <p className="print-question">
          How was it with <bdi>{firstName}</bdi>?
        </p>
        <img ref={ref} src={codeUrl} alt="" className="print-code" />
        <p className="print-promise">30 seconds · private</p>
        <p className="print-link">{link}</p>
        <p className="print-brand">{brand.name}</p>
      </div>
    </div>,
    document.body,
  );
}
