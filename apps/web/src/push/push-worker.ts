import type { ByLanguage } from '@ankur/languages/languages';
import type { Catalogue } from '../lib/i18n/catalogue.ts';
import { messageOf } from './tell.ts';

/** The part of a service worker's world that messages need; the app's own types speak of windows. */
interface Tab {
  url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface PushEvent extends WorkerEvent {
  data: { json(): unknown } | null;
}
interface ClickEvent extends WorkerEvent {
  notification: { close(): void; data: unknown };
}
interface WorkerScope {
  registration: {
    showNotification(title: string, options: Record<string, unknown>): Promise<void>;
  };
  clients: {
    matchAll(options: Record<string, unknown>): Promise<Tab[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: ClickEvent) => void): void;
}

declare const self: WorkerScope;
// Only the groups that messages are made of: the others would more than double the worker.
const SAY = import.meta.glob<Catalogue[string]>('../locales/*/notifications.json', {
  eager: true,
  import: 'say',
});
const LINE = import.meta.glob<Catalogue[string]>('../locales/*/notifications.json', {
  eager: true,
  import: 'line',
});
const TEXTS = Object.fromEntries(
  Object.entries(SAY).map(([path, say]) => [
    path.split('/').at(-2),
    { say, ...(LINE[path] === undefined ? {} : { line: LINE[path] }) },
  ]),
) as ByLanguage<Catalogue>;

function read(event: PushEvent): unknown {
  try {
    return event.data?.json();
  } catch {
    return null;
  }
}

async function openAt(link: string): Promise<unknown> {
  const [tab] = await self.clients.matchAll({ type: 'window' });
  if (!tab) return self.clients.openWindow(link);
  await tab.focus();
  return tab.navigate(link);
}

self.addEventListener('push', (event) => {
  const message = messageOf(read(event), TEXTS);
  if (!message) return;
  const { title, body, link, tag } = message;
  const icon = '/icons/icon-192.png';
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: link }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { data } = event.notification;
  event.waitUntil(openAt(typeof data === 'string' ? data : '/'));
});
