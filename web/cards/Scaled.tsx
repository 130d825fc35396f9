import type { CSSProperties, ReactNode } from 'react';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import type { Size } from './sheets.ts';

interface ScaledProps extends Size {
  className: string;
  children: ReactNode;
}

/** A box as wide as its class says, in which `--mm` is a millimetre of something this large. */
export function Scaled({ width, height, className, children }: ScaledProps) {
  // The content security policy forbids the style attributes of the server's markup, but not those of scripts.
  const isHydrated = useHydrated();
  if (!isHydrated) return <div className={className} />;
  const style = { '--width': width, '--height': height, aspectRatio: width / height } as CSSProperties;
  return (
    <div className={`scaled ${className}`} style={style}>
      {children}
    </div>
  );
}
