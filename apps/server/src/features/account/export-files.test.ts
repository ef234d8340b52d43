import { expect, it } from 'vitest';
import { geoJsonOf } from './export-files.ts';

const ringOf = (boundary: readonly (readonly number[])[]) =>
  JSON.parse(geoJsonOf([{ id: 'f', boundary }]) ?? '').features[0].geometry.coordinates[0];

it('writes the ring of a field counterclockwise, whichever way round it was walked', () => {
  const [southWest, southEast, northEast] = [
    [20.39, 78.12],
    [20.39, 78.121],
    [20.391, 78.121],
  ] as const;
  const wanted = [
    [78.12, 20.39],
    [78.121, 20.39],
    [78.121, 20.391],
    [78.12, 20.39],
  ];
  expect(ringOf([southWest, southEast, northEast])).toEqual(wanted);
  expect(ringOf([southWest, northEast, southEast])).toEqual(wanted);
});
