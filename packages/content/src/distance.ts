const earthRadiusKm = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres between two points in degrees (haversine, mean Earth radius). */
export function distanceKm(latA: number, lonA: number, latB: number, lonB: number): number {
  const sinLat = Math.sin(radians(latB - latA) / 2);
  const sinLon = Math.sin(radians(lonB - lonA) / 2);
  const chord = sinLat ** 2 + Math.cos(radians(latA)) * Math.cos(radians(latB)) * sinLon ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)));
}
