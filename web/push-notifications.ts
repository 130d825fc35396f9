import { languageTag, textDirection } from '#contract/languages/languages.ts';
import { type PushMessage, pushMessage } from '#contract/push.ts';
import { paths } from './paths.ts';
import { isBelow, serverPaths } from './server-paths.ts';
import { renewSubscription } from './settings/push-subscription.ts';

/** Placeholders, which the server fills in. */
declare const SITE_NAME: string;
declare const ICON: string;

/** Missing in TypeScript's DOM types. */
interface Worker {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(query: { type: 'window' }): Promise<AppWindow[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: ExtendableEvent) => void): void;
}
interface AppWindow {
  url: string;
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
}
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends ExtendableEvent {
  data: { json(): unknown } | null;
}
interface NotificationEvent extends ExtendableEvent {
  notification: Notification;
}

const worker = self as unknown as Worker;

export function handlePushNotifications(): void {
  worker.addEventListener('push', (event) => event.waitUntil(show(readMessage(event))));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(pathOf(event.notification)));
  });
  worker.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(renewSubscription(worker.registration)),
  );
}

/** Browsers end a subscription whose pushes show nothing. */
const UNREADABLE: PushMessage = {
  language: 'en',
  title: SITE_NAME,
  body: 'You have a new notification.',
  tag: 'unreadable',
  path: paths.reviews,
};

function readMessage({ data }: PushEvent): PushMessage {
  try {
    return pushMessage.parse(data?.json());
  } catch {
    return UNREADABLE;
  }
}

function show({ language, title, body, tag, path }: PushMessage): Promise<void> {
  return worker.registration.showNotification(title, {
    lang: languageTag(language),
    dir: textDirection(language),
    body,
    tag,
    icon: ICON,
    badge: '/icons/badge-96.png',
    data: { path },
  });
}

function pathOf({ data }: Notification): string {
  return pushMessage.shape.path.safeParse(data?.path).data ?? paths.reviews;
}

async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window' });
  const app = windows.find(({ url }) => !isBelow(new URL(url).pathname, serverPaths));
  if (!app) return void (await worker.clients.openWindow(path));
  // Even if it is there already: what it shows may be older than the notification.
  await Promise.all([app.focus(), app.navigate(path)]);
}
