/** Shows every n-th label of an axis, so that none touches the next; returns n. */
export function labelStep(names: number, widestPx: number, roomPx: number): number {
  return Math.max(1, Math.ceil((names * widestPx) / Math.max(1, roomPx)));
}
