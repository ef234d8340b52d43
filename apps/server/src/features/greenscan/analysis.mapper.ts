import type { Analysis } from '@ankur/contracts/greenscan/endpoints';
import { cropOf } from '@ankur/leaf-doctor/labels';
import { libraryIn } from '@ankur/leaf-doctor/library/read-library';
import type { LeafReport } from './leaf-messages.ts';

const NOT_SURE = 'Not sure';

/** Replaces the treatment when the classifier abstains. */
const RETAKE = [
  'Take the photograph again: one sick leaf, close up, in daylight, sharp, filling most of the picture.',
  'Say which crop it is, and add photographs of other sick leaves of the same plant (up to five).',
  'If it stays unsure, ask an expert and show the photograph, or call the Kisan Call Centre, 1800-180-1551, free of charge.',
  'Do not spray on a guess.',
];

const fourDigits = (share: number) => Math.round(share * 10_000) / 10_000;

/** A report in the contract's shape. */
export function toAnalysis(report: LeafReport, crop: string | null): Analysis {
  const { finding, severity, accuracy } = report;
  const { label } = finding;
  const library = libraryIn('en');
  return {
    disease: label === null ? NOT_SURE : (library.labelName(label) ?? label),
    severity: severity.severity,
    severity_basis: severity.basis,
    symptom_share: severity.symptomShare === null ? null : fourDigits(severity.symptomShare),
    recommendations: label === null ? RETAKE : library.recommendationList(label),
    crop: label === null ? crop : cropOf(label),
    confidence: fourDigits(finding.confidence),
    label,
    verdict: finding.verdict,
    candidates: finding.candidates.map((candidate) => ({
      label: candidate.label,
      probability: fourDigits(candidate.probability),
    })),
    photo_problems: report.photoProblems,
    accuracy,
    model: report.modelVersion,
    next_photograph: report.nextPhotograph,
  };
}
