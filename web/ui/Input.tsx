import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { cn } from '#web/ui/cn.ts';
import { controlLook } from '#web/ui/looks.ts';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(controlLook, 'h-12', className)} {...props} />;
}

export function NativeSelect({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block w-full min-w-0">
      <select className={cn(controlLook, 'h-12 appearance-none truncate pr-10', className)} {...props}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-muted"
      />
    </span>
  );
}

export function PasswordInput({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input type={shown ? 'text' : 'password'} className={cn('pr-12', className)} {...props} />
      {/* Its name leaves out the word of the label, so that the label names one control only. */}
      <button
        type="button"
        aria-label={shown ? 'Hide characters' : 'Show characters'}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-1 right-1 grid w-10 place-items-center rounded-sm text-ink-muted hover:text-ink"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </span>
  );
}
