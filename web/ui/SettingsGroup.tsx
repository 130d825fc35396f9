import { type ComponentProps, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Card, CardContent, CardHeader, CardTitle } from './Card.tsx';
import { ChevronRight } from './later-icons.tsx';
import { Skeleton } from './Skeleton.tsx';

interface SettingsGroupProps {
  id: string;
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  text?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

/** Takes the focus when the address names it or something in it. */
export function SettingsGroup({ id, title, titleRef, text, action, children }: SettingsGroupProps) {
  const group = useRef<HTMLElement>(null);

  // The browser looks for the anchor before the group exists, and does the rest itself later.
  useEffect(() => {
    const named = document.getElementById(location.hash.slice(1));
    if (!named || !group.current?.contains(named)) return;
    named.scrollIntoView();
    group.current.focus({ preventScroll: true });
  }, []);

  return (
    <section
      id={id}
      ref={group}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-5 outline-none"
    >
      <Card>
        <CardHeader className="last:pb-5 sm:last:pb-7">
          <div className="min-w-0 grow basis-32">
            <CardTitle id={`${id}-title`} ref={titleRef} tabIndex={-1}>
              {title}
            </CardTitle>
            {text && <p className="mt-1 text-ink-muted">{text}</p>}
          </div>
          {action}
        </CardHeader>
        {children && (
          <CardContent className="divide-y divide-line pt-2 pb-2 sm:pt-2 sm:pb-4">{children}</CardContent>
        )}
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
    <div className="relative flex min-h-17 [&:not(:has(select))>:first-child]:basis-34 flex-wrap items-center gap-x-4 gap-y-2 py-3 sm:gap-x-8">
      <div className="grow basis-20">
        {labels ? (
          <label htmlFor={labels} className="font-semibold">
            {title}
          </label>
        ) : (
          <h3>{title}</h3>
        )}
        {text && (
          <div id={textId} className="mt-0.5 text-sm text-ink-muted wrap-anywhere">
            {text}
          </div>
        )}
      </div>
      <div className="min-w-0">{control}</div>
    </div>
  );
}

/** A control that makes the whole row open something. */
export const ROW_OPENER =
  'grid size-11 -me-3 place-items-center rounded-control text-ink-muted after:absolute after:inset-0 hover:text-ink disabled:opacity-60 [&_svg]:size-5 rtl:[&_svg]:-scale-x-100';

export function RowButton(button: ComponentProps<'button'>) {
  return (
    <button type="button" className={ROW_OPENER} {...button}>
      <ChevronRight aria-hidden />
    </button>
  );
}

export function SettingsPlaceholder() {
  return (
    <div data-placeholder aria-hidden="true">
      <SettingsRow
        title={<Skeleton className="my-1 w-40 max-w-full" />}
        text={<Skeleton className="my-1 h-3 w-56 max-w-full" />}
        control={<Skeleton className="h-8 w-14" />}
      />
    </div>
  );
}
