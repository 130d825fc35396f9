import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Card, CardContent, CardHeader, CardTitle } from './Card.tsx';

interface SettingsGroupProps {
  id: string;
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  text?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

/** Takes the focus when the address names it. */
export function SettingsGroup({ id, title, titleRef, text, action, children }: SettingsGroupProps) {
  const group = useRef<HTMLElement>(null);

  // The browser looks for the anchor before the group exists, and does the rest itself later.
  useEffect(() => {
    if (location.hash !== `#${id}`) return;
    group.current?.scrollIntoView();
    group.current?.focus({ preventScroll: true });
  }, [id]);

  return (
    <section
      id={id}
      ref={group}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-5 outline-none"
    >
      <Card>
        <CardHeader className="gap-y-4 last:pb-5 sm:last:pb-7">
          <div className="min-w-0 grow basis-64">
            <CardTitle id={`${id}-title`} ref={titleRef} tabIndex={-1}>
              {title}
            </CardTitle>
            {text && <p className="mt-1 text-ink-muted">{text}</p>}
          </div>
          {action}
        </CardHeader>
        {children && <CardContent className="pt-3 sm:pt-3">{children}</CardContent>}
      </Card>
    </section>
  );
}

interface SettingsRowProps {
  title: ReactNode;
  /** The control that the title labels; without one it is a heading. */
  labels?: string;
  text?: ReactNode;
  textId?: string;
  control: ReactNode;
}

export function SettingsRow({ title, labels, text, textId, control }: SettingsRowProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_fit-content(60%)] items-center gap-x-4 gap-y-1 border-line py-4 not-first:border-t last:pb-0 sm:gap-x-8 max-[20rem]:flex max-[20rem]:flex-col max-[20rem]:items-stretch">
      {labels ? (
        <label htmlFor={labels} className="font-semibold">
          {title}
        </label>
      ) : (
        <h3>{title}</h3>
      )}
      {text && (
        <div
          id={textId}
          className="col-span-2 row-start-2 min-w-0 text-sm text-ink-muted wrap-anywhere sm:col-span-1"
        >
          {text}
        </div>
      )}
      <div className="col-start-2 row-start-1 min-w-0 sm:row-span-2">{control}</div>
    </div>
  );
}
