import type { Connection } from '../../lib/device/connection.ts';

/** Whether the connection is metered: data saver, mobile or slow network. */
export function isMetered(connection: Connection | undefined): boolean {
  if (!connection) return false;
  return (
    connection.saveData === true ||
    connection.type === 'cellular' ||
    (connection.effectiveType !== undefined && connection.effectiveType !== '4g')
  );
}

/** Megabytes with one decimal, never "0". */
export function megabytes(bytes: number): number {
  return Math.max(0.1, Math.round(bytes / 100_000) / 10);
}
