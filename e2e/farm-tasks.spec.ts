import { dayInIndia } from './support/day-in-india.ts';
import { aFarmer, call, expect, expectAccessible, signIn, test } from './support/journey.ts';

const DASHBOARD = '/application/dashboard';

test('a farmer creates, opens, finishes and deletes a task', async ({ page, consoleErrors }) => {
  await signIn(page, await aFarmer());
  await page.goto(DASHBOARD);
  const tasks = page.getByRole('region', { name: 'Farm Tasks' });
  await expect(tasks.getByText('No tasks available')).toBeVisible();
  await tasks.getByRole('button', { name: 'Add More ?' }).click();
  await expect(tasks.getByLabel('Date')).toHaveValue(dayInIndia(0));
  await expect(tasks.getByLabel('Priority')).toHaveValue('medium');
  await expect(tasks.getByLabel('Recurrence')).toHaveValue('none');
  await tasks.getByRole('button', { name: 'Add Task' }).click();
  await expect(tasks.getByText('Task name is required')).toBeVisible();

  await tasks.getByLabel('Task Name').fill('Spray neem');
  await tasks.getByLabel('Time').fill('06:30');
  await tasks.getByLabel('Notes').fill('Take the mask');
  await tasks.getByRole('button', { name: 'Add Task' }).click();
  await expect(tasks.getByLabel('Task Name')).toHaveValue('');
  await tasks.getByRole('button', { name: 'View Tasks' }).click();
  await tasks.getByRole('button', { name: 'Spray neem' }).click();
  await expect(tasks.getByText('Take the mask')).toBeVisible();
  await tasks.getByRole('button', { name: 'Back' }).click();
  await tasks.getByRole('button', { name: 'Done' }).click();
  await tasks.getByRole('button', { name: 'Undo' }).click();
  await expect(tasks.getByRole('button', { name: 'Done' })).toBeVisible();
  await tasks.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' });
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(tasks.getByText('No tasks available')).toBeVisible();
  expect(consoleErrors).toEqual([]);
});

test('overdue tasks are first, a recurring task recurs, the calendar feed contains it', async ({
  page,
}) => {
  const farmer = await aFarmer();
  const add = (task_name: string, days: number, recurrence = 'none') =>
    call(farmer, 'POST', '/api/user/farm-tasks/', {
      task_name,
      date: dayInIndia(days),
      recurrence,
    });
  await add('Late', -1);
  await add('Check bolls', 0, 'weekly');
  await add('Much later', 40);
  await signIn(page, farmer);
  await page.goto(DASHBOARD);
  const tasks = page.getByRole('region', { name: 'Farm Tasks' });
  await expect(tasks.getByRole('heading', { level: 3 })).toHaveText(['Overdue', 'Today', 'Later']);
  const today = tasks.getByRole('listitem').filter({ hasText: 'Check bolls' });
  await today.getByRole('button', { name: 'Done' }).click();
  await expect(tasks.getByRole('heading', { level: 3 })).toHaveText([
    'Overdue',
    'This week',
    'Later',
    'Finished',
  ]);

  await tasks.getByRole('button', { name: /phone's calendar/ }).click();
  const address = await page.getByLabel('Calendar address').inputValue();
  const calendar = await fetch(new URL(new URL(address).pathname, process.env.ANKUR_URL));
  expect(await calendar.text()).toContain(
    `DTSTART;VALUE=DATE:${dayInIndia(7).replaceAll('-', '')}`,
  );
});

test('the tasks are accessible on a phone, with form and dialog open', async ({ page }) => {
  const farmer = await aFarmer();
  const task = { task_name: 'Weed the cotton', date: dayInIndia(-1), priority: 'high' };
  await call(farmer, 'POST', '/api/user/farm-tasks/', task);
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn(page, farmer);
  await page.goto(DASHBOARD);
  const tasks = page.getByRole('region', { name: 'Farm Tasks' });
  await tasks.getByRole('button', { name: 'Delete' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await tasks.getByRole('button', { name: 'Add More ?' }).click();
  await expect(tasks.getByLabel('Task Name')).toBeVisible();
  await expectAccessible(page);
});
