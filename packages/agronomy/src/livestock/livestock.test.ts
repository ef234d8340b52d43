import { describe, expect, it } from 'vitest';
import { brooderWeek } from './brooder.ts';
import { milkPrice } from './milk-price.ts';
import { dailyRation, type RationInput } from './ration.ts';
import { silagePit } from './silage-pit.ts';
import { weightByGirth } from './weight-by-girth.ts';

describe('ration of a milch animal', () => {
  const cow: RationInput = {
    animal: 'crossbred-cow',
    bodyWeightKg: 400,
    milkLitres: 10,
    latePregnancy: false,
    hasGreenFodder: true,
  };

  it('of a crossbred cow of 400 kg with 10 litres', () => {
    // Concentrate 2 + 10 / 2.5 = 6 kg, 5.4 kg dry; 12 kg dry matter leave 6.6 kg of roughage,
    // two thirds green: 4.4 / 0.2 = 22 kg; one third straw: 2.2 / 0.9 = 2.4 kg.
    const ration = dailyRation(cow);
    expect(ration.concentrateKg).toBeCloseTo(6);
    expect(ration.greenFodderKg).toBeCloseTo(22);
    expect(ration.dryFodderKg).toBeCloseTo(2.44, 1);
    expect(ration).toMatchObject({ mineralMixG: 100, waterLitres: 80, tooMuchConcentrate: false });
  });

  it('gives more to buffaloes by litre and to pregnant animals, little to a dry zebu', () => {
    const buffalo = dailyRation({ ...cow, animal: 'buffalo', bodyWeightKg: 500 });
    expect(buffalo.concentrateKg).toBeCloseTo(7);
    const pregnant = dailyRation({ ...cow, milkLitres: 5, latePregnancy: true });
    expect(pregnant.concentrateKg).toBeCloseTo(5.75);
    const dry = { ...cow, animal: 'zebu-cow', bodyWeightKg: 300, milkLitres: 0 } as const;
    expect(dailyRation(dry).concentrateKg).toBeCloseTo(1.25);
  });

  it('limits concentrate in favour of fodder, and reports it', () => {
    const ration = dailyRation({ ...cow, milkLitres: 25 });
    expect(ration.tooMuchConcentrate).toBe(true);
    expect(ration.concentrateKg * 0.9).toBeCloseTo(ration.dryMatterKg * 0.5);
  });

  it('replaces green fodder by straw where there is none', () => {
    const ration = dailyRation({ ...cow, hasGreenFodder: false });
    expect(ration.greenFodderKg).toBe(0);
    // Half of the 12 kg may be concentrate, the other half is straw.
    expect(ration.dryFodderKg).toBeCloseTo(6 / 0.9);
  });

  it('needs more concentrate for the milk of a crossbred cow without green fodder', () => {
    const five = { ...cow, milkLitres: 5 };
    expect(dailyRation(five).concentrateKg).toBeCloseTo(4);
    expect(dailyRation({ ...five, hasGreenFodder: false }).concentrateKg).toBeCloseTo(4.5);
  });

  it('gives 50 g of minerals without milk and 100 to 200 g by yield', () => {
    const grams = (milkLitres: number) => dailyRation({ ...cow, milkLitres }).mineralMixG;
    expect([0, 4, 10, 14, 20, 40].map(grams)).toEqual([50, 100, 100, 140, 200, 200]);
  });

  it('refuses impossible animals', () => {
    expect(() => dailyRation({ ...cow, bodyWeightKg: 40 })).toThrow(RangeError);
    expect(() => dailyRation({ ...cow, milkLitres: -1 })).toThrow(RangeError);
    expect(() => dailyRation({ ...cow, milkLitres: 100 })).toThrow(RangeError);
  });
});

describe('brooder', () => {
  it('starts at 32–35 °C and cools by 2.8 °C a week to room temperature', () => {
    const first = brooderWeek(500, 1);
    expect(first.tempLowC).toBeCloseTo(32.2, 1);
    expect(first.tempHighC).toBeCloseTo(35, 1);
    expect(brooderWeek(500, 3).tempHighC).toBeCloseTo(29.4, 1);
    expect(brooderWeek(500, 8).tempHighC).toBeCloseTo(21.1, 1);
  });

  it('gives 500 chicks two rings, ten feeders and 11.6 m² in the first week', () => {
    expect(brooderWeek(500, 1)).toMatchObject({ rings: 2, feeders: 10, drinkers: 10 });
    expect(brooderWeek(500, 1).floorSpaceM2).toBeCloseTo(11.61, 1);
    expect(brooderWeek(500, 3)).toMatchObject({ rings: 0 });
    expect(brooderWeek(500, 3).floorSpaceM2).toBeCloseTo(23.2, 1);
  });

  it('refuses weeks and batches outside the rule', () => {
    expect(() => brooderWeek(500, 0)).toThrow(RangeError);
    expect(() => brooderWeek(500, 9)).toThrow(RangeError);
    expect(() => brooderWeek(0, 1)).toThrow(RangeError);
  });
});

describe('silage pit', () => {
  it('for five animals, 15 kg a day, 120 days', () => {
    // 9,000 kg to feed, 10,588 kg to fill, 19.25 m³, 6.4 m at 2 × 1.5 m.
    const pit = silagePit({ animals: 5, kgPerAnimalDay: 15, days: 120, widthM: 2, depthM: 1.5 });
    expect(pit.silageKg).toBe(9000);
    expect(pit.greenFodderKg).toBeCloseTo(10_588, 0);
    expect(pit.volumeM3).toBeCloseTo(19.25, 2);
    expect(pit.lengthM).toBeCloseTo(6.42, 2);
    expect(pit.faceIsFastEnough).toBe(false);
  });

  it('matches the trench of the article: 14.5 m for five animals, 20 kg, 90 days, at 1.2 × 1.1 m', () => {
    const pit = silagePit({ animals: 5, kgPerAnimalDay: 20, days: 90, widthM: 1.2, depthM: 1.1 });
    expect(pit.lengthM).toBeCloseTo(14.58, 2);
    expect(pit.faceIsFastEnough).toBe(true);
  });

  it('distinguishes a face that is fed fast enough from one too wide', () => {
    const herd = { animals: 20, kgPerAnimalDay: 20, days: 60 };
    expect(silagePit({ ...herd, widthM: 2, depthM: 1.5 }).faceIsFastEnough).toBe(true);
    expect(silagePit({ ...herd, widthM: 5, depthM: 2.5 }).faceIsFastEnough).toBe(false);
    expect(() => silagePit({ ...herd, widthM: 0, depthM: 2 })).toThrow(RangeError);
  });
});

describe('milk price on two axes', () => {
  it('pays fat and solids by the kilogram', () => {
    // 10 litres, 10.3 kg, 6 % fat 0.618 kg at ₹420, 9 % SNF 0.927 kg at ₹280: 259.56 + 259.56.
    const price = milkPrice({
      litres: 10,
      fatPct: 6,
      snfPct: 9,
      fatRatePaisePerKg: 42_000,
      snfRatePaisePerKg: 28_000,
    });
    expect(price).toMatchObject({ amountPaise: 51_912, pricePaisePerLitre: 5191 });
    expect(price.fatKg).toBeCloseTo(0.618);
    expect(price.snfKg).toBeCloseTo(0.927);
  });

  it('refuses impossible percentages', () => {
    const milk = { litres: 1, fatPct: 4, snfPct: 8.5, fatRatePaisePerKg: 1, snfRatePaisePerKg: 1 };
    expect(() => milkPrice({ ...milk, fatPct: 40 })).toThrow(RangeError);
    expect(() => milkPrice({ ...milk, litres: -1 })).toThrow(RangeError);
  });
});

it('tells the weight of a cow by her girth and length, as article 15 does', () => {
  // 60 × 60 × 55 inches ÷ 660 = 300 kg.
  expect(weightByGirth(60 * 2.54, 55 * 2.54)).toBe(300);
  // 165 cm and 140 cm: 64.96² × 55.12 ÷ 660 = 352.4.
  expect(weightByGirth(165, 140)).toBe(352);
  expect(weightByGirth(0, 140)).toBeNull();
  expect(weightByGirth(165, Number.NaN)).toBeNull();
});
