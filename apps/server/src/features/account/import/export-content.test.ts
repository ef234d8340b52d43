import { memoryStore } from '@ankur/testkit/memory-store';
import { buildTestApp, type TestApp } from '@ankur/testkit/test-app';
import { strFromU8 } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountArchive } from '../../../app-archive.ts';
import { exportOf, filesIn, toldIn } from '../../../testing/archives.ts';
import { aWholeFarm } from '../../../testing/whole-farm.ts';
import { exportSchema } from './export-schema.ts';

let here: TestApp;
let archive: Buffer;
beforeAll(async () => {
  here = await buildTestApp({ media: memoryStore() });
  archive = await exportOf(await aWholeFarm(here.app));
});
afterAll(() => here.close());

describe('the export', () => {
  it('holds each table as JSON and CSV, and the fields as GeoJSON', () => {
    const files = filesIn(archive);
    for (const name of [
      'fields',
      'plantings',
      'planting_events',
      'animals',
      'animal_events',
      'losses',
    ])
      expect(Object.keys(files)).toEqual(expect.arrayContaining([`${name}.json`, `${name}.csv`]));
    expect(strFromU8(files['finance/expenses.csv'] ?? new Uint8Array())).toContain('1500.5');
    const geo = toldIn(files['fields.geojson']);
    expect(geo.features[0].geometry.coordinates[0]).toHaveLength(4);
    // Walked from the south-west by the south-east: counterclockwise, as RFC 7946 has exterior rings.
    expect(geo.features[0].geometry.coordinates[0][0]).toEqual([78.12, 20.39]);
    const walked = geo.features[0].properties;
    expect(walked).toMatchObject({ name: 'River field', pump_source: 'bore_well' });
    const calendar = strFromU8(files['farm-tasks.ics'] ?? new Uint8Array());
    expect(calendar).toContain('SUMMARY:Weed the cotton');
    expect(calendar).not.toContain('SUMMARY:Pick');
    expect(calendar).toContain('DTSTART;VALUE=DATE:20270228');
  });

  it('has no column that its schema does not name', () => {
    type Row = { properties: Record<string, { properties?: object }> };
    const { properties } = exportSchema(accountArchive) as {
      properties: Record<string, Row & { items?: Row }>;
    };
    const files = filesIn(archive);
    // Of the account itself, more is told than is taken.
    const { 'account.json': _, ...taken } = properties;
    const unnamed = Object.entries(taken).flatMap(([name, { items: item, ...whole }]) => {
      const items = item ?? whole;
      const rows: Record<string, object | null>[] = [toldIn(files[name])].flat();
      expect([name, rows.length]).not.toEqual([name, 0]);
      const details = rows.flatMap((row) => Object.keys(row.details ?? {}));
      const named = Object.keys(items.properties.details?.properties ?? {});
      return [
        ...rows.flatMap((row) => Object.keys(row).filter((column) => !items.properties[column])),
        ...details.filter((column) => !named.includes(column)),
      ].map((column) => `${name}: ${column}`);
    });
    expect([...new Set(unnamed)]).toEqual([]);
  });
});
