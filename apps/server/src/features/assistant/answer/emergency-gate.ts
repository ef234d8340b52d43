import { readFileSync } from 'node:fs';
import { createClassifier } from '@ankur/assistant/emergency/classifier';
import { createEmergencyGate, type EmergencyGate } from '@ankur/assistant/emergency/emergency';
import { packagesFolder } from '@ankur/content/collection';

let gate: EmergencyGate | undefined;

/** The emergency gate on the shipped model, read from disk at the first message. */
export const emergencyIn: EmergencyGate = (message) => {
  gate ??= createEmergencyGate(createClassifier(modelBytes()));
  return gate(message);
};

function modelBytes(): ArrayBuffer {
  const file = readFileSync(packagesFolder('assistant', 'model', 'emergency.bin'));
  return new Uint8Array(file).buffer;
}
