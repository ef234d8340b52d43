import type UPlot from 'uplot';

export interface Dot {
  x: number;
  y: number;
}

export interface Bend {
  before: Dot;
  after: Dot;
  to: Dot;
}

/**
 * Cardinal spline through points as cubic Béziers: each point's control points lie along the line between its neighbours, as long as
 * the tension (0 is straight) times the distance to that neighbour.
 */
export function bendsThrough(dots: readonly Dot[], tension: number): Bend[] {
  const handles = dots.map((dot, at) => {
    const [last, next] = [dots[at - 1] ?? dot, dots[at + 1] ?? dot];
    const back = Math.hypot(dot.x - last.x, dot.y - last.y);
    const ahead = Math.hypot(next.x - dot.x, next.y - dot.y);
    const whole = back + ahead || 1;
    const along = (share: number): Dot => ({
      x: dot.x + (next.x - last.x) * tension * share,
      y: dot.y + (next.y - last.y) * tension * share,
    });
    return { dot, behind: along(-back / whole), before: along(ahead / whole) };
  });
  return handles.slice(1).flatMap((end, at) => {
    const start = handles[at];
    return start ? [{ before: start.before, after: end.behind, to: end.dot }] : [];
  });
}

/** The runs of neighbouring values; a missing one ends a run. */
export function runsOf(values: readonly (number | null | undefined)[]): number[][] {
  const runs: number[][] = [[]];
  for (const [at, value] of values.entries()) {
    if (typeof value === 'number') runs.at(-1)?.push(at);
    else if (runs.at(-1)?.length) runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** Indices of values without a neighbour, which no line shows. */
export function lonePoints(values: readonly (number | null | undefined)[]): number[] {
  return runsOf(values).flatMap((run) => (run.length === 1 ? run : []));
}

/** Draws a series as smooth lines, one for each run of values. */
export function curvePaths(tension: number): UPlot.Series.PathBuilder {
  return (plot, seriesIndex) => {
    const [xs = [], ys = []] = [plot.data[0], plot.data[seriesIndex]];
    const scale = plot.series[seriesIndex]?.scale ?? 'y';
    const stroke = new Path2D();
    for (const run of runsOf([...ys])) {
      const dots = run.map((at) => ({
        x: plot.valToPos(xs[at] ?? 0, 'x', true),
        y: plot.valToPos(ys[at] ?? 0, scale, true),
      }));
      const [first] = dots;
      if (!first) continue;
      stroke.moveTo(first.x, first.y);
      for (const { before, after, to } of bendsThrough(dots, tension))
        stroke.bezierCurveTo(before.x, before.y, after.x, after.y, to.x, to.y);
    }
    return { stroke, fill: null, clip: null, flags: 1 };
  };
}
