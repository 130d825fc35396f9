import { Link } from 'wouter';
import { t } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { site } from '#web/site.ts';
import { LogoMark } from './LogoMark.tsx';

export function HomeLink() {
  return (
    <Link
      to={paths.home}
      aria-label={t('{site} home', { site: site.name })}
      className="flex min-h-11 shrink-0 items-center rounded-sm"
    >
      <Logo />
    </Link>
  );
}

export function Logo({ className = '' }: { className?: string }) {
  // A wide logo contains the name.
  if (site.logo && site.logo.width >= 2 * site.logo.height) {
    const { path, width, height } = site.logo;
    return (
      <img
        src={path}
        alt=""
        width={width}
        height={height}
        className="h-8 w-auto min-w-0 max-w-[min(11rem,40vw)] object-contain object-left"
      />
    );
  }
  return (
    <span
      className={`inline-flex items-center gap-2 text-[min(1.25rem,6.25vw)] leading-8 font-semibold tracking-tight text-ink ${className}`}
    >
      <LogoMark />
      <span>{site.name}</span>
    </span>
  );
}
