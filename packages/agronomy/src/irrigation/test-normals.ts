import type { MonthlyNormal } from './weather.ts';

type Row = readonly [number, number, number, number, number, number?];

function normal([month, tempMaxC, tempMinC, rainMm, humidityMeanPct, windKmh]: Row): MonthlyNormal {
  const air = { month, tempMaxC, tempMinC, rainMm, humidityMeanPct };
  return windKmh === undefined ? air : { ...air, windMs: windKmh / 3.6, windHeightM: 10 };
}

/** Monthly normals of Yavatmal (20.40° N, 451 m; no wind is published); India Meteorological Department figures. */
export const YAVATMAL = {
  place: { latitudeDeg: 20.4, elevationM: 451 },
  normals: (
    [
      [1, 28.4, 14.7, 15.5, 45.5],
      [3, 36, 21, 17.9, 30],
      [7, 30.2, 22.4, 285.6, 76.5],
      [8, 28.9, 21.8, 238.4, 80.5],
      [12, 28.5, 14.5, 3.9, 44.5],
    ] as const satisfies readonly Row[]
  ).map(normal),
};

/** Monthly normals of Karnal (29.70° N, 248 m); India Meteorological Department figures, wind at 10 m. */
export const KARNAL = {
  place: { latitudeDeg: 29.7, elevationM: 248 },
  normals: (
    [
      [1, 18.2, 6.4, 32.5, 80.5, 3.2],
      [7, 33.8, 26, 172.8, 76, 5.3],
      [8, 32.6, 25.3, 160.2, 81, 3.7],
      [9, 32.3, 23.2, 128.4, 78.5, 3.3],
      [10, 31.8, 17.3, 4.3, 68, 2.3],
      [11, 27.3, 11.5, 2, 68, 2.1],
    ] as const satisfies readonly Row[]
  ).map(normal),
};
