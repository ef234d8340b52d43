interface Where {
  lat: number;
  lon: number;
}

const RADIUS = 100;
const ROUND_KM = [5, 10, 20, 25, 50, 75, 100, 150, 200, 300, 500, 1000] as const;
const DEGREE_KM = 111.2;

/** Projects places around a centre onto a square of 200 units, north up, with two rings at round distances in km (straight line). */
export function drawPoints(home: Where, places: readonly Where[]) {
  const shrink = Math.cos((home.lat * Math.PI) / 180);
  const away = places.map((place) => ({
    eastKm: (place.lon - home.lon) * DEGREE_KM * shrink,
    southKm: (home.lat - place.lat) * DEGREE_KM,
  }));
  const farthest = Math.max(1, ...away.map((one) => Math.hypot(one.eastKm, one.southKm)));
  const outerKm = ROUND_KM.find((km) => km >= farthest) ?? farthest;
  const scale = RADIUS / outerKm;
  return {
    points: away.map((one) => ({ x: one.eastKm * scale, y: one.southKm * scale })),
    rings: [outerKm / 2, outerKm].map((km) => ({ km, radius: km * scale })),
  };
}
