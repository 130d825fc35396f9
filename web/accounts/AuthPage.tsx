import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { loadAppStyles } from '#web/late-styles.ts';
import { Button } from '#web/ui/Button.tsx';
import { cn } from '#web/ui/cn.ts';
import { FormError } from '#web/ui/FormError.tsx';
import { ImprintNote } from '#web/ui/ImprintNote.tsx';
import { InstallCardSlot } from '#web/ui/InstallCardSlot.tsx';
import { LanguageLinks } from '#web/ui/LanguageLinks.tsx';
import { HomeLink } from '#web/ui/Logo.tsx';
import { onceIdle } from '#web/ui/once-idle.ts';
import type { Form } from '#web/ui/use-form.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { buttonVariants } from '#web/ui/variants.ts';

interface AuthPageProps {
  title: string;
  text?: ReactNode;
  /** A link to a related page, under the card. */
  below?: ReactNode;
  /** Beside the card on wide screens, below it on narrow ones. */
  beside?: ReactNode;
  children: ReactNode;
}

export function AuthPage({ title, text, below, beside, children }: AuthPageProps) {
  // Most people are signed in a moment later. What fails now is loaded then.
  useEffect(() => onceIdle(() => void loadAppStyles().catch(() => {})), []);
  return (
    <div className={cn('mx-auto w-full px-5 py-5 sm:py-12', beside ? 'max-w-100 lg:max-w-248' : 'max-w-100')}>
      <header className={cn('flex justify-center', Boolean(beside) && 'lg:justify-start')}>
        <HomeLink />
      </header>
      <main
        className={cn('mt-5 sm:mt-8', Boolean(beside) && 'grid gap-10 lg:grid-cols-[1fr_24rem] lg:gap-20')}
      >
        <div className="lg:order-last">
          <div className="rounded-sheet border border-transparent bg-sheet p-5 sm:p-8">
            <Title>{title}</Title>
            {/* On two lines, it stays larger than the install card, which browsers would take for the main text. */}
            {text && <p className="mt-2 max-w-72 text-ink-muted">{text}</p>}
            <div className="mt-5 noscript:hidden">{children}</div>
          </div>
          {below && <p className="mt-5 text-center text-ink-muted">{below}</p>}
        </div>
        {beside}
      </main>
      <InstallCardSlot className="-mx-5 mt-8 -mb-5 sm:mx-0 sm:[&>section]:flex-wrap" />
      <LanguageLinks className="mt-8 justify-center text-center text-ink-muted sm:mt-12" />
      <ImprintNote className="mt-5 text-center text-sm text-ink-muted" />
    </div>
  );
}

/** Takes focus when the text changes without a navigation. */
function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(children);

  useEffect(() => {
    if (shown.current === children) return;
    shown.current = children;
    heading.current?.focus();
  }, [children]);

  return (
    <h1 ref={heading} tabIndex={-1} className="voice-l">
      {children}
    </h1>
  );
}

interface AuthFormProps {
  form: Form;
  /** Shown where the form has none. */
  failure?: string | undefined;
  submitLabel: string;
  busyLabel: string;
  /** Below the button. */
  more?: ReactNode;
  children: ReactNode;
}

export function AuthForm({ form, failure, submitLabel, busyLabel, more, children }: AuthFormProps) {
  const { props, errors, isSubmitting } = form;
  const hydrated = useHydrated();
  return (
    <form {...props} className="space-y-5">
      <FormError message={errors.root ?? failure} />
      {children}
      <Button
        type="submit"
        size="lg"
        disabled={isSubmitting || !hydrated}
        // No dimming for the moment until hydration.
        className={hydrated ? 'w-full' : 'w-full disabled:opacity-100'}
      >
        {isSubmitting ? busyLabel : submitLabel}
      </Button>
      {more}
    </form>
  );
}

export function NextStepLink({ to, label, state }: { to: string; label: string; state?: unknown }) {
  return (
    <Link to={to} state={state} className={buttonVariants({ size: 'lg', className: 'w-full' })}>
      {label}
    </Link>
  );
}
