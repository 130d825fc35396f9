import { useState } from 'react';
import { cn } from '#web/ui/cn.ts';
import { Image } from '#web/ui/Image.tsx';

interface AvatarProps {
  src?: string | null | undefined;
  initials: string;
  className?: string;
}

/** Shows the initials until the image has loaded. */
export function Avatar({ src, initials, className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span
      className={cn(
        'relative inline-grid base:size-10 shrink-0 place-items-center overflow-hidden rounded-full base:bg-accent font-voice base:text-accent-ink uppercase select-none',
        className,
      )}
    >
      <span>{initials}</span>
      {src && failed !== src && (
        <Image
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
