/* Vite's helper weighs more: it preloads scripts too, which we don't. */

const loading: Partial<Record<string, Promise<void>>> = {};

/** Imports code once its styles are there. Vite puts these calls into the build, with paths of files. */
export function __vitePreload<Code>(load: () => Promise<Code>, styles: string[] = []): Promise<Code> {
  return Promise.all(styles.map((file) => loadOnce(file))).then(load);
}

/** Adds the app's styles to those that a visitor's document contains, before what is added later. */
export async function loadAppStyles(): Promise<void> {
  const visitors = document.querySelector<HTMLElement>('[data-app-styles]');
  const file = visitors?.dataset.appStyles?.slice(1);
  if (file) await loadOnce(file, (link) => visitors?.after(link));
}

function loadOnce(file: string, add?: (link: HTMLLinkElement) => void): Promise<void> {
  loading[file] ??= loadStyles(file, add);
  return loading[file];
}

function loadStyles(
  file: string,
  add = (link: HTMLLinkElement) => document.head.append(link),
): Promise<void> {
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
    add(link);
  });
}
