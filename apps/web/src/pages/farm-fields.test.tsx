import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answerTo } from '../test/answer-to.ts';
import { FIELD, showFarm, WHEAT } from '../test/farm-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'geolocation');
});

it('adds a field by walking around it, with the area and how far it may be wrong', async () => {
  let heard: PositionCallback = () => undefined;
  const geolocation = {
    watchPosition: (listener: PositionCallback) => {
      heard = listener;
      return 1;
    },
    clearWatch: vi.fn(),
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
  const server = showFarm({ 'POST /api/user/fields/': { status: 201, body: FIELD } });
  await userEvent.click(await screen.findByRole('button', { name: 'Walk around a field' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Start walking' }));
  const corners = [
    [20.39, 78.12],
    [20.39, 78.121],
    [20.391, 78.121],
    [20.391, 78.12],
  ] as const;
  act(() => {
    // A fix that is too vague is no corner; one within five metres of the last is none either.
    for (const [latitude, longitude, accuracy] of [
      [20.5, 78.5, 400],
      [corners[0][0], corners[0][1], 4],
      [20.390_01, 78.12, 4],
      ...corners.slice(1).map(([lat, lon]) => [lat, lon, 6] as const),
    ] as const)
      heard({ coords: { latitude, longitude, accuracy } } as GeolocationPosition);
  });
  expect(dialog.getByRole('img', { name: 'Outline of 4 points' })).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'I am round' }));
  expect(geolocation.clearWatch).toHaveBeenCalledWith(1);
  // 110.7 m by 104.4 m.
  expect(dialog.getByText(/^2\.8\d acres, give or take 0\.\d+/)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const name = dialog.getByLabelText('Name of the field');
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(server.calls.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.type(name, 'Hill');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ name: 'Hill', boundary: corners, boundary_accuracy_m: 6, area_unit: 'acre' },
    }),
  );
});

it('takes a corner instead of the point that the walk took there a moment ago', async () => {
  let heard: PositionCallback = () => undefined;
  const watchPosition = (listener: PositionCallback) => {
    heard = listener;
    return 1;
  };
  const geolocation = { watchPosition, clearWatch: vi.fn() };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: geolocation });
  const server = showFarm({ 'POST /api/user/fields/': { status: 201, body: FIELD } });
  await userEvent.click(await screen.findByRole('button', { name: 'Walk around a field' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Start walking' }));
  const stand = (latitude: number, longitude: number, accuracy: number) =>
    act(() => heard({ coords: { latitude, longitude, accuracy } } as GeolocationPosition));
  const isCorner = () => userEvent.click(dialog.getByRole('button', { name: 'Here is a corner' }));
  stand(20.39, 78.12, 1);
  await isCorner();
  stand(20.39, 78.121, 6);
  // Three metres on, within the accuracy, lies the corner itself.
  stand(20.39, 78.121_03, 6);
  await isCorner();
  stand(20.391, 78.121, 4);
  await isCorner();
  // Too vague to tell, and far from the last point: a corner of its own.
  stand(20.391, 78.12, 200);
  await isCorner();
  await userEvent.click(dialog.getByRole('button', { name: 'I am round' }));
  await userEvent.type(dialog.getByLabelText('Name of the field'), 'Hill');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      boundary: [
        [20.39, 78.12],
        [20.39, 78.121_03],
        [20.391, 78.121],
        [20.391, 78.12],
      ],
      boundary_accuracy_m: 200,
    }),
  );
});

it('corrects the border of a field on the map of the operator, and keeps what was told of the field', async () => {
  const boundary = [
    [20.39, 78.12],
    [20.39, 78.121],
    [20.391, 78.121],
  ];
  const told = { ...FIELD, area: 1.42, area_acres: 1.42, boundary_acres: 1.42, soil: 'black' };
  const server = showFarm({
    'GET /api/user/fields/': { status: 200, body: [{ ...told, boundary, boundary_accuracy_m: 5 }] },
    'GET /api/geo/tiles/': {
      status: 200,
      body: { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: '© Example' },
    },
    'PUT /api/user/fields/f/': { status: 200, body: FIELD },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Border of/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('© Example')).toBeDefined();
  const map = dialog.getByRole('img', { name: 'Outline of 3 points' });
  const tiles = [...map.querySelectorAll('image')].map((tile) => tile.getAttribute('href'));
  expect(tiles.length).toBeGreaterThanOrEqual(4);
  for (const tile of tiles)
    expect(tile).toMatch(/^https:\/\/tiles\.example\.org\/18\/\d+\/\d+\.png$/);
  // A press on the empty corner of the square closes it to one.
  fireEvent.pointerDown(map, { clientX: 57, clientY: 51, pointerId: 1 });
  fireEvent.pointerUp(map, { clientX: 57, clientY: 51, pointerId: 1 });
  expect(dialog.getByRole('img', { name: 'Outline of 4 points' })).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.calls.some(({ method }) => method === 'PUT')).toBe(true));
  const sent = server.calls.find(({ method }) => method === 'PUT')?.body as {
    boundary: [number, number][];
    area: number;
  };
  expect(sent).toMatchObject({ name: FIELD.name, soil: 'black', boundary_accuracy_m: 5 });
  expect(sent.boundary[3]?.[0]).toBeCloseTo(20.391, 3);
  expect(sent.boundary[3]?.[1]).toBeCloseTo(78.12, 3);
  expect(sent.area).toBeGreaterThan(2.4);
});

it('makes the land of an old profile one field, after asking', async () => {
  const profile = answerTo('GET /api/user/profile/', { land_size: 5 });
  const server = showFarm({
    'GET /api/user/profile/': profile,
    'POST /api/user/fields/': { status: 201, body: FIELD },
  });
  expect(await screen.findByText(/Your profile says 5 acres/)).toBeDefined();
  expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, one field' }));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ name: 'My field', area: 5, area_unit: 'acre' },
    }),
  );
});

it('asks for the pump of a field by pictures, and for its figures where there is one', async () => {
  const told = { ...FIELD, pump_source: 'open_well', pump_litres_per_minute: 90, pump_hp: 3 };
  const server = showFarm({
    'GET /api/user/fields/': { status: 200, body: [told] },
    'PUT /api/user/fields/f/': { status: 200, body: told },
  });
  expect(await screen.findByText(/· Open well/)).toBeDefined();
  const put = () => server.calls.filter(({ method }) => method === 'PUT').at(-1)?.body;
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Change River field/ }));
    return within(await screen.findByRole('dialog'));
  };
  let dialog = await open();
  const sources = within(dialog.getByRole('group', { name: 'Pump of this field' }));
  expect(sources.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('open_well');
  expect(dialog.getByLabelText<HTMLInputElement>('Litres a minute').value).toBe('90');
  await userEvent.click(sources.getByRole('radio', { name: 'Bore well' }));
  await userEvent.clear(dialog.getByLabelText('Litres a minute'));
  await userEvent.type(dialog.getByLabelText('Lift (metres)'), '60');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(put()).toMatchObject({
      ...{ pump_source: 'bore_well', pump_litres_per_minute: null, pump_hp: 3, pump_lift_m: 60 },
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  dialog = await open();
  await userEvent.click(dialog.getByRole('radio', { name: 'No pump' }));
  expect(dialog.queryByLabelText('Litres a minute')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(put()).toMatchObject({
      ...{ pump_source: 'none', pump_litres_per_minute: null, pump_hp: null, pump_lift_m: null },
    }),
  );
});

it('says under its field which figure of a pump cannot be', async () => {
  const server = showFarm({ 'GET /api/user/fields/': { status: 200, body: [FIELD] } });
  await userEvent.click(await screen.findByRole('button', { name: /^Change River field/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByLabelText('Horsepower (HP)')).toBeNull();
  await userEvent.click(dialog.getByRole('radio', { name: 'Canal' }));
  await userEvent.type(dialog.getByLabelText('Horsepower (HP)'), '900');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Horsepower must be above 0 and at most 200')).toBeDefined();
  expect(server.calls.some(({ method }) => method === 'PUT')).toBe(false);
});

it('asks soil and watering by pictures, keeps words of before there were any, and says both in the list', async () => {
  const told = { ...FIELD, soil: 'murum', irrigation: 'drip' };
  const server = showFarm({
    'GET /api/user/fields/': { status: 200, body: [told] },
    'PUT /api/user/fields/f/': { status: 200, body: told },
  });
  expect(await screen.findByText(/· murum · Drip/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^Change River field/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const soils = within(dialog.getByRole('group', { name: 'Soil' }));
  expect(soils.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('murum');
  expect(soils.getByRole('radio', { name: 'As you wrote it: murum' })).toBeDefined();
  await userEvent.click(soils.getByRole('radio', { name: 'Black cotton soil' }));
  expect(soils.queryByRole('radio', { name: /As you wrote it/ })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      ...{ soil: 'black', irrigation: 'drip' },
    }),
  );
});

it('names areas in the plural form of their number', async () => {
  const fields = [
    { ...FIELD, id: 'a', name: 'A', area: 1, area_acres: 1 },
    { ...FIELD, id: 'b', name: 'B', area: 2, area_acres: 2 },
    { ...FIELD, id: 'c', name: 'C', area: 2, area_unit: 'hectare', area_acres: 4.942 },
  ];
  showFarm({
    'GET /api/user/fields/': { status: 200, body: fields },
    'GET /api/user/plantings/': { status: 200, body: [{ ...WHEAT, area_acres: 1 }] },
  });
  await screen.findByRole('heading', { name: /^wheat, 1 acre, sown/i });
  const lines = ['A', 'B', 'C'].map((name) => screen.getByText(name).parentElement?.textContent);
  expect(lines.map((line) => line?.trim())).toEqual([
    'A · 1 acre',
    'B · 2 acres',
    'C · 2 hectares (4.94 acres)',
  ]);
});
