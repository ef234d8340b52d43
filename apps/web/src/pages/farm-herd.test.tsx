import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { addLocalDays, todayLocal } from '../lib/time/local-date.ts';
import { answerTo } from '../test/answer-to.ts';
import { showFarm } from '../test/farm-page.tsx';

it('shows what presses most above the animals, and the rest behind a press', async () => {
  const cow = { id: 'c', name: 'Gauri', species: 'cow', count: 1, present: 1, quiet: [] };
  const codes = ['fmd-herd', 'lsd-yearly', 'tick-round', 'hoof-trim', 'footbath-monsoon'];
  const due = codes.map((duty) => ({
    ...{ animal: 'c', name: 'Gauri', kind: 'care', duty, because: `Why ${duty}.`, article: 30 },
    due_on: todayLocal(),
  }));
  showFarm({
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', [cow]),
    'GET /api/user/animals/due/': answerTo('GET /api/user/animals/due/', due),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  const more = await screen.findByText('What is due +2');
  expect(more.closest('details')?.querySelectorAll('li')).toHaveLength(2);
  const title = screen.getByRole('heading', { name: 'What is due' });
  expect(title.nextElementSibling?.querySelectorAll('li')).toHaveLength(3);
  const animal = screen.getByRole('heading', { name: /^Gauri/ });
  expect(title.compareDocumentPosition(animal)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('asks for no milk of an animal that is too young to give any', async () => {
  const of = (name: string, more: object) => ({
    ...{ id: name, name, species: 'cow', sex: 'female', count: 1, present: 1, quiet: [] },
    ...{ lactation: null, ...more },
  });
  const born_on = addLocalDays(todayLocal(), -300);
  showFarm({
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', [
      of('Nandini', { born_on }),
      of('Kali', { born_on: addLocalDays(todayLocal(), -540) }),
      of('Sheli', { born_on, species: 'goat' }),
      of('Gauri', { born_on: null }),
    ]),
    'GET /api/user/animals/due/': { status: 200, body: [] },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  await screen.findByRole('heading', { name: /Nandini/ });
  const milked = screen
    .getAllByLabelText('Litres')
    .map((field) => field.closest('li')?.querySelector('h3')?.textContent?.split(' ')[0]);
  expect(milked).toEqual(['Kali', 'Sheli', 'Gauri']);
});

it('silences one duty alone, and reminds of it again from the diary of the animal', async () => {
  const cow = { id: 'c', name: 'Gauri', species: 'cow', count: 1, present: 1 };
  const duty = (code: string, kind: string, because: string) => ({
    ...{ animal: 'c', name: 'Gauri', kind, duty: code, due_on: todayLocal(), because, article: 34 },
  });
  const trim = duty('hoof-trim', 'care', 'Hoof trimming round');
  const due = [trim, duty('fmd-herd', 'vaccination', 'FMD vaccine')];
  const animals = (quiet: string[]) => answerTo('GET /api/user/animals/', [{ ...cow, quiet }]);
  const answers = {
    'GET /api/user/animals/due/': answerTo('GET /api/user/animals/due/', due),
    'GET /api/user/animals/c/events/': { status: 200, body: [] },
    'PUT /api/user/animals/c/': answerTo('PUT /api/user/animals/c/', cow),
  };
  const first = showFarm({ ...answers, 'GET /api/user/animals/': animals([]) });
  const put = (server: typeof first) =>
    server.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  const line = (await screen.findByText(/Hoof trimming round/)).closest('li') as HTMLElement;
  expect(line.textContent).not.toMatch(/vaccination/);
  await userEvent.click(within(line).getByRole('button', { name: 'Do not remind me' }));
  await waitFor(() => expect(put(first)).toEqual([{ quiet: ['duty:hoof-trim'] }]));
  cleanup();
  const quiet = ['duty:hoof-trim', 'heat_watch'];
  const second = showFarm({ ...answers, 'GET /api/user/animals/': animals(quiet) });
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  expect(await screen.findByText(/FMD vaccine/)).toBeDefined();
  expect(screen.queryByText(/Hoof trimming round/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Diary' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gauri' }));
  expect(await dialog.findByText('Not reminded of')).toBeDefined();
  expect(dialog.getByText('watch for heat')).toBeDefined();
  const silenced = (await dialog.findByText('Hoof trimming round')).closest('li') as HTMLElement;
  await userEvent.click(within(silenced).getByRole('button', { name: /Remind me again/ }));
  await waitFor(() => expect(put(second)).toEqual([{ quiet: ['heat_watch'] }]));
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
    { category: 'other', amount: 240, animal: 'h', livestock_cost: 'feed' },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent('DELETE')).toHaveLength(2));
});

it('offers milk, but no eggs, of animals that are written down as one', async () => {
  const goats = { id: 'g', name: 'Goats', species: 'goat', count: 7, present: 7, quiet: [] };
  const hens = { id: 'h', name: 'Hens', species: 'poultry', count: 12, present: 12, quiet: [] };
  showFarm({
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', [goats, hens]),
    'GET /api/user/animals/due/': { status: 200, body: [] },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  const kinds: string[][] = [];
  for (const index of [0, 1]) {
    const write = (await screen.findAllByRole('button', { name: 'Write more' }))[index];
    await userEvent.click(write as HTMLElement);
    const kind = within(await screen.findByRole('dialog')).getByLabelText('What was done');
    kinds.push([...kind.querySelectorAll('option')].map(({ value }) => value));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(kinds.map(([first]) => first)).toEqual(['milk', 'eggs']);
  expect(kinds[0]).not.toContain('eggs');
  expect(kinds[1]).not.toContain('milk');
});

it('writes feed that was bought for all animals as a cost of the herd', async () => {
  const cow = { id: 'c', name: 'Gauri', species: 'cow', count: 1, present: 1, quiet: [] };
  const server = showFarm({
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', [cow]),
    'GET /api/user/animals/due/': { status: 200, body: [] },
    'POST /api/user/expenses/': answerTo('POST /api/user/expenses/'),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Feed bought for the herd' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.type(dialog.getByLabelText('Paid for it, in rupees'), '1850.5');
  await userEvent.type(dialog.getByLabelText('Note'), 'Cotton cake');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(
    server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
  ).toMatchObject([
    { category: 'other', livestock_cost: 'feed', amount: 1850.5, description: 'Cotton cake' },
  ]);
});

it('names the helpline and the articles after an illness, and beside it in the diary, but nothing else', async () => {
  const cow = { id: 'c', name: 'Gauri', species: 'cow', count: 1, present: 1, quiet: [] };
  const ill = { id: 'e', animal: 'c', kind: 'illness', date: todayLocal(), note: 'not eating' };
  showFarm({
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', [cow]),
    'GET /api/user/animals/due/': { status: 200, body: [] },
    'GET /api/user/animals/c/events/': answerTo('GET /api/user/animals/c/events/', [ill]),
    'POST /api/user/animals/c/events/': answerTo('POST /api/user/animals/c/events/', ill),
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  const write = async (kind: string) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Write more' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('What was done'), kind);
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await write('heat');
  expect(screen.queryByRole('link', { name: 'Call 1962' })).toBeNull();
  await write('illness');
  const call = await screen.findByRole('link', { name: 'Call 1962' });
  expect(call.getAttribute('href')).toBe('tel:1962');
  expect(screen.getByText(/which signs cannot wait/)).toBeDefined();
  expect(await screen.findByText(/left belly is tight like a drum/)).toBeDefined();
  const articles = screen.getByRole('link', { name: 'All articles' });
  expect(articles.getAttribute('href')).toBe('/application/guidance');
  await userEvent.click(screen.getByRole('button', { name: 'Diary' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gauri' }));
  expect(await dialog.findByRole('link', { name: 'Call 1962' })).toBeDefined();
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

it('does not say that a diary is empty while it is being read', async () => {
  const cow = { id: 'c', name: 'Gauri', species: 'cow', count: 1, present: 1, quiet: [] };
  showFarm({
    'GET /api/user/animals/': answerTo('GET /api/user/animals/', [cow]),
    'GET /api/user/animals/due/': { status: 200, body: [] },
    'GET /api/user/plantings/': answerTo('GET /api/user/plantings/', [{ id: 'p', crop: 'wheat' }]),
  });
  const answered = fetch;
  vi.stubGlobal('fetch', (request: Request) =>
    /events|plantings\/p\//.test(request.url) ? new Promise(() => undefined) : answered(request),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Diary and money' }));
  await within(await screen.findByRole('dialog')).findByText('Loading…');
  expect(screen.queryByText('Nothing is written down yet.')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('tab', { name: 'Animals' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Diary' }));
  await within(await screen.findByRole('dialog')).findByText('Loading…');
  expect(screen.queryByText('Nothing is written down yet.')).toBeNull();
});
