import type { Planting } from './farm.api.ts';

type Known = Pick<Planting, 'id' | 'crop' | 'field' | 'variety' | 'sown_on' | 'area_acres'>;

interface Words {
  cropName: (crop: string) => string;
  /** Name of a field by its id; empty for one that is gone. */
  fieldName: (id: string) => string;
  sown: (date: string) => string;
  acres: (acres: number) => string;
}

/**
 * What plantings are called by id: the crop, and of two of one crop what tells them apart: the field, then the variety, the
 * sowing date and the acres, as many of them as it takes.
 */
export function plantingNames(
  plantings: readonly Known[],
  { cropName, fieldName, sown, acres }: Words,
): ReadonlyMap<string, string> {
  const marksOf = ({ field, variety, sown_on, area_acres }: Known) => [
    field ? fieldName(field) : '',
    variety ?? '',
    sown_on ? sown(sown_on) : '',
    area_acres === null ? '' : acres(area_acres),
  ];
  const named = (one: Known) => {
    const rivals = plantings.filter(({ crop, id }) => crop === one.crop && id !== one.id);
    const own = marksOf(one);
    const parts = [cropName(one.crop)];
    let alike = rivals.map(marksOf);
    for (const [index, mark] of own.entries()) {
      if (alike.length === 0) break;
      const left = alike.filter((marks) => marks[index] === mark);
      if (left.length === alike.length) continue;
      if (mark !== '') parts.push(mark);
      alike = left;
    }
    return parts.join(', ');
  };
  return new Map(plantings.map((one) => [one.id, named(one)]));
}
