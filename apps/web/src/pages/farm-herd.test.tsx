import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { addLocalDays, todayLocal } from '../lib/time/local-date.ts';
import { answerTo } from '../test/answer-to.ts';
import { showFarm } from '../test/farm-page.tsx';

it('takes what is due for an animal as a task, keeps quiet when told so, and prices milk by fat and SNF', async () => {
  const cow = { id: 'c', name: 'Gauri', species: 'cow', count: 1, present: 1, quiet: ['care'] };
  const animal = answerTo('GET /api/user/animals/', [cow]);
  const today = todayLocal();
  const due = (kind: string, due_on: string) => ({
    ...{ animal: 'c', name: 'Gauri', kind, due_on, because: `Why ${kind}.`, article: 22 },
  });
  const server = showFarm({
    'GET /api/user/animals/': animal,
    'GET /api/user/animals/due/': answerTo('GET /api/user/animals/due/', [
      due('heat_watch', today),
      due('vaccination', addLocalDays(today, 60)),
    ]),
    'POST /api/user/farm-tasks/': answerTo('POST /api/user/farm-tasks/'),
    'PUT /api/user/animals/c/': answerTo('PUT /api/user/animals/c/', cow),
    'POST /api/user/incomes/': answerTo('POST /api/user/incomes/'),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  expect(await screen.findByText(/Why vaccination/)).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Take as a task' }));
  expect(await screen.findByText(/In your tasks for/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Milk sold to the dairy' }));
  const dialog = within(await screen.findByRole('dialog'));
  const figures = [
    ['Litres', '10'],
    ['Fat, per cent', '6'],
    ['SNF, per cent', '9'],
    ['Rate for a kilogram of fat, rupees', '400'],
    ['Rate for a kilogram of SNF, rupees', '250'],
  ] as const;
  for (const [label, figure] of figures) await userEvent.type(dialog.getByLabelText(label), figure);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = (method: string) =>
    server.calls.filter((call) => call.method === method).map(({ body }) => body);
  // 10 litres are 10.3 kg: 0.618 kg of fat at 400 and 0.927 kg of SNF at 250 rupees.
  expect(sent('POST')).toMatchObject([
    { task_name: 'Gauri: watch for heat', date: today, source: 'herd:heat_watch' },
    { source: 'livestock_sale', amount: 478.95 },
  ]);
});

it('tells of nothing that the farmer does not want to be reminded of', async () => {
  const cow = { id: 'c', name: 'Gauri', species: 'cow', count: 1, present: 1, quiet: ['care'] };
  const server = showFarm({
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', [cow]),
    'GET /api/user/animals/due/': answerTo('GET /api/user/animals/due/', [
      { animal: 'c', name: 'Gauri', kind: 'heat_watch', due_on: todayLocal(), article: 22 },
    ]),
    'PUT /api/user/animals/c/': answerTo('PUT /api/user/animals/c/', cow),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Do not remind me' }));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      quiet: ['care', 'heat_watch'],
    }),
  );
});

it('writes what happened to an animal with its cost, and takes both back', async () => {
  const hens = { id: 'h', name: 'Hens', species: 'poultry', count: 12, present: 12, quiet: [] };
  const animal = answerTo('GET /api/user/animals/', [hens]);
  const server = showFarm({
    'GET /api/user/animals/': animal,
    'GET /api/user/animals/due/': { status: 200, body: [] },
    'POST /api/user/animals/h/events/': answerTo('POST /api/user/animals/h/events/', { id: 'e' }),
    'POST /api/user/expenses/': answerTo('POST /api/user/expenses/', { id: 'x' }),
    'DELETE /api/user/animals/h/events/e/': { status: 204 },
    'DELETE /api/user/expenses/x/': { status: 204 },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Write more' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('What was done'), 'feed');
  await userEvent.type(dialog.getByLabelText('How much'), '8');
  await userEvent.type(dialog.getByLabelText('Paid for it, in rupees'), '240');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = (method: string) => server.calls.filter((one) => one.method === method);
  expect(sent('POST').map(({ body }) => body)).toMatchObject([
    { kind: 'feed', amount: 8, unit: 'kg' },
    { category: 'other', amount: 240, animal: 'h' },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent('DELETE')).toHaveLength(2));
});

it('computes the weight of a cow by her girth and length, and says how', async () => {
  const cow = { id: 'c', name: 'Gauri', species: 'cow', sex: 'female', count: 1, present: 1 };
  const server = showFarm({
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', [{ ...cow, quiet: [] }]),
    'GET /api/user/animals/due/': { status: 200, body: [] },
    'POST /api/user/animals/c/events/': answerTo('POST /api/user/animals/c/events/'),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Write more' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('What was done'), 'weight');
  await userEvent.type(dialog.getByLabelText('Chest girth, centimetres'), '165');
  await userEvent.type(dialog.getByLabelText('Body length, centimetres'), '140');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ kind: 'weight', amount: 352, unit: 'kg', note: 'girth 165 cm, length 140 cm' },
    }),
  );
});

it('shows the diary of an animal and its milk by the day', async () => {
  const cow = { id: 'c', name: 'Gauri', species: 'cow', sex: 'female', count: 1, present: 1 };
  const milk = (id: string, date: string, amount: number) => ({
    ...{ id, kind: 'milk', date, amount, unit: 'litre' },
  });
  showFarm({
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', [{ ...cow, quiet: [] }]),
    'GET /api/user/animals/due/': { status: 200, body: [] },
    'GET /api/user/animals/c/events/': answerTo('GET /api/user/animals/c/events/', [
      milk('a', '2026-11-20', 4),
      milk('b', '2026-11-21', 5),
      milk('d', '2026-11-21', 4.5),
      milk('e', '2026-11-22', 6),
      { id: 'f', kind: 'medicine', date: '2026-11-22', product: 'Oxytetracycline' },
    ]),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Diary' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gauri' }));
  expect(await dialog.findByText(/Medicine · Oxytetracycline/)).toBeDefined();
  expect(await dialog.findByText('Milk by the day')).toBeDefined();
  expect(dialog.getByText(/No curve of the breed/)).toBeDefined();
});

it('draws the usual milk of a Murrah buffalo beside her own, with its source and a table', async () => {
  const she = { id: 'c', name: 'Kali', species: 'buffalo', breed: 'Murrah', sex: 'female' };
  const milk = (id: string, date: string) => ({
    ...{ id, kind: 'milk', date, amount: 5, unit: 'litre' },
  });
  showFarm({
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', [
      { ...she, count: 1, present: 1, quiet: [] },
    ]),
    'GET /api/user/animals/due/': { status: 200, body: [] },
    'GET /api/user/animals/c/events/': answerTo('GET /api/user/animals/c/events/', [
      ...[milk('a', '2026-11-20'), milk('b', '2026-11-21'), milk('d', '2026-11-22')],
      { id: 'f', kind: 'calving', date: '2026-11-07' },
    ]),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Diary' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Kali' }));
  const source = await dialog.findByRole('link', { name: /Journal of Animal Research/ });
  expect(source.getAttribute('href')).toMatch(/ndpublisher\.in/);
  expect(dialog.queryByText(/No curve of the breed/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Show as table' }));
  // Day 15 after the calving: 5.91 kg at 1.03 kg a litre.
  expect(dialog.getByRole('row', { name: /22.* 5 5\.7/ })).toBeDefined();
});
