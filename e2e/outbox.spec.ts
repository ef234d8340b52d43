import type { BrowserContext, Page } from '@playwright/test';
import {
  aFarmer,
  aProfile,
  call,
  expect,
  expectAccessible,
  signIn,
  test,
} from './support/journey.ts';

// With the service worker, for offline pages.
const DASHBOARD = '/application/dashboard';
const WAITING = 'Waiting to be sent';

/** Opens a page and waits until the service worker has cached it. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await page.waitForLoadState('networkidle');
}

async function addExpense(page: Page, amount: string, description: string): Promise<void> {
  const finance = page.getByRole('region', { name: 'Finance' });
  await finance.getByLabel('Category').selectOption('labor');
  await finance.getByLabel('Amount').fill(amount);
  await finance.getByLabel('Description').fill(description);
  await finance.getByRole('button', { name: 'Add Expense' }).click();
  await expect(finance.getByText(description)).toBeVisible();
}

async function addTask(page: Page, name: string): Promise<void> {
  const tasks = page.getByRole('region', { name: 'Farm Tasks' });
  await tasks.getByRole('button', { name: 'Add More ?' }).click();
  await tasks.getByLabel('Task Name').fill(name);
  await tasks.getByRole('button', { name: 'Add Task' }).click();
  await expect(tasks.getByText('The task was added.')).toBeVisible();
  await tasks.getByRole('button', { name: 'View Tasks' }).click();
  await expect(tasks.getByText(name)).toBeVisible();
}

/** Closes the page and opens a new one. */
async function reopened(context: BrowserContext, page: Page, path: string): Promise<Page> {
  await page.close();
  const next = await context.newPage();
  await next.goto(path);
  return next;
}

test('offline writes survive closing the page and are sent once', async ({ page, context }) => {
  test.slow();
  const farmer = await aFarmer();
  await aProfile(farmer);
  const seeds = { category: 'seeds', amount: 900, date: '2026-11-20', description: 'Wheat seed' };
  await call(farmer, 'POST', '/api/user/expenses/', seeds);
  await signIn(page, farmer);
  await visit(page, '/application/outbox');
  await expect(page.getByText('Everything has been sent.')).toBeVisible();
  await visit(page, DASHBOARD);
  const finance = page.getByRole('region', { name: 'Finance' });
  await finance.getByRole('button', { name: 'Add More ?' }).click();
  await expect(finance.getByText('Wheat seed')).toBeVisible();

  await context.setOffline(true);
  await addExpense(page, '250', 'Picking');
  await addExpense(page, '120.50', 'Weeding');
  await finance.getByRole('tab', { name: 'Incomes' }).click();
  await finance.getByLabel('Source').selectOption('crop_sale');
  await finance.getByLabel('Amount').fill('5000');
  await finance.getByRole('button', { name: 'Add Income' }).click();
  await expect(finance.getByText(WAITING, { exact: true })).toBeVisible();
  await addTask(page, 'Spray neem');
  await expect(page.getByRole('link', { name: '4 entries are waiting to be sent' })).toBeVisible();

  let opened = await reopened(context, page, DASHBOARD);
  const books = () => opened.getByRole('region', { name: 'Finance' });
  await expect(
    books().getByText('Counts 3 entries that are still waiting to be sent.'),
  ).toBeVisible();
  await expect(books().getByText('₹1,270.50')).toBeVisible();
  await opened.getByRole('link', { name: '4 entries are waiting to be sent' }).click();
  await expect(opened.getByRole('listitem').filter({ hasText: 'Expense (new)' })).toHaveCount(2);
  await expectAccessible(opened);

  opened = await reopened(context, opened, DASHBOARD);
  await context.setOffline(false);
  const amounts = async (ledger: string) => {
    const rows = await (await call(farmer, 'GET', `/api/user/${ledger}/`)).json();
    return (rows as { amount: number }[]).map(({ amount }) => amount).sort((a, b) => a - b);
  };
  const sent = { timeout: 30_000 };
  await expect.poll(() => amounts('expenses'), sent).toEqual([120.5, 250, 900]);
  await expect.poll(() => amounts('incomes'), sent).toEqual([5000]);
  await expect(opened.getByRole('link', { name: /waiting to be sent/ })).toBeHidden(sent);
  const tasks = await (await call(farmer, 'GET', '/api/user/farm-tasks/')).json();
  expect(tasks.map(({ task_name }: { task_name: string }) => task_name)).toEqual(['Spray neem']);
});

test('two tabs write offline: each write is sent once, and both tabs show it', async ({
  page,
  context,
}) => {
  test.slow();
  const farmer = await aFarmer();
  await signIn(page, farmer);
  await page.goto(DASHBOARD);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  const other = await context.newPage();
  await other.goto(DASHBOARD);
  const books = (tab: Page) => tab.getByRole('region', { name: 'Finance' });
  for (const tab of [page, other])
    await books(tab).getByRole('button', { name: 'Add More ?' }).click();
  for (const tab of [page, other]) await expect(books(tab).getByLabel('Category')).toBeVisible();
  await context.setOffline(true);
  await addExpense(page, '250', 'Picking');
  await addExpense(other, '120', 'Weeding');
  const waitingLink = (tab: Page) => tab.getByRole('link', { name: /waiting to be sent/ });
  for (const tab of [page, other]) {
    await expect(waitingLink(tab)).toHaveText('2');
    for (const text of ['Picking', 'Weeding'])
      await expect(books(tab).getByText(text)).toHaveCount(1);
  }

  const posts: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/user/expenses/'))
      posts.push(request.postData() ?? '');
  });
  await context.setOffline(false);
  const rows = async () => (await call(farmer, 'GET', '/api/user/expenses/')).json();
  await expect.poll(async () => (await rows()).length, { timeout: 30_000 }).toBe(2);
  for (const tab of [page, other]) {
    await expect(waitingLink(tab)).toBeHidden({ timeout: 30_000 });
    for (const text of ['Picking', 'Weeding'])
      await expect(books(tab).getByText(text)).toHaveCount(1);
    await expect(books(tab).getByText(WAITING, { exact: true })).toHaveCount(0);
  }
  // Each was asked of the server by one of the tabs, not by both.
  expect(posts.map((body) => JSON.parse(body).amount).sort()).toEqual([120, 250]);
  await other.reload();
  expect(await rows()).toHaveLength(2);
});

test('a conflict in the same field is resolved by the farmer', async ({ page }) => {
  const farmer = await aFarmer();
  const seeds = { category: 'seeds', amount: 900, date: '2026-11-20', description: 'Wheat seed' };
  const made = await (await call(farmer, 'POST', '/api/user/expenses/', seeds)).json();
  await signIn(page, farmer);
  await page.goto(DASHBOARD);
  const finance = page.getByRole('region', { name: 'Finance' });
  await finance.getByRole('button', { name: 'Add More ?' }).click();
  await finance.getByRole('button', { name: 'Edit' }).click();
  await call(farmer, 'PATCH', `/api/user/expenses/${made.id}/`, { amount: 950, crop: 'Wheat' });
  const form = page.getByRole('dialog', { name: 'Edit Expense' });
  await form.getByLabel('Amount').fill('1000');
  await form.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Changed elsewhere' });
  await expect(conflict.getByText('There: ₹950.00')).toBeVisible();
  await expectAccessible(page);
  await conflict.getByText('Mine: ₹1,000.00').click();
  await conflict.getByRole('button', { name: 'Save what I chose' }).click();
  await expect
    .poll(async () => (await call(farmer, 'GET', `/api/user/expenses/${made.id}/`)).json())
    .toMatchObject({ amount: 1000, crop: 'Wheat' });
});
test('queued writes stay with their farmer, past sign-out and another’s sign-in', async ({
  page,
  context,
}) => {
  test.slow();
  const asha = await aFarmer();
  const ravi = await aFarmer('Ravi Jadhav');
  await signIn(page, asha);
  await visit(page, DASHBOARD);
  await page
    .getByRole('region', { name: 'Finance' })
    .getByRole('button', { name: 'Add More ?' })
    .click();
  await context.setOffline(true);
  await addExpense(page, '250', 'Picking');
  await context.route('**/api/user/expenses/', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await context.setOffline(false);
  const become = (farmer: { access: string; refresh: string }) =>
    page.evaluate(({ access, refresh }) => {
      localStorage.setItem('access_token', access);
      localStorage.setItem('refresh_token', refresh);
    }, farmer);
  await become(ravi);
  await page.goto(DASHBOARD);
  await expect(
    page.getByRole('region', { name: 'Finance' }).getByText('₹0.00').first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /waiting to be sent/ })).toBeHidden();
  await context.unroute('**/api/user/expenses/');
  await become(asha);
  await page.goto(DASHBOARD);
  await expect
    .poll(async () => (await (await call(asha, 'GET', '/api/user/expenses/')).json()).length, {
      timeout: 30_000,
    })
    .toBe(1);
  expect(await (await call(ravi, 'GET', '/api/user/expenses/')).json()).toEqual([]);
});
