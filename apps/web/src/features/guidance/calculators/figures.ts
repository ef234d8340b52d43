import { brooderWeek } from '@ankur/agronomy/livestock/brooder';
import { milkPrice } from '@ankur/agronomy/livestock/milk-price';
import { dailyRation, type MilchAnimal } from '@ankur/agronomy/livestock/ration';
import { silagePit } from '@ankur/agronomy/livestock/silage-pit';
import type { GuidanceArticle } from '../guidance.api.ts';

export type CalculatorKind = NonNullable<GuidanceArticle['calculator']>;

export const ANIMALS = ['zebu-cow', 'crossbred-cow', 'buffalo'] as const satisfies MilchAnimal[];

export type Unit = 'kg' | 'g' | 'litres' | 'm' | 'm2' | 'm3' | 'celsius' | 'pieces' | 'rupees';

export type FieldName =
  | 'animal'
  | 'weight'
  | 'milk'
  | 'pregnant'
  | 'green'
  | 'chicks'
  | 'week'
  | 'animals'
  | 'kgPerDay'
  | 'days'
  | 'width'
  | 'depth'
  | 'litres'
  | 'fat'
  | 'snf'
  | 'fatRate'
  | 'snfRate';

export type LineName =
  | 'concentrate'
  | 'greenFodder'
  | 'dryFodder'
  | 'mineralMix'
  | 'salt'
  | 'water'
  | 'temperatureLow'
  | 'temperatureHigh'
  | 'floor'
  | 'rings'
  | 'feeders'
  | 'drinkers'
  | 'fodderToFill'
  | 'volume'
  | 'length'
  | 'face'
  | 'perLitre'
  | 'amount';

export type NoteName = 'tooMuchConcentrate' | 'slowFace';

export interface Line {
  name: LineName;
  value: number;
  unit: Unit;
}

export interface Figures {
  lines: Line[];
  note: NoteName | null;
}

/** Fields of each calculator with default values; a boolean is a checkbox, a text a select. */
export const QUESTIONS: Record<
  CalculatorKind,
  readonly (readonly [FieldName, string | boolean])[]
> = {
  ration: [
    ['animal', 'crossbred-cow'],
    ['weight', '400'],
    ['milk', '10'],
    ['pregnant', false],
    ['green', true],
  ],
  brooder: [
    ['chicks', '250'],
    ['week', '1'],
  ],
  'silage-pit': [
    ['animals', '5'],
    ['kgPerDay', '20'],
    ['days', '90'],
    ['width', '1.2'],
    ['depth', '1.1'],
  ],
  'milk-price': [
    ['litres', '10'],
    ['fat', '4'],
    ['snf', '8.5'],
    ['fatRate', '350'],
    ['snfRate', '230'],
  ],
};

export type Answers = Partial<Record<FieldName, string | boolean>>;

type Numbers = (name: FieldName) => number;

function ration(answers: Answers, number: Numbers): Figures {
  const feed = dailyRation({
    animal: ANIMALS.find((animal) => animal === answers.animal) ?? 'crossbred-cow',
    bodyWeightKg: number('weight'),
    milkLitres: number('milk'),
    latePregnancy: answers.pregnant === true,
    hasGreenFodder: answers.green === true,
  });
  return {
    lines: [
      { name: 'concentrate', value: feed.concentrateKg, unit: 'kg' },
      { name: 'greenFodder', value: feed.greenFodderKg, unit: 'kg' },
      { name: 'dryFodder', value: feed.dryFodderKg, unit: 'kg' },
      { name: 'mineralMix', value: feed.mineralMixG, unit: 'g' },
      { name: 'salt', value: feed.saltG, unit: 'g' },
      { name: 'water', value: feed.waterLitres, unit: 'litres' },
    ],
    note: feed.tooMuchConcentrate ? 'tooMuchConcentrate' : null,
  };
}

function brooder(number: Numbers): Figures {
  const week = brooderWeek(number('chicks'), number('week'));
  return {
    lines: [
      { name: 'temperatureLow', value: week.tempLowC, unit: 'celsius' },
      { name: 'temperatureHigh', value: week.tempHighC, unit: 'celsius' },
      { name: 'floor', value: week.floorSpaceM2, unit: 'm2' },
      { name: 'rings', value: week.rings, unit: 'pieces' },
      { name: 'feeders', value: week.feeders, unit: 'pieces' },
      { name: 'drinkers', value: week.drinkers, unit: 'pieces' },
    ],
    note: null,
  };
}

function silage(number: Numbers): Figures {
  const pit = silagePit({
    animals: number('animals'),
    kgPerAnimalDay: number('kgPerDay'),
    days: number('days'),
    widthM: number('width'),
    depthM: number('depth'),
  });
  return {
    lines: [
      { name: 'fodderToFill', value: pit.greenFodderKg, unit: 'kg' },
      { name: 'volume', value: pit.volumeM3, unit: 'm3' },
      { name: 'length', value: pit.lengthM, unit: 'm' },
      { name: 'face', value: pit.faceMPerDay, unit: 'm' },
    ],
    note: pit.faceIsFastEnough ? null : 'slowFace',
  };
}

function milk(number: Numbers): Figures {
  const price = milkPrice({
    litres: number('litres'),
    fatPct: number('fat'),
    snfPct: number('snf'),
    fatRatePaisePerKg: number('fatRate') * 100,
    snfRatePaisePerKg: number('snfRate') * 100,
  });
  return {
    lines: [
      { name: 'perLitre', value: price.pricePaisePerLitre / 100, unit: 'rupees' },
      { name: 'amount', value: price.amountPaise / 100, unit: 'rupees' },
    ],
    note: null,
  };
}

/** The results of a calculator; null while an input is missing or outside the formula's range. */
export function figuresOf(kind: CalculatorKind, answers: Answers): Figures | null {
  const number: Numbers = (name) => {
    const text = String(answers[name] ?? '').trim();
    return text === '' ? Number.NaN : Number(text);
  };
  try {
    if (kind === 'ration') return ration(answers, number);
    if (kind === 'brooder') return brooder(number);
    return kind === 'silage-pit' ? silage(number) : milk(number);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
