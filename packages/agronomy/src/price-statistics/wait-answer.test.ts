import { expect, it } from 'vitest';
import { waitAnswer } from './wait-answer.ts';

it.each([
  ['Onion', 6],
  ['Garlic', 6],
  ['Potato', 4],
  ['Arhar (Tur/Red Gram)(Whole)', 0.7],
  ['Black Gram(Urd Beans)(Whole)', 0.7],
  ['Soyabean', 0.5],
  ['Sesamum(Sesame,Gingelly,Til)', 0.5],
  ['Turmeric', 0.5],
  ['Wheat', 0.5],
])('takes for %s a usual loss of %d percent a month', (commodity, loss) => {
  const facts = { commodity, keeps: true, months: [], markets: [] };
  expect(waitAnswer(facts, {}).costs.loss).toBe(loss);
  expect(waitAnswer(facts, { loss: 3 }).costs.loss).toBe(3);
});
