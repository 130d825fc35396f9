import {
  type ComponentType,
  Fragment,
  type ReactNode,
  use,
  useDeferredValue,
  useEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { type AroundNavHandler, Router, useLocation } from 'wouter';
import type { User } from '#contract/accounts.ts';
import type { Read } from '#contract/reads.ts';
import { AuthProvider, useAuth } from '#web/accounts/auth.tsx';
import { readStoredUser } from '#web/accounts/stored-user.ts';
import { loadDictionary } from '#web/dictionary.ts';
import { RenderFailure } from '#web/layout/RenderFailure.tsx';
import { RootLayout } from '#web/layout/RootLayout.tsx';
import { type Page, pageAt, pageTitle, signedInCode } from '#web/pages.tsx';
import { Boundary } from '#web/ui/Boundary.tsx';

interface AppProps {
  ssrPath?: string;
  ssrSearch?: string;
  user?: User | null;
}

/** Only the server names the address and the user. */
export function App({ user, ...address }: AppProps) {
  return (
    <Boundary instead={<RenderFailure />}>
      <Router {...address} aroundNav={navigateOnceLoaded}>
        <AuthProvider user={user}>
          <RootLayout>
            <CurrentPage />
          </RootLayout>
        </AuthProvider>
      </Router>
    </Boundary>
  );
}

interface Code {
  Layout: ComponentType<{ children: ReactNode }>;
  Content: ComponentType;
  isComplete: boolean;
}

const loaded = new Map<Page, Code>();
const loading = new Map<Page, Promise<Code>>();

/** Loads a page's code and, beside it, its data; resolves with the code. If that fails, the page says so. */
export function loadPage(page: Page): Promise<Code> {
  const code = loaded.get(page);
  if (code?.isComplete) return Promise.resolve(code);
  if (page.reads && readStoredUser()) fetchReads(page.reads);
  const load = loading.get(page) ?? loadCode(page).finally(() => loading.delete(page));
  loading.set(page, load);
  return load;
}

function fetchReads(reads: readonly Read[]): void {
  signedInCode().then(
    (code) => code.prefetchReads(reads),
    // Then the page's own code fails too, and it says so.
    () => undefined,
  );
}

async function loadCode(page: Page): Promise<Code> {
  const [layout, content, dictionaries] = await Promise.allSettled([
    page.layout?.(),
    page.load(),
    import.meta.env.SSR ? undefined : loadDictionaryOnce(),
  ]);
  const isComplete = [layout, content, dictionaries].every(({ status }) => status === 'fulfilled');
  const code = {
    Layout: (layout.status === 'fulfilled' && layout.value) || Fragment,
    Content: isComplete && content.status === 'fulfilled' ? content.value : RenderFailure,
    isComplete,
  };
  loaded.set(page, code);
  return code;
}

let dictionary: Promise<void> | undefined;

/** The next page tries again after a lost connection. */
function loadDictionaryOnce(): Promise<void> {
  dictionary ??= loadDictionary().catch((error) => {
    dictionary = undefined;
    throw error;
  });
  return dictionary;
}

let navigations = 0;

/** Keeps the old page until the code of the new one has arrived; following another link or going back cancels it. */
const navigateOnceLoaded: AroundNavHandler = async (navigate, to, options) => {
  const navigation = ++navigations;
  const before = location.href;
  const { pathname, hash, href } = new URL(to, before);
  await loadPage(pageAt(pathname));
  if (navigation !== navigations || location.href !== before) return;

  const isSamePath = pathname === location.pathname;
  const change = () => {
    flushSync(() => navigate(to, { ...options, replace: options?.replace ?? href === before }));
    if (hash) scrollToAnchor();
    else if (!isSamePath || !options?.replace) scrollTo(0, 0);
  };
  if (options?.transition && 'startViewTransition' in document) document.startViewTransition(change);
  else change();
};

function CurrentPage() {
  const { user } = useAuth();
  const [path] = useLocation();
  // The address is ahead of the code after back and forward.
  const lastPath = useDeferredValue(path);
  const page = loaded.has(pageAt(path)) ? pageAt(path) : pageAt(lastPath);
  const { Layout, Content } = loaded.get(page) ?? use(loading.get(page) ?? loadPage(page));

  const title = pageTitle(page, user !== null);
  useEffect(() => {
    document.title = title;
  }, [title]);
  // The browser has looked for the anchor before the page was there.
  useEffect(() => {
    if (scrollY === 0) scrollToAnchor();
  }, []);
  useFocusHeading(page.path);

  return (
    <Layout>
      <Boundary key={page.path} instead={<RenderFailure />}>
        <Content />
      </Boundary>
    </Layout>
  );
}

function scrollToAnchor() {
  document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

/** Focuses the heading after a navigation, for screen readers and keyboards. */
function useFocusHeading(path: string) {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    // A redirect before any interaction is part of the first load.
    if (navigator.userActivation?.hasBeenActive === false) return;
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [path]);
}
