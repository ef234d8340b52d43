import type { ScanResult } from './greenscan.api.ts';

/** The analysis of an answer; null when it lacks the disease, the severity or the recommendations. */
export function readResult(answer: unknown): ScanResult | null {
  const analysis = (answer as { analysis?: unknown } | null)?.analysis;
  if (typeof analysis !== 'object' || analysis === null) return null;
  const { disease, severity, recommendations } = analysis as Record<string, unknown>;
  if (typeof disease !== 'string' || disease === '') return null;
  if (typeof severity !== 'string' || severity === '') return null;
  if (!Array.isArray(recommendations)) return null;
  return analysis as ScanResult;
}
