import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aFarmer, expect, expectAccessible, signIn, test } from './support/journey.ts';
import { startApp } from './support/start-app.ts';

const TILES = 'https://tiles.ankur.test';
/** A tile of 256 pixels that is green all over. */
const TILE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#b7d3a0" stroke="#7a9b62" d="M0 0h256v256H0z"/></svg>';

test.use({ viewport: { width: 360, height: 800 } });

test('a field is drawn on the map of the operator, and its border is corrected', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const dataDir = await mkdtemp(join(tmpdir(), 'ankur-map-'));
  const app = await startApp(dataDir, {
    RATE_LIMITS: 'off',
    MAP_TILES_URL: `${TILES}/{z}/{x}/{y}.svg`,
    MAP_TILES_ATTRIBUTION: '© Example map',
  });
  try {
    const farmer = await aFarmer('Asha Pawar', app.url);
    const asked: string[] = [];
    await page.route(`${TILES}/**`, (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.fulfill({ contentType: 'image/svg+xml', body: TILE });
    });
    await signIn(page, farmer);
    await page.goto(`${app.url}/application/farm`);
    await page.getByRole('button', { name: 'Walk around a field' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('© Example map')).toBeVisible();
    await dialog.getByRole('button', { name: 'Where I stand' }).click();
    const map = dialog.getByRole('img', { name: /^Outline of/ });
    await expect.poll(() => asked.some((path) => path.startsWith('/17/'))).toBe(true);
    const corner = async (x: number, y: number) => {
      const box = await map.boundingBox();
      await map.click({ position: { x: (box?.width ?? 0) * x, y: (box?.height ?? 0) * y } });
    };
    for (const [x, y] of [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.75, 0.75],
    ] as const)
      await corner(x, y);
    await expect(dialog.getByText(/acres\. Drawn by hand/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Name of the field').fill('Canal field');
    await page.screenshot({ path: test.info().outputPath('map.png') });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    const fields = async () => {
      const headers = { authorization: `Bearer ${farmer.access}` };
      return (await (await fetch(`${app.url}/api/user/fields/`, { headers })).json()) as {
        area_acres: number;
        boundary: [number, number][];
      }[];
    };
    await expect.poll(async () => (await fields()).length).toBe(1);
    const [before] = await fields();
    expect(before?.boundary).toHaveLength(3);
    expect(before?.boundary[0]?.[0]).toBeCloseTo(20.39, 2);

    await page.getByRole('button', { name: 'Border of Canal field' }).click();
    await expect(map).toHaveAccessibleName('Outline of 3 points');
    // The fourth corner makes a square of the triangle.
    const [west, south] = [before?.boundary[0]?.[1] ?? 0, before?.boundary[2]?.[0] ?? 0];
    await corner(0.2, 0.8);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(async () => (await fields())[0]?.boundary.length).toBe(4);
    const [after] = await fields();
    expect(after?.area_acres ?? 0).toBeGreaterThan(1.5 * (before?.area_acres ?? 0));
    expect(after?.boundary[3]?.[1]).toBeCloseTo(west, 3);
    expect(after?.boundary[3]?.[0]).toBeCloseTo(south, 3);
  } finally {
    await app.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
