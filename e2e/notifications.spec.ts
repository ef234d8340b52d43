import {
  aFarmer,
  aProfile,
  call,
  expect,
  expectAccessible,
  type Farmer,
  signIn,
  test,
} from './support/journey.ts';

const NAMES = ['Mira Devi', 'Venkata Lakshmi Narasimha Subramanya Reddy', 'Ravi Teja'];
const TITLES = { en: 'Notifications', hi: 'सूचनाएँ' };
const QUIET_HOURS = { en: 'Quiet hours for the phone', hi: 'फ़ोन शांत रखने का समय' };

/** Creates follow notifications, some with long names. */
async function ring(farmer: Farmer, times: number): Promise<void> {
  const claims = Buffer.from(farmer.access.split('.')[1] ?? '', 'base64url').toString();
  const { sub: own } = JSON.parse(claims) as { sub: string };
  for (let i = 0; i < times; i++) {
    const neighbour = await aFarmer(NAMES[i % NAMES.length]);
    expect((await call(neighbour, 'POST', `/api/user/follow/${own}/`)).status).toBe(200);
  }
}

for (const [language, theme, width] of [
  ['en', 'light', 360],
  ['hi', 'dark', 1280],
  ['hi', 'light', 360],
  ['en', 'dark', 1280],
] as const) {
  test(`notifications fit the screen in ${language}, ${theme}, ${width} wide`, async ({ page }) => {
    const farmer = await aFarmer();
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((code) => localStorage.setItem('language', code), language);
    await signIn(page, farmer);
    await page.goto('/application/land');
    const bell = page.getByRole('button', { name: TITLES[language] });
    const panel = bell.locator('xpath=following-sibling::div');
    const fits = async () => {
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectAccessible(page);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways, 'no sideways scrolling').toBeLessThanOrEqual(0);
      const box = await panel.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
      expect(box && box.y + box.height <= 800).toBe(true);
      await expect(panel.getByRole('button').last()).toBeInViewport();
    };
    await bell.click();
    await expect(panel.getByRole('paragraph')).toBeVisible();
    await fits();
    await page.keyboard.press('Escape');
    await ring(farmer, 3);
    await page.reload();
    await expect(bell).toHaveAccessibleDescription(/3/);
    await bell.click();
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    await fits();
    await panel.getByRole('button').last().click();
    await panel.getByRole('checkbox', { name: QUIET_HOURS[language] }).check();
    await expect(panel.locator('input[type=time]')).toHaveCount(2);
    await panel.getByRole('checkbox').last().check();
    await expect(panel.locator('input[type=time]')).toHaveCount(3);
    await expect(panel.locator('button[type=submit]')).toBeInViewport();
    await fits();
  });
}

test('read state persists, and muted kinds are not notified', async ({ page }) => {
  const farmer = await aFarmer();
  await aProfile(farmer);
  await ring(farmer, 2);
  await signIn(page, farmer);
  await page.goto('/application/land');
  const bell = page.getByRole('button', { name: 'Notifications' });
  await expect(bell).toHaveAccessibleDescription('2 unread');
  await bell.click();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell).not.toHaveAccessibleDescription(/unread/);
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByLabel('New followers').uncheck();
  await page.getByLabel('Quiet hours for the phone').check();
  await page.getByLabel('From').fill('20:30');
  await page.getByLabel('Until').fill('20:30');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Quiet hours must begin and end at different times')).toBeVisible();
  await page.getByLabel('Until').fill('06:00');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await ring(farmer, 1);
  await page.reload();
  await expect(bell).not.toHaveAccessibleDescription(/unread/);
  await bell.click();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expect(page.getByLabel('New followers')).not.toBeChecked();
  await expect(page.getByLabel('From')).toHaveValue('20:30');
});
