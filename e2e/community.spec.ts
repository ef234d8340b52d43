import {
  aFarmer,
  aProfile,
  call,
  expect,
  expectAccessible,
  signIn,
  test,
} from './support/journey.ts';
import { drawnPhoto } from './support/made-media.ts';

async function aPost(
  farmer: Awaited<ReturnType<typeof aFarmer>>,
  photo: Buffer,
  words: string,
  crop?: string,
) {
  const form = new FormData();
  form.append('description', words);
  if (crop) form.append('crop', crop);
  form.append('photo', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'field.png');
  const answer = await call(farmer, 'POST', '/api/user/posts/', form);
  expect(answer.status).toBe(201);
  return (await answer.json()) as { id: string };
}

test('a farmer shares a photo and a neighbour answers it', async ({ page, consoleErrors }) => {
  const farmer = await aFarmer();
  const words = `First flowers ${Date.now()}`;
  await signIn(page, farmer);
  await page.goto('/application/upload-post');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('❌ Please upload an image and add a description!')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload Image' }).click();
  const buffer = await drawnPhoto(page);
  await (await chooser).setFiles({ name: 'field.png', mimeType: 'image/png', buffer });
  await page.getByLabel('Description').fill(words);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('✅ Upload Successful! Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(/\/application\/community$/);
  const own = page.getByRole('article').filter({ hasText: words });
  await expect(own).toBeVisible();
  await expect(own.getByRole('button', { name: 'Follow' })).toHaveCount(0);
  await expectAccessible(page);

  const neighbour = await aFarmer('Mira Devi');
  await call(neighbour, 'POST', `/api/user/follow/${await idOf(farmer)}/`);
  await own.getByRole('button', { name: /^Comments/ }).click();
  await own.getByLabel('Write a comment').fill('Thank you all');
  await own.getByRole('button', { name: 'Send' }).click();
  await expect(own.getByText('Thank you all')).toBeVisible();
  // Stacked combining marks stay inside the post.
  await expect(own.getByText('Thank you all')).toHaveCSS('overflow-y', 'clip');
  await own.getByRole('button', { name: /^More for the post/ }).click();
  await own.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(own).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

async function idOf(farmer: Awaited<ReturnType<typeof aFarmer>>): Promise<string> {
  const posts = (await (await call(farmer, 'GET', '/api/user/posts/')).json()) as {
    own: boolean;
    user: string;
  }[];
  return posts.find((post) => post.own)?.user ?? '';
}

test('likes, dislikes and follows are optimistic and rolled back on refusal', async ({ page }) => {
  const farmer = await aFarmer();
  const author = await aFarmer('Ravi Teja');
  await page.goto('/terms');
  const words = `Drip lines ${Date.now()}`;
  await aPost(author, await drawnPhoto(page), words);
  await signIn(page, farmer);
  await page.goto('/application/community');
  const post = page.getByRole('article').filter({ hasText: words });
  await post.getByRole('button', { name: /^Like/ }).click();
  await expect(post.getByRole('button', { name: /^Like 1/, pressed: true })).toBeVisible();
  await post.getByRole('button', { name: /^Dislike/ }).click();
  await expect(post.getByRole('button', { name: /^Like 0/, pressed: false })).toBeVisible();
  await expect(post.getByRole('button', { name: /^Dislike 1/, pressed: true })).toBeVisible();
  await post.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(post.getByRole('button', { name: 'Following' })).toBeVisible();
  await page.reload();
  await expect(post.getByRole('button', { name: 'Following' })).toBeVisible();
  await expect(post.getByRole('button', { name: /^Dislike 1/, pressed: true })).toBeVisible();
  await page
    .context()
    .route('**/api/user/posts/*/like/', (route) => route.fulfill({ status: 500, body: '' }));
  await page
    .context()
    .route('**/api/user/unfollow/**', (route) =>
      route.fulfill({ status: 400, json: { error: 'Not today' } }),
    );
  await post.getByRole('button', { name: /^Like/ }).click();
  await expect(post.getByRole('button', { name: /^Dislike 1/, pressed: true })).toBeVisible();
  await post.getByRole('button', { name: 'Following' }).click();
  await expect(page.getByText('Not today')).toBeVisible();
  await expect(post.getByRole('button', { name: 'Following' })).toBeVisible();
});

test('Back restores the scroll position of the list', async ({ page }) => {
  const author = await aFarmer('Sita Ram');
  await page.goto('/terms');
  const photo = await drawnPhoto(page);
  for (let made = 0; made < 6; made += 1) await aPost(author, photo, `Row ${made}`);
  await signIn(page, author);
  await page.goto('/application/community');
  await expect(page.getByRole('article').nth(4)).toBeAttached();
  await page.getByRole('article').nth(4).scrollIntoViewIfNeeded();
  await expect(page.getByRole('article').nth(4)).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  await page
    .getByRole('navigation', { name: 'Main places' })
    .getByRole('link', { name: 'Home' })
    .click();
  await expect(page).toHaveURL(/\/land$/);
  await page.goBack();
  await expect(page.getByRole('article').nth(4)).toBeInViewport();
});

test('the list shows neighbours, one crop, or those one follows, and Back keeps the choice', async ({
  page,
}) => {
  const farmer = await aFarmer();
  const near = await aFarmer('Sunita Bai');
  const far = await aFarmer('Ravi Teja');
  const place = (who: typeof farmer, district: string, lat: number, lon: number) =>
    call(who, 'PUT', '/api/user/place/', { lat, lon, district, state: 'Maharashtra' });
  expect((await place(farmer, 'Yavatmal', 20.39, 78.13)).status).toBe(200);
  await place(near, 'Yavatmal', 20.4, 78.2);
  await place(far, 'Pune', 18.52, 73.86);
  await page.goto('/terms');
  const photo = await drawnPhoto(page);
  const [ours, theirs] = [`From here ${Date.now()}`, `From afar ${Date.now()}`];
  const crop = `Kodo ${Date.now()}`;
  await aPost(near, photo, ours);
  await aPost(far, photo, theirs, crop);
  await call(farmer, 'POST', `/api/user/follow/${await idOf(near)}/`);
  await signIn(page, farmer);
  await page.goto('/application/community');
  const post = (words: string) => page.getByRole('article').filter({ hasText: words });
  await expect(post(ours)).toBeVisible();
  await expect(post(theirs)).toBeVisible();
  const filters = page.getByRole('group', { name: 'Which posts to show' });
  const choose = (name: string) => filters.getByText(name, { exact: true }).click();
  await choose('Near me');
  await expect(post(theirs)).toHaveCount(0);
  await expect(post(ours)).toBeVisible();
  await choose('People I follow');
  await expect(post(theirs)).toHaveCount(0);
  await expect(post(ours)).toBeVisible();
  await choose('By crop');
  await expect(page.getByText('Nothing about this crop yet.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Crop' }).fill(crop.toUpperCase());
  await expect(post(theirs)).toBeVisible();
  await expect(post(ours)).toHaveCount(0);
  await expectAccessible(page);
  await page
    .getByRole('navigation', { name: 'Main places' })
    .getByRole('link', { name: 'Home' })
    .click();
  await expect(page).toHaveURL(/\/land$/);
  await page.goBack();
  await expect(page).toHaveURL(/filter=crop/);
  await expect(post(theirs)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Crop' })).toHaveValue(crop.toUpperCase());
});

test('a bad comment is reported, its writer blocked, and the block taken back in the profile', async ({
  page,
}) => {
  const farmer = await aFarmer();
  await aProfile(farmer);
  const other = await aFarmer('Pill Seller');
  await page.goto('/terms');
  const { id } = await aPost(farmer, await drawnPhoto(page), `Weeds ${Date.now()}`);
  const text = 'Buy my pills';
  expect((await call(other, 'POST', `/api/user/posts/${id}/comments/`, { text })).status).toBe(201);
  await signIn(page, farmer);
  await page.goto(`/application/community?post=${id}`);
  await expect(page.getByText(text)).toBeVisible();
  const menu = page.getByRole('button', { name: 'More for the words of Pill Seller' });
  await menu.click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Thank you. We will look at it.')).toBeVisible();
  await menu.click();
  await page.getByRole('button', { name: 'Block Pill Seller' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText(text)).toHaveCount(0);
  await page.goto('/application/profile-view');
  const blocked = page.getByRole('region', { name: 'Blocked farmers' });
  await expect(blocked.getByText('Pill Seller')).toBeVisible();
  await expectAccessible(page);
  await blocked.getByRole('button', { name: 'Unblock Pill Seller' }).click();
  await expect(blocked).toHaveCount(0);
  await page.goto(`/application/community?post=${id}`);
  await expect(page.getByText(text)).toBeVisible();
});
