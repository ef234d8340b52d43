import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

export const PASSWORD = 'Sprout!2026';

export interface Farmer {
  name: string;
  email: string;
  access: string;
  refresh: string;
}

let made = 0;

/** Registers somebody through the API, of the shared app by default; each test has farmers of its own. */
export async function aFarmer(
  name = 'Asha Pawar',
  at = process.env.ANKUR_URL ?? '',
): Promise<Farmer> {
  made += 1;
  const email = `asha.${process.pid}.${Date.now()}.${made}@ankur.test`;
  const answer = await fetch(`${at}/api/user/register/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email, password: PASSWORD, password2: PASSWORD, tc: 'true' }),
  });
  expect(answer.status).toBe(201);
  const { token } = (await answer.json()) as { token: { access: string; refresh: string } };
  return { name, email, ...token };
}

/** A call of the API as a farmer. */
export async function call(
  farmer: Farmer,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  return fetch(`${process.env.ANKUR_URL}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${farmer.access}`,
      ...(body === undefined || body instanceof FormData
        ? {}
        : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
}

/** A filled profile near Yavatmal. */
export async function aProfile(
  farmer: Farmer,
  changes: Record<string, string> = {},
): Promise<void> {
  const form = new FormData();
  const fields = {
    name: farmer.name,
    age: '41',
    contact: '9876543210',
    location: 'Yavatmal',
    land_size: '5',
    land_type: 'irrigated',
    crops: 'Wheat, Cotton',
    livestock: '2 cows',
    fertilizers: 'Urea',
    pesticides: '',
    irrigation: 'flood',
    seed_brand: 'Mahabeej',
    annual_crops: '2',
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  expect((await call(farmer, 'POST', '/api/user/profile-input/', form)).status).toBe(200);
}

/** Signs a page in without the form, by the tokens where the app keeps them. */
export async function signIn(page: Page, farmer: Farmer): Promise<void> {
  await page.addInitScript(
    ([access, refresh, name]) => {
      if (localStorage.getItem('e2e-signed-in')) return;
      localStorage.setItem('e2e-signed-in', 'yes');
      localStorage.setItem('access_token', access ?? '');
      localStorage.setItem('refresh_token', refresh ?? '');
      localStorage.setItem('farmerName', name ?? '');
    },
    [farmer.access, farmer.refresh, farmer.name],
  );
}

/** The axe that the builder has. */
const AXE = createRequire(import.meta.resolve('@axe-core/playwright')).resolve(
  'axe-core/axe.min.js',
);
const AXE_SOURCE = readFileSync(AXE, 'utf8');

/** The rules that are broken, each with its elements. */
async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page, axeSource: 'void 0' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
}

/** Longer than any colour fades after a change of theme. */
const FADED_MS = 1000;

/**
 * Fails the test on any accessibility violation that axe sees (WCAG 2.2 A and AA, best practices). The rules run and end in
 * the page; otherwise each call opens a second page to join the results of frames, of which the app has none. A document is
 * given axe once, minified: the builder gives it the whole source twice for each call, half of the time of a call. What it
 * sees while colours fade after a change of theme is looked at again when they have arrived.
 */
export async function expectAccessible(page: Page): Promise<void> {
  expect(page.frames(), 'the page has no frames').toHaveLength(1);
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE_SOURCE);
  let found = await violationsOn(page);
  if (found.length > 0) {
    await page.waitForTimeout(FADED_MS);
    found = await violationsOn(page);
  }
  expect(found).toEqual([]);
}

/** Playwright's test with a fixture of console errors. */
export const test = base.extend<{ consoleErrors: string[] }>({
  consoleErrors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(errors);
    },
    { auto: true },
  ],
});

export { expect };
