/** With less than this left, a photograph or two may not be kept any more. */
export const LITTLE_ROOM_BYTES = 30 * 1024 * 1024;

/** How many bytes this browser can still keep for the app; null where it does not say. */
export async function roomLeftBytes(): Promise<number | null> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
  } catch {
    return null;
  }
}

/** Whether what is written next may find no room. */
export async function isNearlyFull(): Promise<boolean> {
  const left = await roomLeftBytes();
  return left !== null && left < LITTLE_ROOM_BYTES;
}
