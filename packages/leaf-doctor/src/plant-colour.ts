/** Class of a pixel by colour. */
export type PlantColour = 'green' | 'sick' | 'other';

/**
 * Classifies a pixel by hue and saturation: living green, yellow to brown of dying tissue, or other.
 * Hue in degrees as usual; thresholds were set by eye on validation photographs of single leaves.
 */
export function plantColour(red: number, green: number, blue: number): PlantColour {
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const spread = high - low;
  if (high < 30 || spread < 0.16 * high) return 'other';
  let hue: number;
  if (high === red) hue = (60 * (green - blue)) / spread;
  else if (high === green) hue = 120 + (60 * (blue - red)) / spread;
  else hue = 240 + (60 * (red - green)) / spread;
  if (hue >= 62 && hue <= 170) return 'green';
  if (hue >= 8 && hue < 62 && spread >= 0.22 * high) return 'sick';
  return 'other';
}
