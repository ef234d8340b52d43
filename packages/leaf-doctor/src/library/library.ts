import type { Severity } from '../severity.ts';
import { APPLE } from './crops/apple.ts';
import { BANANA } from './crops/banana.ts';
import { BEAN } from './crops/bean.ts';
import { BLACKGRAM } from './crops/blackgram.ts';
import { CARDAMOM } from './crops/cardamom.ts';
import { CHILLI } from './crops/chilli.ts';
import { CITRUS } from './crops/citrus.ts';
import { COTTON } from './crops/cotton.ts';
import { GROUNDNUT } from './crops/groundnut.ts';
import { MAIZE } from './crops/maize.ts';
import { MANGO } from './crops/mango.ts';
import { POTATO } from './crops/potato.ts';
import { RICE } from './crops/rice.ts';
import { SUGARCANE } from './crops/sugarcane.ts';
import { TOMATO } from './crops/tomato.ts';
import { WHEAT } from './crops/wheat.ts';
import { HEALTHY } from './healthy.ts';
import type { DiseaseEntry } from './library-types.ts';
import { libraryText, type Text } from './text.ts';

/** Every disease the doctor can name, by crop. */
export const DISEASES: readonly DiseaseEntry[] = [
  ...APPLE,
  ...BANANA,
  ...BEAN,
  ...BLACKGRAM,
  ...CARDAMOM,
  ...CHILLI,
  ...CITRUS,
  ...COTTON,
  ...GROUNDNUT,
  ...MAIZE,
  ...MANGO,
  ...POTATO,
  ...RICE,
  ...SUGARCANE,
  ...TOMATO,
  ...WHEAT,
];

const BY_LABEL = new Map(DISEASES.map((entry) => [entry.label, entry]));

const NOT_A_LEAF = libraryText('sentences.not_a_leaf');

/** The entry of a disease label; null for healthy, not-a-leaf and unknown labels. */
export function diseaseOf(label: string): DiseaseEntry | null {
  return BY_LABEL.get(label) ?? null;
}

/** What to call a label in front of a farmer; null for a label the doctor does not know. */
export function labelName(label: string): Text | null {
  if (label.endsWith('___Healthy')) return HEALTHY.name;
  if (label === 'NotLeaf___Background') return NOT_A_LEAF;
  return diseaseOf(label)?.name ?? null;
}

/** The disease's own risk when the picture does not tell how far it has got; Low when healthy. */
export function typicalRisk(label: string): Severity {
  return diseaseOf(label)?.typicalRisk ?? 'Low';
}
