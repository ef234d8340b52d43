import { createClassifier } from '@ankur/assistant/emergency/classifier';
import {
  createEmergencyGate,
  type Emergency,
  type EmergencyGate,
} from '@ankur/assistant/emergency/emergency';
import modelUrl from '@ankur/assistant/model/emergency.bin?url';

let ready: EmergencyGate | null = null;

/** Fetches the recogniser (kept by the service worker afterwards); rejects when it cannot be had. */
export async function prepareGate(): Promise<EmergencyGate> {
  if (ready) return ready;
  const answer = await fetch(modelUrl);
  if (!answer.ok) throw new Error(`emergency model: ${answer.status}`);
  ready = createEmergencyGate(createClassifier(await answer.arrayBuffer()));
  return ready;
}

/** What this device can tell at once, without waiting for the recogniser; null also while it is not here. */
export const emergencyHere = (message: string): Emergency | null => ready?.(message) ?? null;

/** Whether this device can tell emergencies. */
export const isGateHere = (): boolean => ready !== null;

/** Which emergency a message tells of; null too where the recogniser is neither kept nor to be had. */
export async function emergencyIn(message: string): Promise<Emergency | null> {
  const gate = await prepareGate().catch(() => null);
  return gate?.(message) ?? null;
}
