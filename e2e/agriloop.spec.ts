import { aFarmer, call, expect, expectAccessible, signIn, test } from './support/journey.ts';
import { drawnVideo } from './support/made-media.ts';

test('a farmer posts a reel and plays it with a tap', async ({ page }) => {
  const farmer = await aFarmer('Gopal Rao');
  const words = `Sowing ${Date.now()}`;
  await signIn(page, farmer);
  await page.goto('/application/agriloop');
  await expect(page.getByText('No followings yet')).toBeVisible();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/create-agroloop$/);
  const fetched: string[] = [];
  page.on('response', (response) => {
    if (/\/media\/.*\.(webm|mp4)$/.test(response.url()))
      fetched.push(`${response.status()} ${response.request().headers().range}`);
  });
  await page.getByRole('button', { name: 'Post Reel' }).click();
  await expect(
    page.getByText('Validation Error: Please fix the errors before posting!'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Please upload a video!')).toBeVisible();
  await expect(page.getByText('Description cannot be empty!')).toBeVisible();
  const buffer = await drawnVideo(page);
  await page.locator('input[type=file]').setInputFiles({
    name: 'sowing.webm',
    mimeType: 'video/webm',
    buffer,
  });
  await page.getByLabel('Description').fill(words);
  await expect(page.getByText(`${words.length}/500`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Post Reel' }).click();
  const popup = page.getByRole('dialog', { name: 'Reel Posted!' });
  await expect(popup.getByText(words)).toBeVisible();
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL(/\/application\/agriloop$/);
  const reel = page.getByRole('article').filter({ hasText: words });
  const video = reel.locator('video');
  await expect(video).toHaveJSProperty('paused', true);
  await expect(reel.getByText(/ MB$/)).toBeVisible();
  await expectAccessible(page);
  // No byte of a video before a tap; then range requests.
  expect(fetched).toEqual([]);
  await reel.getByRole('button', { name: 'Play' }).click();
  await expect(video).toHaveJSProperty('paused', false);
  await expect.poll(() => fetched[0]).toBe('206 bytes=0-');
  await reel.getByRole('button', { name: 'Pause' }).click();
  await expect(video).toHaveJSProperty('paused', true);
});

test('a long name does not overflow on a phone', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, await aFarmer());
  const name = 'Venkata Subrahmanya Lakshminarasimha Rao Deshpande';
  // Of the context: the worker asks, not the page.
  await context.route('**/api/user/following/**', (route) =>
    route.fulfill({ json: [{ user_id: 'x', name, profile_picture: null }] }),
  );
  await page.goto('/application/agriloop');
  await expect(page.getByText(name)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('a refused and a failed upload show an error and keep the input', async ({ page }) => {
  await signIn(page, await aFarmer());
  await page.goto('/application/create-agroloop');
  const file = { name: 'x.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no video') };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel('Description').fill('Words that stay');
  await page
    .context()
    .route('**/api/user/reels/', (route) =>
      route.fulfill({ status: 500, json: { message: 'The store is full' } }),
    );
  await page.getByRole('button', { name: 'Post Reel' }).click();
  const popup = page.getByRole('dialog', { name: 'Upload Failed!' });
  await expect(popup.getByText('The store is full')).toBeVisible({ timeout: 15_000 });
  await popup.getByRole('button', { name: 'OK' }).click();
  await page.context().unroute('**/api/user/reels/');
  await page.context().route('**/api/user/reels/', (route) => route.abort());
  await page.getByRole('button', { name: 'Post Reel' }).click();
  await expect(page.getByText('An unexpected error occurred!')).toBeVisible({ timeout: 15_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Description')).toHaveValue('Words that stay');
});

test('a long video that its form is sending goes on by itself after a reload, once', async ({
  page,
}) => {
  test.slow();
  const farmer = await aFarmer('Laxmi Bai');
  await signIn(page, farmer);
  await page.goto('/application/create-agroloop');
  const buffer = await drawnVideo(page, 2_500_000);
  expect(buffer.length).toBeGreaterThan(1024 * 1024);
  const words = `Long furrow ${Date.now()}`;
  const file = { name: 'long.webm', mimeType: 'video/webm', buffer };
  let pieces = 0;
  let begun = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/uploads/')) begun += 1;
  });
  await page.context().route('**/api/user/uploads/**', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    pieces += 1;
    return pieces > 1 ? route.abort() : route.continue();
  });
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel('Description').fill(words);
  await page.getByRole('button', { name: 'Post Reel' }).click();
  await expect(page.getByText(/ of 2\.5 MB$/)).toBeVisible();
  await expect.poll(() => pieces, { timeout: 20_000 }).toBeGreaterThan(1);
  // Nothing is chosen again: what the form was sending was stored before its first byte.
  const resumed = page.waitForRequest(
    (request) => request.method() === 'HEAD' && request.url().includes('/uploads/'),
  );
  await page.context().unroute('**/api/user/uploads/**');
  await page.goto('/application/agriloop');
  await resumed;
  const reels = async () =>
    (await (await call(farmer, 'GET', '/api/user/reels/')).json()) as { description: string }[];
  await expect
    .poll(async () => (await reels()).filter((one) => one.description === words).length, {
      timeout: 60_000,
    })
    .toBe(1);
  await expect(page.getByRole('article').filter({ hasText: words })).toHaveCount(1);
  expect(begun).toBe(1);
});

test('a reel made without a network goes by itself, in pieces, after a cut and a reload, once', async ({
  page,
  context,
}) => {
  test.slow();
  const farmer = await aFarmer('Sunita Pawar');
  await signIn(page, farmer);
  await page.goto('/application/create-agroloop');
  const buffer = await drawnVideo(page, 2_500_000);
  const UNSENT = /^(Waiting to be sent|Being sent)$/;
  const words = `Ploughing at dawn ${Date.now()}`;
  const file = { name: 'dawn.webm', mimeType: 'video/webm', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByLabel('Description').fill(words);
  // What the page fetches late is there before the network goes.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Post Reel' }).click();
  await expect(page.getByRole('dialog', { name: 'It waits on this phone' })).toBeVisible();
  let pieces = 0;
  await page.context().route('**/api/user/uploads/**', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    pieces += 1;
    return pieces > 2 ? route.abort() : route.continue();
  });
  await context.setOffline(false);
  await expect.poll(() => pieces, { timeout: 30_000 }).toBeGreaterThan(2);
  await page.goto('/application/agriloop');
  const waiting = page.getByRole('article').filter({ hasText: words });
  await expect(waiting.getByText(UNSENT)).toBeVisible();
  await expect(waiting.locator('video')).toHaveAttribute('src', /^blob:/);
  const resumed = page.waitForRequest(
    (request) => request.method() === 'HEAD' && request.url().includes('/uploads/'),
  );
  await page.context().unroute('**/api/user/uploads/**');
  await page.reload();
  await resumed;
  const reels = async () =>
    (await (await call(farmer, 'GET', '/api/user/reels/')).json()) as { description: string }[];
  await expect
    .poll(async () => (await reels()).filter((one) => one.description === words).length, {
      timeout: 60_000,
    })
    .toBe(1);
  await expect(page.getByText(UNSENT)).toBeHidden();
});

test('a large video is re-encoded on request', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const farmer = await aFarmer('Rekha Jadhav');
  await signIn(page, farmer);
  await page.goto('/application/create-agroloop');
  const buffer = await drawnVideo(page, 5_000_000, { width: 900, height: 1200 });
  const file = { name: 'weeding.webm', mimeType: 'video/webm', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/can be made smaller here before it is sent/)).toBeVisible();
  await page.getByLabel('Description').fill('Weeding');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make it smaller' }).click();
  await expect(page.getByText(/^Now .* MB instead of 5 MB/)).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Post Reel' }).click();
  await page.getByRole('dialog', { name: 'Reel Posted!' }).getByRole('button').last().click();
  const reel = page.getByRole('article').filter({ hasText: 'Weeding' }).first();
  await reel.getByRole('button', { name: 'Play' }).click();
  await expect(reel.locator('video')).toHaveJSProperty('videoWidth', 720);
  const [kept] = (await (await call(farmer, 'GET', '/api/user/reels/')).json()) as {
    bytes: number;
    duration_s: number;
  }[];
  expect(kept?.bytes).toBeLessThan(1_000_000);
  expect(kept?.duration_s).toBeGreaterThan(0);
});
