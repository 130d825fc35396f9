import { Copyright, FooterLinks } from '#web/marketing/SmallPrint.tsx';

export function Footer() {
  return (
    <footer className="border-t border-line print:hidden">
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-6 text-sm text-ink-muted sm:px-6">
        <Copyright />
        <FooterLinks />
      </div>
    </footer>
  );
}
