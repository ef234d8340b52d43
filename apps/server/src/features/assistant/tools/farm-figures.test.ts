import type { IrrigationAdvice } from '@ankur/contracts/irrigation/endpoints';
import type { IrrigationQuestion } from '@ankur/contracts/irrigation/rules';
import { expect, it } from 'vitest';
import { notFound } from '../../../platform/errors/app-error.ts';
import type { Circumstances } from '../../../ports/circumstances.ts';
import { tellFinance, tellIrrigation } from './farm-tools.ts';
import { tellPrices } from './prices-tool.ts';

const farm = { point: { lat: 20.4, lon: 78.1 }, landAcres: null } as Circumstances;

async function water(landAcres: number | null): Promise<[string | undefined, number | undefined]> {
  let asked: IrrigationQuestion | undefined;
  const suggest = async (_: string, question: IrrigationQuestion) => {
    asked = question;
    return { water_requirement: 100 * question.land_size } as IrrigationAdvice;
  };
  const own = { ...farm, landAcres };
  const [line] = await tellIrrigation(suggest, 'f', 'wheat', own, '2026-11-22', 'en');
  return [line, asked?.land_size];
}

it('reckons the water of the land that there is: half an acre is not one', async () => {
  expect(await water(0.5)).toEqual([expect.stringMatching(/^Your 0.5 acres .* 50 m³/), 0.5]);
  expect(await water(5)).toEqual([expect.stringMatching(/^Your 5 acres .* 500 m³/), 5]);
  expect(await water(1)).toEqual([expect.stringMatching(/^An acre .* 100 m³/), 1]);
  expect(await water(null)).toEqual([expect.stringMatching(/^An acre .* 100 m³/), 1]);
});

it('says nothing of water that the calculation refuses, and hides no other error', async () => {
  const ask = (fault: Error) =>
    tellIrrigation(() => Promise.reject(fault), 'f', 'wheat', farm, '2026-11-22', 'en');
  expect(await ask(notFound())).toEqual([]);
  await expect(ask(new TypeError('a mistake'))).rejects.toThrow('a mistake');
});

it('writes a loss and paise as the finance card does', async () => {
  const books = {
    totalsOfMonths: async () => ({ incomePaise: 6_000_120, expensesPaise: 15_400_075 }),
  };
  const [line] = await tellFinance(books, 'f', '2026-11-22', 'en');
  expect(line).toBe('This month: income ₹60,001.20, expenses ₹1,54,000.75, balance -₹93,999.55.');
  const [half] = await tellFinance(books, 'f', '2026-11-22', 'en', 6);
  expect(half).toMatch(/^The last 6 months, this one included: income ₹60,001.20/);
});

it('names the support price in force and the next one once it is announced', async () => {
  const prices = { latest: async () => [] };
  const lines = (day: string) => tellPrices(prices, 'msp of wheat', [], null, null, day, 'en');
  const told = (await lines('2026-11-22')).slice(1).join(' ');
  expect(told).toMatch(/₹2,585 a quintal \(RMS 2026-27\).*₹2,610 a quintal \(RMS 2027-28\)/);
  expect(await lines('2026-09-22')).toHaveLength(2);
});
