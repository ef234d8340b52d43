import { readFileSync } from 'node:fs';
import { LANGUAGES } from '../packages/languages/src/languages.ts';
import { countRequests, cutOn } from './support/cut-texts.ts';
import { dayInIndia } from './support/day-in-india.ts';
import { aFarmer, aProfile, call, expect, type Farmer, signIn, test } from './support/journey.ts';

const SOURCE = readFileSync(`${import.meta.dirname}/../apps/web/src/app/routes.ts`, 'utf8');
const TABLE = /APPLICATION_PAGES = \{(.*?)\n\}/s.exec(SOURCE)?.[1] ?? '';
/** As the router's table has them, so that a new page is tested by itself. */
const PAGES = [...TABLE.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(
  (match) => `/application/${match[1]}`,
);
const OTHERS = [
  '/application/crops',
  '/application/crops/wheat',
  '/application/1',
  '/terms',
  '/application/land#pictures',
];
const CHOICE = '/change-language';

/** What pages show of a farm that is in use. */
async function aUsedFarm(farmer: Farmer): Promise<void> {
  const today = dayInIndia();
  const rows: [string, object][] = [
    ['farm-tasks', { task_name: 'Weeding', date: today }],
    ['expenses', { category: 'seeds', amount: 1200, date: today, description: 'Cotton seed' }],
    ['incomes', { source: 'crop_sale', amount: 45000, date: today, description: 'Wheat' }],
    ['budgets', { category: 'seeds', amount: 800 }],
    [
      'loans',
      {
        lender: 'Patil',
        amount: 50000,
        interest_rate: 24,
        start_date: '2026-01-01',
        end_date: '2027-01-01',
      },
    ],
    ['fields', { name: 'Lower', area: 2, area_unit: 'acre' }],
    [
      'plantings',
      { crop: 'wheat', variety: 'HD 2967', sown_on: today, area: 1.5, area_unit: 'acre' },
    ],
    ['animals', { name: 'Gauri', species: 'cow', sex: 'female', born_on: '2024-03-01' }],
  ];
  for (const [path, row] of rows) {
    const { status } = await call(farmer, 'POST', `/api/user/${path}/`, row);
    expect(status, path).toBeLessThan(300);
  }
}

test('a text that is cut off is found, in a box, in a field and beside the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await countRequests(page);
  await page.goto('/terms');
  const found = await page.evaluate(() => {
    document.body.innerHTML = `
      <p style="width:6em; overflow:hidden; white-space:nowrap">A long line in a narrow box</p>
      <p style="height:0.5em; overflow:hidden">Half a line</p>
      <input style="width:4em" value="Wider than its field">
      <p style="width:6em; overflow:auto; white-space:nowrap">A line that can be scrolled</p>
      <button type="button" style="width:3em; white-space:nowrap">Wider than its button</button>
      <p style="width:3em">Four lines in a narrow column</p>
      <p style="width:500px">Wide</p>`;
    return window.cutTexts();
  });
  expect(found.map((text) => text.slice(0, 14))).toEqual([
    'x: A long line',
    'y: Half a line',
    'over its butto',
    'squeezed: Four',
    'field x: Wider',
    'page of 500 px',
  ]);
});

// Two halves, for two workers.
for (const half of [0, 1]) {
  const languages = LANGUAGES.filter((_, at) => at % 2 === half);
  test(`no letter is cut off at 360 px (${languages.map(({ code }) => code)})`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    expect(PAGES.length).toBeGreaterThan(20);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const farmer = await aFarmer();
    await aProfile(farmer);
    await aUsedFarm(farmer);
    await signIn(page, farmer);
    await countRequests(page);
    await page.goto(CHOICE);
    for (const { code, own_name } of languages) {
      await test.step(code, async () => {
        await cutOn(page, [CHOICE]);
        await page.getByRole('button', { name: own_name, exact: true }).click();
        await page.locator(`html[lang=${code}]`).waitFor({ state: 'attached' });
        expect.soft(await cutOn(page, [...PAGES, ...OTHERS]), code).toEqual([]);
      });
    }
  });
}
