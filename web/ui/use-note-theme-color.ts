import { useEffect } from 'react';

/** While mounted, the browser's bars have the color of a note. Of several such elements, browsers take the first that applies. */
export function useNoteThemeColor(): void {
  useEffect(() => {
    const meta = Object.assign(document.createElement('meta'), { name: 'theme-color', content: '#fcefd1' });
    document.head.prepend(meta);
    return () => meta.remove();
  }, []);
}
