import './browser-stand-ins.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, expect } from 'vitest';
import { type Catalogue, provideCatalogue } from '../lib/i18n/catalogue.ts';
import type { Namespace } from '../lib/i18n/namespaces.ts';
import { resetOutbox } from '../lib/outbox/outbox.ts';
import { takeFaults } from './fake-server.ts';

// English texts are preloaded, so that tests do not wait for them.
const english = import.meta.glob<Catalogue>('../locales/en/*.json', {
  eager: true,
  import: 'default',
});
for (const [path, texts] of Object.entries(english)) {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.json'.length);
  provideCatalogue('en', name as Namespace, texts);
}

configure({ asyncUtilTimeout: 10_000 });

// jsdom knows the dialog element but not how to open it.
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
  this.querySelector<HTMLElement>('button, input, a[href]')?.focus();
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
window.scrollTo = () => undefined;

afterEach(() => {
  cleanup();
  localStorage.clear();
  resetOutbox();
  expect(takeFaults(), 'answers unlike the contract').toEqual([]);
});

/**
 * Waits for what a file still reads and writes in its databases: transactions run in turn. With the end of the file its
 * globals go, and a transaction that goes on without them fails the run, not a test.
 */
afterAll(async () => {
  if (!('indexedDB' in globalThis) || !('databases' in indexedDB)) return;
  const { openDB } = await import('idb');
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await openDB(name);
    const stores = [...database.objectStoreNames];
    if (stores.length > 0) await database.transaction(stores, 'readwrite').done;
    database.close();
  }
});
