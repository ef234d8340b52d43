import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import type { OutboxRecord } from '../apps/web/src/lib/outbox/record.ts';
import { aFarmer, aProfile, call, expect, type Farmer, signIn, test } from './support/journey.ts';
import { drawnPhoto } from './support/made-media.ts';
import { type Fate, type WriteProxy, writeProxy } from './support/write-proxy.ts';
import { EDITED, type Ground, KINDS, type Planned, planned } from './support/writes.ts';

test.use({ serviceWorkers: 'allow' });

/** So many by default; `HISTORIES=100 npx playwright test -c e2e/playwright.config.ts outbox-histories` plays more. */
const HISTORIES = Number(process.env.HISTORIES ?? 10);
const SEED = Number(process.env.SEED ?? 20_261_123);
const PAGE = '/application/outbox';
const CUTS: readonly Fate[] = ['before', 'during', 'after'];
const WEEK_MS = 7 * 86_400_000;

/** Reproducible chances (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const subjectOf = ({ access }: Farmer): string =>
  JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()).sub;

/** Puts writes where the app keeps them, as if they had been made in a tab that was closed before it sent them. */
async function store(page: Page, records: readonly OutboxRecord[], photo: string): Promise<void> {
  await page.evaluate(
    async ({ records, photo }) => {
      const bytes = Uint8Array.from(atob(photo), (one) => one.charCodeAt(0));
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('ankur');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const transaction = database.transaction(['writes', 'files'], 'readwrite');
      for (const record of records) {
        transaction.objectStore('writes').put(record);
        const { body } = record.request;
        for (const part of 'form' in body ? body.form : [])
          if ('file' in part)
            transaction
              .objectStore('files')
              .put(new Blob([bytes], { type: 'image/png' }), part.file);
      }
      await new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onerror = () => reject(transaction.error);
      });
      database.close();
    },
    { records, photo },
  );
}

/** What still waits; with `due` all of it may be tried at once, as after a while. */
async function waiting(page: Page, due = false): Promise<OutboxRecord[]> {
  return page.evaluate(async (isDue) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('ankur');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const writes = database.transaction('writes', 'readwrite').objectStore('writes');
    const records = await new Promise<OutboxRecord[]>((resolve, reject) => {
      const asked = writes.getAll();
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
    if (isDue) for (const one of records) writes.put({ ...one, nextTryMs: 0 });
    database.close();
    return records;
  }, due);
}

async function openOutbox(page: Page, url: string): Promise<void> {
  await page.goto(url + PAGE);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
}

/** Sends what waits through as many reloads as it takes, some of them in the middle. */
async function sendAll(page: Page, chance: () => number): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    const left = await waiting(page, true);
    if (left.every(({ state }) => state === 'needs_you')) return;
    await page.reload();
    if (chance() < 0.3) await page.waitForTimeout(chance() * 200);
    else
      await expect
        .poll(
          async () =>
            (await waiting(page)).every(
              ({ nextTryMs, state }) => nextTryMs > 0 || state === 'needs_you',
            ),
          { timeout: 6000 },
        )
        .toBe(true)
        .catch(() => undefined);
  }
}

async function rowsIn(farmer: Farmer, list: string): Promise<{ id: string }[]> {
  const answer = await call(farmer, 'GET', list);
  expect([list, answer.status]).toEqual([list, 200]);
  return answer.json();
}

async function idsIn(farmer: Farmer, list: string): Promise<string[]> {
  return (await rowsIn(farmer, list)).map(({ id }) => id);
}

/** Every write took effect exactly once: its row is in its list, once, as it was changed last, or gone when it was deleted. */
async function expectOnce(farmer: Farmer, made: readonly Planned[]): Promise<void> {
  const lists = new Map<string, Planned[]>();
  for (const one of made) if (one.list) lists.set(one.list, [...(lists.get(one.list) ?? []), one]);
  for (const [list, rows] of lists) {
    const found = await rowsIn(farmer, list);
    for (const { record, end } of rows) {
      const own = found.filter(({ id }) => id === record.id);
      expect([list, own]).toEqual([
        list,
        end === null ? [] : [expect.objectContaining({ ...end, id: record.id })],
      ]);
    }
  }
}

async function aGround(page: Page, farmer: Farmer): Promise<{ ground: Ground; photo: string }> {
  const neighbour = await aFarmer('Ravi Jadhav');
  await aProfile(neighbour);
  const drawn = await drawnPhoto(page);
  const form = new FormData();
  form.append('description', 'My field');
  form.append('photo', new Blob([new Uint8Array(drawn)], { type: 'image/png' }), 'field.png');
  const post = await (await call(neighbour, 'POST', '/api/user/posts/', form)).json();
  const ground = { owner: subjectOf(farmer), post: post.id, neighbour: subjectOf(neighbour) };
  return { ground, photo: drawn.toString('base64') };
}

test.describe('writes of all kinds over a line that is cut', () => {
  let proxy: WriteProxy;
  test.beforeAll(async () => {
    proxy = await writeProxy(process.env.ANKUR_URL ?? '');
  });
  test.afterAll(() => proxy.close());

  test(`${HISTORIES} histories: each write arrives exactly once`, async ({ page }) => {
    test.setTimeout(60_000 + HISTORIES * 20_000);
    const farmer = await aFarmer();
    await aProfile(farmer);
    await signIn(page, farmer);
    await openOutbox(page, proxy.url);
    const { ground, photo } = await aGround(page, farmer);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    // What is written does not depend on how often it was tried.
    const choice = chances(SEED);
    const chance = chances(SEED + 1);
    const seen = new Set<string>();
    const edited = new Set<string>();
    const later = new Set<string>();
    let first = 1;
    for (let at = 0; at < HISTORIES; at += 1) {
      const count = 2 + Math.floor(choice() * 3);
      // Every kind comes up before any comes again.
      const kinds = Array.from({ length: count }, () => {
        const fresh = KINDS.filter((one) => !seen.has(one));
        const from = fresh.length > 0 ? fresh : KINDS;
        const kind = from[Math.floor(choice() * from.length)] ?? 'task';
        seen.add(kind);
        return kind;
      });
      const writes = planned(kinds, ground, first, choice, edited);
      first += writes.length;
      for (const { record } of writes)
        if (record.kind !== 'make' && record.kind !== 'set')
          later.add(`${record.what} ${record.kind}`);
      // As many cuts as made rows and two more would meet, spread over all writes.
      const made = writes.filter(({ record }) => record.kind === 'make' || record.kind === 'set');
      const share = (0.6 * (made.length + 2)) / (writes.length + 2);
      const cut = (): Fate => CUTS[Math.floor(chance() * CUTS.length)] ?? 'after';
      const fate = (): Fate => (chance() < share ? cut() : 'ok');
      proxy.meetWith(Array.from({ length: writes.length + 2 }, fate));
      await store(
        page,
        writes.map(({ record }) => record),
        photo,
      );
      await sendAll(page, chance);
      const left = await waiting(page);
      expect([at, kinds, left.map(({ what, state, refusal }) => [what, state, refusal])]).toEqual([
        ...[at, kinds, []],
      ]);
      await expectOnce(farmer, writes);
    }
    expect(proxy.cuts).toBeGreaterThan(HISTORIES / 2);
    if (HISTORIES >= 10) expect([...seen].sort()).toEqual([...KINDS].sort());
    if (HISTORIES >= 10) {
      const of = (kind: string) => [...later].filter((one) => one.endsWith(kind)).length;
      expect([of('change'), of('remove')]).toEqual([EDITED.length, expect.any(Number)]);
      expect(of('remove')).toBeGreaterThan(KINDS.length / 4);
    }
  });
});

test('what was written offline is sent once by a phone that was off for a week', async () => {
  test.slow();
  const base = process.env.ANKUR_URL ?? '';
  const farmer = await aFarmer();
  const profile = await mkdtemp(join(tmpdir(), 'ankur-phone-'));
  const { launchOptions } = test.info().project.use;
  const open = () => chromium.launchPersistentContext(profile, { ...launchOptions });
  let phone = await open();
  try {
    let page = phone.pages()[0] ?? (await phone.newPage());
    await signIn(page, farmer);
    await openOutbox(page, base);
    await page.goto(`${base}/application/dashboard`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.waitForLoadState('networkidle');
    await phone.setOffline(true);
    const finance = page.getByRole('region', { name: 'Finance' });
    await finance.getByRole('button', { name: 'Add More ?' }).click();
    await finance.getByLabel('Category').selectOption('labor');
    await finance.getByLabel('Amount').fill('250');
    await finance.getByRole('button', { name: 'Add Expense' }).click();
    await expect(finance.getByText('Waiting to be sent', { exact: true })).toBeVisible();
    await phone.close();

    phone = await open();
    page = phone.pages()[0] ?? (await phone.newPage());
    await page.clock.install({ time: Date.now() + WEEK_MS });
    await page.goto(`${base}${PAGE}`);
    await expect
      .poll(async () => (await idsIn(farmer, '/api/user/expenses/')).length, { timeout: 30_000 })
      .toBe(1);
    await expect.poll(() => waiting(page), { timeout: 15_000 }).toEqual([]);
    await page.reload();
    expect(await idsIn(farmer, '/api/user/expenses/')).toHaveLength(1);
  } finally {
    await phone.close();
    // The browser may still be writing its cache.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 });
  }
});
