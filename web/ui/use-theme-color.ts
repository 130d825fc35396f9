import { useEffect } from 'react';

/** The color of the browser's bars while the component is shown. Of several, browsers take the first that applies. */
export function useThemeColor(color: string): void {
  useEffect(() => {
    const meta = Object.assign(document.createElement('meta'), { name: 'theme-color', content: color });
    document.head.prepend(meta);
    return () => meta.remove();
  }, [color]);
}
