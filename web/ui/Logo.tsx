export function LogoMark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      <path
        className="stroke-accent"
        fill="none"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M24.2 8.2A11 11 0 1 0 27 16.5h-8.5"
      />
      <path
        className="fill-accent"
        d="M6 20c.6 3.6-.6 6.6-2.6 8.4-.6.6-.2 1.6.7 1.6 3.9 0 7.1-1.3 9.4-3.6Z"
      />
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
