import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';

interface ImageProps extends Omit<ComponentProps<'img'>, 'onLoad' | 'onError'> {
  alt: string;
  onLoad?: () => void;
  onError: () => void;
}

/** Also tells what happened to an image of the server's markup before the script could listen. */
export function Image({ alt, onLoad, onError, ...props }: ImageProps) {
  const image = useRef<HTMLImageElement>(null);
  const tellEarly = useEffectEvent(() => {
    if (!image.current?.complete) return;
    if (image.current.naturalWidth > 0) onLoad?.();
    else onError();
  });
  useEffect(() => tellEarly(), []);
  return <img ref={image} alt={alt} onLoad={onLoad} onError={onError} {...props} />;
}
