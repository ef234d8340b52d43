/** What browsers tell of the network (Network Information API); not in TypeScript's types. */
export interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

/** The connection of this device; undefined where the browser tells nothing of it. */
export const connectionHere = (): (Connection & EventTarget) | undefined =>
  (globalThis.navigator as { connection?: Connection & EventTarget } | undefined)?.connection;

/** Whether the farmer asked the browser to save data. */
export const savesData = (): boolean => connectionHere()?.saveData === true;
