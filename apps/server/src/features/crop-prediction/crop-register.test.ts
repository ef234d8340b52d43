import { CROPS as CALENDARS } from '@ankur/agronomy/crop-calendar/crops';
import { SUGGESTED_CROPS } from '@ankur/agronomy/crop-recommendation/predict-crop';
import { FURTHER_RANGES, growingRange } from '@ankur/agronomy/crop-suitability/growing-ranges';
import { usualSeason } from '@ankur/agronomy/crop-suitability/usual-season';
import { commodities, findCommodity } from '@ankur/content/commodities';
import { IRRIGATION_CROPS, idOfIrrigation } from '@ankur/contracts/irrigation/form-crops';
import { CARD_COMMODITIES } from '@ankur/contracts/market/card-commodities';
import { CROPS, cropsBy } from '@ankur/crops/register';
import { LEAF_CROPS } from '@ankur/leaf-doctor/library/crop-names';
import { describe, expect, it } from 'vitest';
import { diseases } from '../assistant/knowledge/diseases.ts';
import { knownDocuments } from '../assistant/knowledge/documents.ts';

/** Commodities of several crops. */
const OF_SEVERAL = ['Beans'];

describe('the register of crops and the tables keyed by crops', () => {
  it('names every calendar, and no other', () => {
    const ids = CROPS.flatMap(({ calendar, ratoon }) => [calendar ?? [], ratoon ?? []].flat());
    expect([...new Set(ids)].sort()).toEqual(CALENDARS.map(({ id }) => id).sort());
  });

  it('names every crop of the leaf classifier', () => {
    const crops = new Set(CROPS.flatMap(({ leaf }) => leaf ?? []));
    expect([...crops].sort()).toEqual([...LEAF_CROPS].sort());
  });

  it('has every crop of the irrigation form, whose calendar has its id', () => {
    const crops = CROPS.filter(({ irrigation }) => irrigation);
    expect(crops.map(({ irrigation }) => irrigation).sort()).toEqual([...IRRIGATION_CROPS].sort());
    for (const crop of IRRIGATION_CROPS)
      expect(cropsBy('irrigation', crop)).toMatchObject([
        { id: idOfIrrigation(crop), calendar: idOfIrrigation(crop) },
      ]);
  });

  it('knows a season, or a perennial, for every crop that may be suggested', () => {
    for (const crop of CROPS.filter(({ range }) => range))
      expect([crop.id, usualSeason(crop, '2026-11-21').kind]).not.toContain('unknown');
  });

  it('has the commodities of the market card', () => {
    const named = CROPS.flatMap(({ market }) => market ?? []);
    for (const commodity of CARD_COMMODITIES) expect(named).toContain(commodity);
  });

  it('names every label of the suggestion model and every growing range once', () => {
    const labels = CROPS.flatMap(({ suggestion }) => suggestion ?? []);
    expect(labels.sort()).toEqual([...SUGGESTED_CROPS].sort());
    const ranges = CROPS.flatMap(({ range }) => range ?? []);
    const known = [...SUGGESTED_CROPS, ...FURTHER_RANGES.map(({ crop }) => crop)];
    expect(ranges.sort()).toEqual([...known].sort());
    for (const range of ranges) expect(growingRange(range)?.crop).toBe(range);
  });

  it('has the commodities of the price lists, each of one crop', () => {
    const named = CROPS.flatMap(({ market }) => market ?? []);
    for (const name of named) expect(findCommodity(name)?.name).toBe(name);
    expect(new Set(named).size).toBe(named.length);
    const missing = commodities.filter(({ name }) => !named.includes(name));
    expect(missing.map(({ name }) => name)).toEqual(OF_SEVERAL);
  });

  it('refers to existing documents only', () => {
    const ids = new Set(knownDocuments().map(({ id }) => id));
    for (const { id, articles = [], seeAlso = [] } of CROPS) {
      for (const document of [...articles, ...seeAlso]) expect(ids, id).toContain(document);
    }
    const ofDiseases = diseases().map(({ id }) => id.split('_')[0]);
    for (const { disease } of CROPS) if (disease) expect(ofDiseases).toContain(disease);
  });

  it('finds the first crop of a key that several share', () => {
    expect(cropsBy('leaf', 'Citrus')[0]?.id).toBe('orange');
    expect(cropsBy('calendar', 'cabbage')[0]?.id).toBe('cabbage');
  });
});
