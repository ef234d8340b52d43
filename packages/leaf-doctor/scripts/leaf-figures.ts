/** The classifier's answer for one photograph of known label. */
export interface Answer {
  path: string;
  label: string;
  env: string;
  /** Labels by descending probability, without a named crop. */
  ranked: string[];
  confidence: number;
  /** The best label when the crop is named. */
  withCrop: string;
  refused: boolean;
}

/** Accuracy figures as shares 0..1. */
export interface Figures {
  n: number;
  top1: number;
  withCrop: number;
  top3: number;
  macroF1: number;
  ece: number;
  refused: number;
  rightOfAnswered: number;
}

function share(count: number, of: number): number {
  return of === 0 ? 0 : count / of;
}

function macroF1(answers: readonly Answer[]): number {
  const labels = [...new Set(answers.map((a) => a.label))];
  const scores = labels.map((label) => {
    let hit = 0;
    let miss = 0;
    for (const a of answers) {
      const said = a.ranked[0] === label;
      if (said && a.label === label) hit++;
      else if (said || a.label === label) miss++;
    }
    return (2 * hit) / (2 * hit + miss);
  });
  return share(
    scores.reduce((sum, s) => sum + s, 0),
    scores.length,
  );
}

/** Expected calibration error over 15 even bins of confidence. */
export function calibrationError(answers: readonly Answer[], bins = 15): number {
  let total = 0;
  for (let bin = 0; bin < bins; bin++) {
    const inside = answers.filter(
      (a) => Math.min(bins - 1, Math.floor(a.confidence * bins)) === bin,
    );
    const right = inside.filter((a) => a.ranked[0] === a.label).length;
    const confidence = inside.reduce((sum, a) => sum + a.confidence, 0);
    total += Math.abs(confidence - right);
  }
  return share(total, answers.length);
}

/** All figures of a set of answers. */
export function figuresOf(answers: readonly Answer[]): Figures {
  const n = answers.length;
  const answered = answers.filter((a) => !a.refused);
  return {
    n,
    top1: share(answers.filter((a) => a.ranked[0] === a.label).length, n),
    withCrop: share(answers.filter((a) => a.withCrop === a.label).length, n),
    top3: share(answers.filter((a) => a.ranked.slice(0, 3).includes(a.label)).length, n),
    macroF1: macroF1(answers),
    ece: calibrationError(answers),
    refused: share(n - answered.length, n),
    rightOfAnswered: share(answered.filter((a) => a.ranked[0] === a.label).length, answered.length),
  };
}
