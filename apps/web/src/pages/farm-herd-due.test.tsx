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
    'PUT /api/user/animals/milk-rates/': answerTo('PUT /api/user/animals/milk-rates/'),
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
    { source: 'livestock_sale', livestock_product: 'milk', amount: 478.95 },
  ]);
});

it('writes down what was done of what is due, for all of its animals, and takes it back', async () => {
  const names = ['Gauri', 'Kapila'];
  const cows = names.map((name) => ({
    ...{ id: name, name, species: 'cow', sex: 'female', count: 1, present: 1, quiet: [] },
  }));
  const today = todayLocal();
  const due = (animal: string, kind: string, duty: string | null) => ({
    ...{ animal, name: animal, kind, duty, due_on: today, because: `Why ${duty}.`, article: 22 },
  });
  const [weighing, trim] = [
    { ...due('Gauri', 'care', 'heifer-weighing'), due_on: addLocalDays(today, -1) },
    { ...due('Gauri', 'care', 'hoof-trim'), also: [{ animal: 'Kapila', name: 'Kapila' }] },
  ];
  const posted = (animal: string) =>
    answerTo('POST /api/user/animals/c/events/', {
      ...{ id: `of-${animal}`, animal, kind: 'other', date: today, duty: 'hoof-trim' },
    });
  const server = showFarm({
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', cows),
    'GET /api/user/animals/due/': answerTo('GET /api/user/animals/due/', [weighing, trim]),
    'POST /api/user/animals/Gauri/events/': posted('Gauri'),
    'POST /api/user/animals/Kapila/events/': posted('Kapila'),
    'DELETE /api/user/animals/Gauri/events/of-Gauri/': { status: 204 },
    'DELETE /api/user/animals/Kapila/events/of-Kapila/': { status: 204 },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  const sent = (method: string) =>
    server.calls.filter((call) => call.method === method).map(({ path, body }) => [path, body]);
  await userEvent.click(
    await screen.findByRole('button', { name: /^Write down\s*: Gauri and Kapila, care$/ }),
  );
  const form = within(await screen.findByRole('dialog', { name: 'Gauri and Kapila' }));
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const entry = expect.objectContaining({ kind: 'other', duty: 'hoof-trim', date: today });
  expect(sent('POST')).toEqual(names.map((name) => [`/api/user/animals/${name}/events/`, entry]));
  expect(screen.queryByText(/Why hoof-trim/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/Why hoof-trim/)).toBeDefined();
  expect(sent('DELETE').map(([path]) => path)).toEqual(
    names.map((name) => `/api/user/animals/${name}/events/of-${name}/`),
  );
  await userEvent.click(screen.getByRole('button', { name: /^Write down\s*: Gauri, care$/ }));
  const weight = within(await screen.findByRole('dialog', { name: 'Gauri' }));
  await userEvent.type(weight.getByLabelText('Chest girth, centimetres'), '120');
  await userEvent.type(weight.getByLabelText('Body length, centimetres'), '110');
  await userEvent.click(weight.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('POST')).toHaveLength(3));
  expect(sent('POST')[2]?.[1]).toMatchObject({
    kind: 'weight',
    duty: 'heifer-weighing',
    unit: 'kg',
  });
});

it('writes only the rest when one of several animals was refused, and keeps to what was due', async () => {
  const cows = ['Gauri', 'Kapila'].map((name) => ({
    ...{ id: name, name, species: 'cow', sex: 'female', count: 1, present: 1, quiet: [] },
  }));
  const why = { kind: 'vaccination', duty: 'fmd-herd', because: 'FMD', article: 22 };
  const due = { animal: 'Gauri', name: 'Gauri', due_on: todayLocal(), ...why };
  const posted = (animal: string) =>
    answerTo('POST /api/user/animals/c/events/', { id: `of-${animal}`, animal });
  let refusals = 1;
  const server = showFarm({
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', cows),
    'GET /api/user/animals/due/': answerTo('GET /api/user/animals/due/', [
      { ...due, also: [{ animal: 'Kapila', name: 'Kapila' }] },
    ]),
    'POST /api/user/animals/Gauri/events/': posted('Gauri'),
    'POST /api/user/animals/Kapila/events/': () => {
      refusals -= 1;
      return refusals < 0 ? posted('Kapila') : { status: 404, body: {} };
    },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Write down/ }));
  const form = within(await screen.findByRole('dialog', { name: 'Gauri and Kapila' }));
  expect(within(form.getByLabelText('What was done')).getAllByRole('option')).toHaveLength(1);
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await form.findByRole('alert');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const paths = server.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(paths.filter((path) => path.includes('Gauri'))).toHaveLength(1);
  expect(paths.filter((path) => path.includes('Kapila'))).toHaveLength(2);
});

it('offers the helpline where the veterinarian is to be asked', async () => {
  const cow = { id: 'c', name: 'Gauri', species: 'cow', count: 1, present: 1, quiet: [] };
  showFarm({
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', [cow]),
    'GET /api/user/animals/due/': answerTo('GET /api/user/animals/due/', [
      { animal: 'c', name: 'Gauri', kind: 'ask_vet', due_on: todayLocal(), article: 16 },
    ]),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  const call = await screen.findByRole('link', { name: 'Call 1962' });
  expect(call.getAttribute('href')).toBe('tel:1962');
  expect(screen.queryByRole('button', { name: /^Write down/ })).toBeNull();
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

it('tells of one duty of several animals once, the most urgent first, and silences it for all', async () => {
  const names = ['Gauri', 'Kapila', 'Nandini', 'Kali'];
  const cows = names.map((name) => ({
    ...{ id: name, name, species: 'cow', count: 1, present: 1, quiet: [] },
  }));
  const today = todayLocal();
  const ticks = (name: string) => ({
    ...{ animal: name, name, kind: 'care', duty: 'tick-round', because: 'Tick round', article: 30 },
    ...{ due_on: addLocalDays(today, -20), until: addLocalDays(today, 10) },
  });
  const colostrum = {
    ...{ animal: 'Kali', name: 'Kali', kind: 'colostrum', because: 'She calved', article: 13 },
    ...{ due_on: today, until: addLocalDays(today, 1) },
  };
  const heat = {
    ...{ animal: 'Gauri', name: 'Gauri', kind: 'heat_watch', because: 'Heat', article: 16 },
    ...{ due_on: addLocalDays(today, 3), until: addLocalDays(today, 6) },
  };
  const server = showFarm({
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', cows),
    'GET /api/user/animals/due/': answerTo('GET /api/user/animals/due/', [
      ...[...names.map(ticks), colostrum, heat],
    ]),
    'POST /api/user/farm-tasks/': answerTo('POST /api/user/farm-tasks/'),
    ...Object.fromEntries(
      cows.map((cow) => [
        `PUT /api/user/animals/${cow.id}/`,
        answerTo('PUT /api/user/animals/c/', cow),
      ]),
    ),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  const list = (await screen.findByRole('heading', { name: 'What is due' })).nextElementSibling;
  const lines = within(list as HTMLElement).getAllByRole('listitem');
  expect(lines.map((line) => line.querySelector('b')?.textContent)).toEqual([
    expect.stringMatching(/ · Kali · colostrum for the calf$/),
    expect.stringMatching(/ · Gauri, Kapila,? and Nandini \+1 · care$/),
    expect.stringMatching(/ · Gauri · watch for heat$/),
  ]);
  const round = within(lines[1] as HTMLElement);
  await userEvent.click(round.getByRole('button', { name: 'Do not remind me' }));
  const sent = (method: string) => server.calls.filter((call) => call.method === method);
  await waitFor(() =>
    expect(sent('PUT').map(({ path, body }) => [path, body])).toEqual(
      names.map((name) => [`/api/user/animals/${name}/`, { quiet: ['duty:tick-round'] }]),
    ),
  );
});
