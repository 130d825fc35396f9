/* Vite's helper weighs more: it preloads scripts too, which we don't. */

const loading: Partial<Record<string, Promise<void>>> = {};

/** Imports code once its styles are there. Vite puts these calls into the build, with paths of files. */
export function __vitePreload<Code>(load: () => Promise<Code>, styles: string[] = []): Promise<Code> {
  return Promise.all(styles.map((file) => (loading[file] ??= loadStyles(file)))).then(load);
}

function loadStyles(file: string): Promise<void> {
  const href = `/${file}`;
  return new Promise<void>((resolve, reject) => {
    if (document.querySelector(`[rel=stylesheet][href="${href}"]`)) return resolve();
    const link = document.createElement('link');
    const fail = (error: unknown) => {
      // The next import tries again.
      delete loading[file];
      link.remove();
      reject(error);
    };
    Object.assign(link, { rel: 'stylesheet', crossOrigin: '', href, onload: resolve, onerror: fail });
    document.head.append(link);
  });
}
