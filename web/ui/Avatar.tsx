import { useState } from 'react';

interface AvatarProps {
  src?: string | null | undefined;
  initials: string;
  /** Names the picture; left out where the name stands beside it, or on the button around it. */
  name?: string | undefined;
  size?: 'sm' | 'md' | 'lg';
}

const sizes = { sm: 'size-8 text-sm', md: 'size-10 text-base', lg: 'size-16 text-2xl' };

/** The initials, and over them the picture, as soon as there is one. */
export function Avatar({ src, initials, name, size = 'md' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const named = name ? ({ role: 'img', 'aria-label': name } as const) : {};
  return (
    <span
      {...named}
      className={`relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent uppercase select-none ${sizes[size]}`}
    >
      {initials}
      {src && failed !== src && (
        <img
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
