import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { aGround, idsIn, rowsIn, theMedia } from './support/history-ground.ts';
import { type Course, chances, fatesOf, nextWrites } from './support/history-plan.ts';
import { aFarmer, aProfile, call, expect, type Farmer, signIn, test } from './support/journey.ts';
import { aMember, hasCommands } from './support/operator-command.ts';
import { type Media, store, waiting } from './support/outbox-store.ts';
import { OTHERWISE } from './support/write-kinds.ts';
import { type WriteProxy, writeProxy } from './support/write-proxy.ts';
import { EDITED, KINDS, type Planned } from './support/writes.ts';

/** So many by default, which is enough for every kind; `npm run offline-histories -- 100` plays more. */
const HISTORIES = Number(process.env.HISTORIES ?? 10);
/** A farmer has so many histories: more would share too much with others within an hour. */
const PER_FARMER = 10;
const SEED = Number(process.env.SEED ?? 20_261_123);
const PAGE = '/application/outbox';
const WEEK_MS = 7 * 86_400_000;

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

/** What the server says of setters and of what has no list: as the last write about each thing has it. */
async function expectProven(farmer: Farmer, made: readonly Planned[]): Promise<void> {
  const last = new Map(made.map((one) => [one.record.thing, one]));
  for (const { kind, proof } of last.values()) {
    if (!proof) continue;
    const answer = await call(farmer, 'GET', proof.at);
    expect([kind, answer.status, proof.of(await answer.json())]).toMatchObject([
      kind,
      200,
      proof.is,
    ]);
  }
}

/** What nobody can read back was taken: another content under its id is refused. */
async function expectFiled(farmer: Farmer, made: readonly Planned[]): Promise<void> {
  for (const { kind, record } of made) {
    const other = OTHERWISE[kind];
    if (!other) continue;
    const answer = await call(farmer, 'POST', record.request.url, { ...other, id: record.id });
    expect([kind, answer.status]).toEqual([kind, 409]);
  }
}

test.describe('writes of all kinds over a line that is cut', () => {
  let proxy: WriteProxy;
  test.beforeAll(async () => {
    proxy = await writeProxy(process.env.ANKUR_URL ?? '');
  });
  test.afterAll(() => proxy.close());

  test(`${HISTORIES} histories: each write arrives exactly once`, async ({ browser }) => {
    test.setTimeout(90_000 + HISTORIES * 20_000);
    const neighbours = {
      neighbour: await aFarmer('Ravi Jadhav'),
      stranger: await aFarmer('Kiran More'),
      moderator: hasCommands ? await aMember('moderator', 'Nita Rao') : null,
    };
    await aProfile(neighbours.neighbour);
    let media: Media | undefined;
    const course: Course = {
      ...{ choice: chances(SEED), chance: chances(SEED + 1), first: 1 },
      ...{ seen: new Set(), edited: new Set(), later: new Set() },
    };
    for (let at = 0; at < HISTORIES; at += PER_FARMER) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const farmer = await aFarmer();
      await aProfile(farmer);
      await signIn(page, farmer);
      await openOutbox(page, proxy.url);
      media ??= await theMedia(page);
      const ground = await aGround(farmer, neighbours, media);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      for (let one = at; one < Math.min(at + PER_FARMER, HISTORIES); one += 1) {
        const writes = nextWrites(ground, course);
        proxy.meetWith(fatesOf(writes, course));
        await store(page, writes, media);
        await sendAll(page, course.chance);
        const left = await waiting(page);
        const kinds = writes.map(({ kind }) => kind);
        const stands = left.map(({ what, state, refusal }) => [what, state, refusal]);
        expect([one, kinds, stands]).toEqual([one, kinds, []]);
        await expectOnce(farmer, writes);
        await expectProven(farmer, writes);
        await expectFiled(farmer, writes);
      }
      await context.close();
    }
    expect(proxy.cuts).toBeGreaterThan(HISTORIES / 2);
    if (HISTORIES < 10) return;
    const { seen, later } = course;
    expect([...seen].sort()).toEqual([...KINDS].sort());
    const of = (kind: string) => [...later].filter((one) => one.endsWith(kind)).length;
    expect([of('change'), of('remove')]).toEqual([EDITED.length, expect.any(Number)]);
    expect(of('remove')).toBeGreaterThan(KINDS.length / 6);
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
