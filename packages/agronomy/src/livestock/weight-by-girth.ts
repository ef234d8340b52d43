const CM_PER_INCH = 2.54;
/** Cubic inches of girth × girth × length to a kilogram. */
const CUBIC_INCHES_PER_KG = 660;

/**
 * Live weight in kg of a cow or buffalo by Schaeffer's formula, girth² × length ÷ 660 in inches, as article 15 (growth of
 * heifers) tells it; ÷ 300 gives pounds. `girthCm` is measured behind the elbow, `lengthCm` from the point of the shoulder to
 * the point of the rump. A rough rule, made for cattle. Null where a measure is not more than 0.
 */
export function weightByGirth(girthCm: number, lengthCm: number): number | null {
  if (!(girthCm > 0 && lengthCm > 0)) return null;
  const [girth, length] = [girthCm / CM_PER_INCH, lengthCm / CM_PER_INCH];
  return Math.round((girth * girth * length) / CUBIC_INCHES_PER_KG);
}
