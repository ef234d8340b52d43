import type { Advice, Question } from './question.ts';

/** Advice computed on this device; null where it knows too little. */
export async function askPhone(question: Question): Promise<Advice | null> {
  try {
    const { adviseOnPhone } = await import('./water-on-phone.ts');
    const computed = await adviseOnPhone(question);
    return computed && { ...computed.data, computedAtMs: computed.atMs };
  } catch {
    return null;
  }
}
