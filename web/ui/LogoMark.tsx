import { MARK } from '#contract/drawings.ts';
import { site } from '#web/site.ts';

export function LogoMark({ className = 'size-8' }: { className?: string }) {
  if (site.logo) return <img src={site.logo.path} alt="" className={`${className} object-contain`} />;
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
