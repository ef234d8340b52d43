import type { Locator, Page } from '@playwright/test';
import { dayInIndia } from './support/day-in-india.ts';
import { aFarmer, call, expect, expectAccessible, signIn, test } from './support/journey.ts';
import { drawnPhoto } from './support/made-media.ts';

// A season of a farm at Yavatmal on a phone: cotton with pigeon pea between, soybean, two buffaloes, twelve hens. Every
// crop is chosen once; the sums at the end were added up by hand.
test.use({ viewport: { width: 360, height: 800 } });

const FARM = '/application/farm';
const SENT = { timeout: 30_000 };

const ago = (days: number) => dayInIndia(-days);
/** What a field for date and time takes, so many hours ago in India. */
const hoursAgo = (hours: number) =>
  new Date(Date.now() + (5.5 - hours) * 3_600_000).toISOString().slice(0, 16);

type Typed = Readonly<Record<string, string>>;

/** Fills a form by the labels of its fields and saves it. */
async function save(page: Page, title: string | RegExp, typed: Typed): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  for (const [label, value] of Object.entries(typed)) {
    const field = dialog.getByLabel(label, { exact: true });
    const isList = await field.evaluate(({ tagName }) => tagName === 'SELECT');
    if (isList) await field.selectOption({ label: value });
    else await field.fill(value);
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The line of a crop, an animal or a loss in a card. */
const line = (card: Locator, heading: RegExp) =>
  card.getByRole('listitem').filter({ has: card.page().getByRole('heading', { name: heading }) });
const press = (within: Locator, name: string | RegExp) =>
  within
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** Writes more than one press can say about a crop or an animal. */
async function write(within: Locator, title: RegExp, kind: string, typed: Typed): Promise<void> {
  await press(within, 'Write more');
  const page = within.page();
  await page.getByRole('dialog', { name: title }).getByLabel('What was done').selectOption(kind);
  await save(page, title, typed);
  await expect(within.getByText('Written down.')).toBeVisible();
}

/** Rows of the account: what, income, spending, profit, profit an acre, profit a rupee spent. */
const account = (page: Page) =>
  page
    .getByRole('table', { name: / to / })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) =>
        [...row.querySelectorAll('th, td')]
          .map((cell) => cell.textContent?.trim() ?? '')
          .join(' | '),
      ),
    );

test('a season at Yavatmal, from sowing to sale', async ({ page, context, consoleErrors }) => {
  test.setTimeout(300_000);
  const farmer = await aFarmer();
  const ofFarm = async (path: string) =>
    (await (await call(farmer, 'GET', `/api/user/${path}`)).json()) as Record<string, unknown>[];
  await signIn(page, farmer);

  await test.step('an empty farm: the guided minute is passed over', async () => {
    await page.goto(FARM);
    await expect(page.getByText('Which crops stand in your fields now?')).toBeVisible();
    await press(region(page, 'Crops'), 'Not now');
    await expect(page.getByText('No crop is written down yet.')).toBeVisible();
  });

  const fields = region(page, 'Fields');
  await test.step('two fields', async () => {
    for (const [name, area] of [
      ['Canal field', '3'],
      ['Hill field', '2'],
    ] as const) {
      await press(fields, 'Add a field');
      await save(page, 'Add a field', { 'Name of the field': name, Area: area });
      await expect(fields.getByText(name)).toBeVisible();
    }
  });

  const crops = region(page, 'Crops');
  const [cotton, pigeonPea, soybean] = [/^Cotton/, /^Pigeonpea/, /^Soybean/].map((name) =>
    line(crops, name),
  ) as [Locator, Locator, Locator];
  await test.step('cotton with pigeon pea between, and soybean: each is chosen once', async () => {
    for (const [name, field, days, acres] of [
      ['Cotton', 'Canal field', 150, ''],
      ['Pigeonpea', 'Canal field', 148, '0.5'],
      ['Soybean', 'Hill field', 145, ''],
    ] as const) {
      await press(crops, 'Add a crop');
      const typed = { Crop: name, Field: field, 'Sown on': ago(days), Acres: acres };
      await save(page, 'Add a crop', typed);
    }
    await expect(cotton.getByRole('heading')).toContainText('3 acres');
    await expect(pigeonPea.getByRole('heading')).toContainText('0.5 acres');
    await expect(soybean.getByRole('heading')).toContainText('2 acres');
    await expectAccessible(page);
  });

  const herd = region(page, 'Animals');
  const [rani, hens] = [line(herd, /^Rani/), line(herd, /^Hens/)];
  await test.step('two buffaloes and twelve hens', async () => {
    await openTab(page, 'Animals');
    for (const [name, kind, count] of [
      ['Rani', 'Buffalo', '1'],
      ['Moti', 'Buffalo', '1'],
      ['Hens', 'Poultry', '12'],
    ] as const) {
      await press(herd, 'Add an animal');
      await save(page, 'Add an animal', { 'Name or tag': name, Kind: kind, 'How many': count });
    }
    await expect(hens.getByRole('heading')).toContainText('12');
    await expect(rani).toBeVisible();
  });

  await test.step('work of the plan becomes a task', async () => {
    await openTab(page, 'Crops and fields');
    await press(cotton, 'Diary and money');
    const dialog = page.getByRole('dialog', { name: /^Cotton/ });
    await press(dialog, 'All jobs of the season');
    await expect(dialog.getByRole('heading', { level: 4 }).first()).toBeVisible();
    const take = dialog.getByRole('button', { name: 'Take as a task' });
    if ((await take.count()) > 0) {
      await take.first().click();
      await expect(dialog.getByText(/In your tasks for/)).toBeVisible();
    }
    await page.keyboard.press('Escape');
  });

  await test.step('seed, hands and sprays go into the books by themselves', async () => {
    const paid = (rupees: string, days: number) => ({
      'Paid for it, in rupees': rupees,
      Day: ago(days),
    });
    await write(cotton, /^Cotton/, 'sowing', paid('5400', 150));
    await write(pigeonPea, /^Pigeonpea/, 'sowing', paid('600', 148));
    await write(soybean, /^Soybean/, 'sowing', paid('6800', 145));
    await write(cotton, /^Cotton/, 'weeding', paid('7200', 120));
    await write(cotton, /^Cotton/, 'spray', {
      ...paid('1350.5', 90),
      'Name of seed, manure or medicine': 'Neem oil',
      'Days to wait until harvest': '3',
    });
    const own = { 'How much': '40', 'What it is worth, in rupees': '2000', Day: ago(110) };
    await write(soybean, /^Soybean/, 'own_labour', own);
    // A slip of the finger is taken back, with its money.
    await write(pigeonPea, /^Pigeonpea/, 'weeding', paid('9999', 100));
    await press(pigeonPea, 'Undo');
    await expect(pigeonPea.getByText('Written down.')).toBeHidden();
  });

  await test.step('feed, the veterinarian, milk and eggs', async () => {
    await openTab(page, 'Animals');
    await write(rani, /^Rani/, 'medicine', { 'Paid for it, in rupees': '1500', Day: ago(60) });
    await write(hens, /^Hens/, 'feed', { 'Paid for it, in rupees': '240', 'How much': '8' });
    await rani.getByLabel('Litres').fill('5');
    await press(rani, 'Morning milk');
    await expect(rani.getByText('Written down.')).toBeVisible();
    await hens.getByLabel('Eggs', { exact: true }).fill('9');
    await press(hens, 'Eggs of today');
    await expect(hens.getByText('Written down.')).toBeVisible();
    await press(herd, 'Milk sold to the dairy');
    // 10 litres are 10.3 kg: 0.618 kg of fat at 400 and 0.927 kg of SNF at 250 rupees are 478.95 rupees.
    await save(page, 'Milk sold to the dairy', {
      ...{ Litres: '10', 'Fat, per cent': '6', 'SNF, per cent': '9' },
      ...{ 'Rate for a kilogram of fat, rupees': '400' },
      'Rate for a kilogram of SNF, rupees': '250',
    });
    await write(hens, /^Hens/, 'eggs', { 'How much': '15', 'Sold for, in rupees': '90' });
  });

  const losses = region(page, 'Loss of crop');
  const hail = line(losses, /^Hailstorm/);
  await test.step('without a network: work, milk, and hail on one field', async () => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await openTab(page, 'Loss of crop');
    await openTab(page, 'Crops and fields');
    await expect(soybean).toBeVisible();
    await context.setOffline(true);
    await press(soybean, 'Watered');
    await expect(soybean.getByText('Waiting to be sent')).toBeVisible();
    await write(soybean, /^Soybean/, 'fertiliser', { 'Paid for it, in rupees': '2100' });
    await press(cotton, 'Weeded');
    await press(cotton, 'Undo');
    await expect(cotton.getByText('Waiting to be sent')).toBeHidden();
    await openTab(page, 'Animals');
    await expect(rani.getByLabel('Litres')).toHaveValue('5');
    await rani.getByLabel('Litres').fill('4.5');
    await press(rani, 'Evening milk');
    await openTab(page, 'Loss of crop');
    await press(losses, 'Tell of a loss');
    await save(page, 'Tell of a loss', {
      ...{ 'Which crop': 'Soybean', 'When it happened': hoursAgo(20) },
      ...{ 'Share lost, in per cent': '40', 'Is this crop insured?': 'Yes' },
      'Policy number': 'PM-1',
    });
    await expect(hail.getByText(/5[12] hours are left to tell/)).toBeVisible();
    await expect(hail.getByRole('link', { name: '14447' })).toHaveAttribute('href', 'tel:14447');
    const photo = { name: 'hail.png', mimeType: 'image/png', buffer: await drawnPhoto(page) };
    await hail.getByLabel('Add a photograph').setInputFiles(photo);
    await expect(hail.getByRole('img', { name: 'Photograph of the loss' })).toBeVisible();
  });

  await test.step('the network comes back: all of it is sent once, the loss is reported in time', async () => {
    await context.setOffline(false);
    await expect
      .poll(async () => (await ofFarm('losses/')).map(({ photos }) => (photos as []).length), SENT)
      .toEqual([1]);
    await expect(hail.getByText('Waiting to be sent')).toHaveCount(0, SENT);
    await press(hail.locator('ol'), 'I have told them');
    await hail.getByLabel('Number they gave').fill('MH-77');
    await press(hail, 'Save');
    await expect(hail.getByText(/^Told on/)).toBeVisible();
    const [loss] = await ofFarm('losses/');
    expect(loss).toMatchObject({ needs_72_hours: true, told: [{ number: 'MH-77' }] });
    expect(Date.parse(String(loss?.reported_at))).toBeLessThan(
      Date.parse(String(loss?.deadline_at)),
    );
  });

  await test.step('goods on credit', async () => {
    await openTab(page, "Season's account");
    const credits = region(page, 'Goods on credit (udhaar)');
    await press(credits, 'Write down credit');
    await save(page, 'Write down credit', {
      ...{ Shop: 'Krishi Kendra', 'What was taken': 'Urea', 'Amount in rupees': '3650' },
      ...{ 'Interest a month on ₹100': '3', 'Taken on': ago(10) },
    });
    // Ten days of 3 % a month on 3,650 rupees: 3,650 × 0.36 × 10 / 365 = 36.
    await expect(credits.getByText('Still owed today: ₹3,686.00')).toBeVisible();
  });

  await test.step('harvest and sale', async () => {
    await openTab(page, 'Crops and fields');
    const sold = (quintals: string, rupees: string, days: number) => ({
      ...{ 'How much': quintals, 'Sold for, in rupees': rupees, Day: ago(days) },
    });
    await write(cotton, /^Cotton/, 'harvest', sold('8', '60000', 30));
    await write(cotton, /^Cotton/, 'harvest', sold('4.2', '31500.75', 15));
    await write(soybean, /^Soybean/, 'harvest', {
      ...sold('8.5', '38000', 12),
      'Paid for it, in rupees': '3000',
    });
    await press(soybean, 'Harvest is over');
    await expect(soybean.getByText('Harvested')).toBeVisible();
  });

  await test.step('the account of the season adds up', async () => {
    await openTab(page, "Season's account");
    await page.getByLabel('From', { exact: true }).fill(ago(160));
    await page.getByLabel('To', { exact: true }).fill(ago(0));
    await expect
      .poll(() => account(page))
      .toEqual([
        // 38,000 − (6,800 + 2,100 + 3,000) over 2 acres.
        'Soybean | ₹38,000.00 | ₹11,900.00 | ₹26,100.00 | ₹13,050.00 | ₹2.19',
        'Pigeonpea | ₹0.00 | ₹600.00 | -₹600.00 | -₹1,200.00 | -₹1.00',
        // 60,000 + 31,500.75 − (5,400 + 7,200 + 1,350.50) over 3 acres.
        'Cotton | ₹91,500.75 | ₹13,950.50 | ₹77,550.25 | ₹25,850.08 | ₹5.56',
        // 478.95 + 90 − (1,500 + 240).
        'Animals | ₹568.95 | ₹1,740.00 | -₹1,171.05 | – | -₹0.67',
        'Total | ₹1,30,069.70 | ₹28,190.50 | ₹1,01,879.20 | – | ₹3.61',
      ]);
    // 26,100 rupees over 40 hours of own work; 1,500 rupees for the buffaloes over 9.5 litres, the hens' feed apart.
    await expect(page.getByText(/Profit for an hour of own work ₹652.50/)).toBeVisible();
    await expect(page.getByText(/^9.5 litres of milk: a litre cost ₹157.89/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the statement is printed on one to three pages', async () => {
    await page.getByRole('link', { name: 'Statement for bank or insurer' }).click();
    const table = page.getByRole('table', { name: 'Income and spending in rupees' });
    await expect(table.getByRole('row', { name: /^Total/ })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Goods on credit' })).toBeVisible();
    const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
    const pages = printed.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThanOrEqual(1);
    expect(pages).toBeLessThanOrEqual(3);
  });

  await test.step('and in Hindi: both languages, totals that add up, as many pages', async () => {
    await page.evaluate(() => localStorage.setItem('language', 'hi'));
    await page.reload();
    const table = page.getByRole('table', { name: /Income and spending in rupees/ });
    await expect(table.getByRole('row', { name: /\/ Total/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /कपास \/ Cotton/ })).toBeVisible();
    const rows = await table
      .locator('tbody tr')
      .evaluateAll((all) =>
        all.map((row) =>
          [...row.querySelectorAll('td')].map(({ textContent }) =>
            Math.round(100 * Number((textContent ?? '').replace(/[^\d.-]/g, '') || 0)),
          ),
        ),
      );
    const sums = rows.slice(0, -1).reduce((all, row) => all.map((sum, at) => sum + (row[at] ?? 0)));
    expect(sums).toEqual(rows.at(-1));
    expect(sums.some((sum) => sum !== 0)).toBe(true);
    const printed = await page.pdf({
      format: 'A4',
      path: test.info().outputPath('statement-hi.pdf'),
    });
    const pages = printed.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages).toBeGreaterThanOrEqual(1);
    expect(pages).toBeLessThanOrEqual(3);
    // The browser numbers the pages by the rule of the sheet.
    const numbered = await page.evaluate(() =>
      [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .some(({ cssText }) => /@page[^}]*counter\(page\)/.test(cssText)),
    );
    expect(numbered).toBe(true);
  });

  await test.step('no crop was typed twice: each entry names its planting', async () => {
    const plantings = await ofFarm('plantings/');
    expect(plantings.map(({ crop }) => crop).sort()).toEqual(['cotton', 'pigeonpea', 'soybean']);
    const money = [...(await ofFarm('expenses/')), ...(await ofFarm('incomes/'))];
    const unnamed = money.filter(({ planting, animal }) => !planting && !animal);
    // Only the dairy's slip is of the whole herd.
    expect(unnamed.map(({ source }) => source)).toEqual(['livestock_sale']);
    expect(money).toHaveLength(14);
  });
  expect(consoleErrors.filter((text) => !/^Failed to load resource/.test(text))).toEqual([]);
});
