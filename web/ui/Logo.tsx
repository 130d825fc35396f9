import { MARK } from '#contract/drawings.ts';

export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      <path
        className="stroke-accent"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={MARK.ring}
      />
      <path className="fill-accent" d={MARK.tail} />
    </svg>
  );
}

export function Logo({ className = '' }: { className?: string }) {
  return (
    <span
      className={`inline-flex items-center gap-2 text-[min(1.25rem,6.25vw)] leading-8 font-semibold tracking-tight text-ink ${className}`}
    >
      <LogoMark />
      Goodword
    </span>
  );
}
