import { Copyright, FooterLinks } from '#web/marketing/SmallPrint.tsx';

export function Footer() {
  return (
    <footer className="print:hidden">
      <div className="mx-auto flex max-w-296 flex-wrap items-center justify-between gap-x-8 px-5 pb-2 text-sm text-ink-muted sm:px-8 sm:py-6">
        <Copyright />
        <FooterLinks />
      </div>
    </footer>
  );
}
