import type { Plugin } from 'vite';

/** Puts `vh` before `dvh` and the like, which Chromium skips before version 108. */
export function viewportUnits(): Plugin {
  return {
    name: 'viewport-units',
    transform(code, id) {
      if (!/\.css($|\?)/.test(id)) return null;
      return code.replace(
        /[\w-]+:[^;{}]*\d[dsl]v[hw]\b[^;{}]*(?=[;}])/g,
        (declaration) => `${declaration.replace(/(\d)[dsl](?=v[hw]\b)/g, '$1')};${declaration}`,
      );
    },
  };
}
