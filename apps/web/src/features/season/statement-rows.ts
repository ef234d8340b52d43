import type { SeasonAnswer } from '../../entities/farm/farm.api.ts';

export interface Sums {
  income: number;
  expense: number;
  profit: number;
}

export interface StatementRow {
  /** Id of a crop of the register, or one of what is no crop. */
  id: string;
  kind: 'crop' | 'herd' | 'other' | 'total';
  /** Of the first span and the second; null where there was nothing. */
  sums: readonly [Sums | null, Sums | null];
}

const cents = (value: number) => Math.round(value * 100) / 100;

function add(a: Sums | undefined, { income, expense, profit }: Sums): Sums {
  if (!a) return { income, expense, profit };
  return {
    income: cents(a.income + income),
    expense: cents(a.expense + expense),
    profit: cents(a.profit + profit),
  };
}

/** Sums by crop, since two plantings of one crop in two seasons are compared as that crop. */
function byCrop({ plantings }: SeasonAnswer): Map<string, Sums> {
  const sums = new Map<string, Sums>();
  for (const one of plantings) sums.set(one.crop, add(sums.get(one.crop), one));
  return sums;
}

/** The rows of a statement over two spans of time; the last one is the sum of those before. */
export function statementRows(first: SeasonAnswer, second: SeasonAnswer): StatementRow[] {
  const crops = [byCrop(first), byCrop(second)] as const;
  const ids = [...new Set(crops.flatMap((sums) => [...sums.keys()]))];
  return [
    ...ids.map((id) => ({
      ...{ id, kind: 'crop' as const },
      sums: [crops[0].get(id) ?? null, crops[1].get(id) ?? null] as const,
    })),
    ...(['herd', 'other', 'total'] as const).map((kind) => ({
      ...{ id: kind, kind },
      sums: [first[kind], second[kind]] as const,
    })),
  ];
}
