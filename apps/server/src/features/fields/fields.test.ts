import { fieldEndpoints } from '@ankur/contracts/farm-record/fields';
import { check } from '@ankur/contracts/http/errors';
import { aFarmer, type TestFarmer } from '@ankur/testkit/farmers';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let house: TestApp;
let farmer: TestFarmer;
beforeAll(async () => {
  house = await buildTestApp();
  farmer = await aFarmer(house.app);
});
afterAll(() => house.close());

const URL = '/api/user/fields/';
const add = (body: object) => farmer.call('POST', URL, body);
const codes = async (body: object) => {
  const answer = await add(body);
  expect(answer.statusCode).toBe(400);
  return answer.json().problems.map(({ field, code }: Record<string, string>) => [field, code]);
};
/** About 100 m by 100 m near Yavatmal. */
const SQUARE = [
  [20.39, 78.12],
  [20.39, 78.120957],
  [20.390903, 78.120957],
  [20.390903, 78.12],
];

describe('a field', () => {
  it('is kept as it was told, with its area in acres', async () => {
    const told = {
      name: ' River field ',
      area: 1,
      area_unit: 'hectare',
      soil: 'black',
      irrigation: 'drip',
      location: { lat: 20.39, lon: 78.12 },
    };
    const answer = await add(told);
    expect(answer.statusCode).toBe(201);
    const row = answer.json();
    expect(check(fieldEndpoints.add.answer, row).ok).toBe(true);
    expect(row).toMatchObject({ ...told, name: 'River field', area_acres: 2.4711, boundary: null });
    expect((await farmer.call('GET', `${URL}${row.id}/`)).json()).toEqual(row);
    expect((await farmer.call('GET', URL)).json()[0]).toEqual(row);
  });

  it('names its pump, and leaves it as it is where a change says nothing of it', async () => {
    const pump = {
      ...{ pump_source: 'bore_well', pump_litres_per_minute: 90.5, pump_hp: 5, pump_lift_m: 60 },
    };
    const silent = (await add({ name: 'Silent', area: 1 })).json();
    expect(silent).toMatchObject({ pump_source: null, pump_litres_per_minute: null });
    const row = (await add({ name: 'Pumped', area: 1, ...pump })).json();
    expect(row).toMatchObject(pump);
    const change = (body: object) => farmer.call('PUT', `${URL}${row.id}/`, body);
    expect((await change({ soil: 'red' })).json()).toMatchObject(pump);
    expect((await change({ pump_source: 'none', pump_hp: null })).json()).toMatchObject({
      ...{ ...pump, pump_source: 'none', pump_hp: null },
    });
    const wrong = { pump_source: 'sea', pump_litres_per_minute: 0, pump_hp: 201, pump_lift_m: 501 };
    expect(await codes({ name: 'A', area: 1, ...wrong })).toEqual([
      ['pump_source', 'must_be_one_of'],
      ['pump_litres_per_minute', 'pump_litres_outside'],
      ['pump_hp', 'pump_power_outside'],
      ['pump_lift_m', 'pump_lift_outside'],
    ]);
  });

  it.each([
    ['guntha', null, 40, 1],
    ['cent', null, 100, 1],
    ['kanal', null, 8, 1],
    ['marla', null, 160, 1],
    ['bigha', 'Rajasthan', 8, 5],
    ['bigha', 'RJ', 8, 5],
    ['bigha', 'West Bengal', 3, 0.9917],
    ['bigha', 'gujarat', 5, 2],
    ['katha', 'Bihar', 32, 1],
    ['katha', 'Assam', 5, 0.3306],
  ])('of %s in %s: %d are %d acres', async (area_unit, area_state, area, acres) => {
    const row = (await add({ name: 'A', area, area_unit, area_state })).json();
    expect(row.area_acres).toBeCloseTo(acres, 3);
    expect(row.area).toBe(area);
  });

  it('needs the state for a bigha, and one where its size is known', async () => {
    const bigha = { name: 'A', area: 2, area_unit: 'bigha' };
    expect(await codes(bigha)).toEqual([['area_state', 'area_state_required']]);
    expect(await codes({ ...bigha, area_state: 'Kerala' })).toEqual([
      ['area_state', 'area_state_unknown'],
    ]);
  });

  it('names every wrong field at once', async () => {
    const wrong = { name: ' ', area: -1, area_unit: 'rood', location: { lat: 91, lon: 0 } };
    const fields = (await codes({ ...wrong, boundary: [[1, 2]] })).map(
      ([field]: string[]) => field,
    );
    expect(fields.sort()).toEqual(['area', 'area_unit', 'boundary', 'lat', 'name']);
    expect(await codes({ name: 'A' })).toEqual([['area', 'area_outside']]);
    expect(await codes({ name: 'A', area: 0 })).toEqual([['area', 'area_outside']]);
    expect(await codes({ name: 'A', area: 1e6, area_unit: 'hectare' })).toEqual([
      ['area', 'area_outside'],
    ]);
  });

  it('that was walked has the area inside and its error', async () => {
    const row = (await add({ name: 'Walked', boundary: SQUARE, boundary_accuracy_m: 5 })).json();
    expect(row.area_acres).toBeCloseTo(2.471, 2);
    expect(row.boundary_acres).toBeCloseTo(2.471, 2);
    expect(row.boundary_error_acres).toBeCloseTo(0.14, 2);
    expect(row.boundary).toEqual(SQUARE);
    const told = (await add({ name: 'Both', area: 2.5, boundary: SQUARE })).json();
    expect([told.area_acres, told.boundary_error_acres]).toEqual([2.5, null]);
    const [a, b, c, d] = SQUARE;
    expect(await codes({ name: 'A', boundary: [a, c, b, d] })).toEqual([
      ['boundary', 'boundary_crossed'],
    ]);
  });

  it('keeps what a change does not name', async () => {
    const made = (await add({ name: 'A', area: 2, area_unit: 'bigha', area_state: 'RJ' })).json();
    const url = `${URL}${made.id}/`;
    const renamed = (await farmer.call('PUT', url, { ...made, name: 'B' })).json();
    expect(renamed).toMatchObject({ name: 'B', area_acres: 1.25, area_state: 'Rajasthan' });
    const other = (await farmer.call('PUT', url, { area_unit: 'acre' })).json();
    expect(other).toMatchObject({ name: 'B', area: 2, area_acres: 2, area_state: null });
    expect((await farmer.call('PUT', url, { name: '' })).json().errors.name).toEqual([
      'Name is required',
    ]);
  });

  it('of another farmer does not exist, and of a stranger nothing is told', async () => {
    const { id } = (await add({ name: 'A', area: 2 })).json();
    const other = await aFarmer(house.app);
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      const body = method === 'PUT' ? { name: 'Mine' } : undefined;
      expect((await other.call(method, `${URL}${id}/`, body)).statusCode).toBe(404);
      expect((await farmer.call(method, `${URL}17/`, body)).statusCode).toBe(404);
    }
    expect((await other.call('GET', URL)).json()).toEqual([]);
    expect((await house.app.inject({ url: URL })).statusCode).toBe(401);
  });

  it('goes, and its plantings stay without it', async () => {
    const { id } = (await add({ name: 'A', area: 2 })).json();
    const planting = await farmer.call('POST', '/api/user/plantings/', {
      crop: 'wheat',
      field: id,
    });
    expect((await farmer.call('DELETE', `${URL}${id}/`)).statusCode).toBe(204);
    expect((await farmer.call('DELETE', `${URL}${id}/`)).statusCode).toBe(404);
    const left = await farmer.call('GET', `/api/user/plantings/${planting.json().id}/`);
    expect(left.json()).toMatchObject({ field: null, area_acres: 2 });
  });

  it('stands on pages of a list', async () => {
    const many = await aFarmer(house.app);
    for (const name of ['a', 'b', 'c']) await many.call('POST', URL, { name, area: 1 });
    const first = await many.call('GET', `${URL}?limit=2`);
    expect(first.json().map(({ name }: { name: string }) => name)).toEqual(['c', 'b']);
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await many.call('GET', next)).json()).toMatchObject([{ name: 'a' }]);
  });
});
