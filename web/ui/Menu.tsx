import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ComponentProps, useRef } from 'react';
import { currentDirection } from '#web/language.ts';
import { cn } from '#web/ui/cn.ts';

export const MenuTrigger = Radix.Trigger;

/** Not modal, because Radix would hide the page from assistive technology while parts of it can still take focus. */
export function Menu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} dir={currentDirection()} {...props} />;
}

export function MenuContent(props: ComponentProps<typeof Radix.Content>) {
  const content = useRef<HTMLDivElement>(null);
  return (
    <Radix.Portal>
      <Radix.Content
        ref={content}
        onPointerDownOutside={(event) => {
          // The trigger handles its own presses: a menu still closing would take one for a press outside, and close again.
          const trigger = document.getElementById(content.current?.getAttribute('aria-labelledby') ?? '');
          if (trigger?.contains(event.target as Node)) event.preventDefault();
        }}
        align="end"
        sideOffset={8}
        collisionPadding={16}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 animate-appear data-[state=closed]:animate-leave overflow-y-auto rounded-button border border-transparent bg-sheet p-2 text-ink shadow-raised outline-none"
        {...props}
      />
    </Radix.Portal>
  );
}

export function MenuItem({ className, ...props }: ComponentProps<typeof Radix.Item>) {
  return (
    <Radix.Item
      className={cn(
        'flex min-h-10 items-center gap-3 rounded-sm px-3 py-2 no-underline outline-none select-none pointer-coarse:min-h-11',
        'data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:opacity-60',
        '[&_svg]:size-5 [&_svg]:shrink-0 base:[&_svg]:text-ink-muted',
        className,
      )}
      {...props}
    />
  );
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-2 my-2 h-px bg-line" />;
}
