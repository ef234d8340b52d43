/** Every how many-th of the names along an axis is written, so that none touches the next. */
export function labelStep(names: number, widestPx: number, roomPx: number): number {
  return Math.max(1, Math.ceil((names * widestPx) / Math.max(1, roomPx)));
}
