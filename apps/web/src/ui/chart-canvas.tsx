import 'uplot/dist/uPlot.min.css';
import { memo, useEffect, useRef } from 'react';
import UPlot from 'uplot';
import { useTheme } from '../lib/theme/theme.ts';
import { curvePaths, lonePoints } from './curve.ts';
import { labelStep } from './label-step.ts';

export interface Series {
  label: string;
  /** One value a point; null where nothing is known. */
  values: readonly (number | null)[];
  /** Straight segments, for values that change in steps. */
  straight?: boolean;
}

export interface CanvasProps {
  kind: 'line' | 'bar';
  points: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
  heightPx: number;
}

/** Tension of the spline. */
const TENSION = 0.4;

const AXIS_PX = 76;
/** Tick length and gap between labels and plot, px. */
const BESIDE_PX = 15;

/** Width of the axis, for its widest label. */
function axisWidth(plot: UPlot, labels: readonly string[] | null): number {
  plot.ctx.font = labelFont();
  const widest = (labels ?? []).map((label) => plot.ctx.measureText(label).width);
  return Math.ceil(Math.max(AXIS_PX, ...widest.map((px) => px + BESIDE_PX)));
}

const TOKENS = ['--brand', '--accent', '--info', '--warn'] as const;

function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** The font of the page, which has the letters of the reader's script; a canvas does not inherit it. */
const labelFont = (): string => `12px ${token('--font-sans') || 'sans-serif'}`;

/**
 * Fetches the letters of a text and calls back when letters have arrived: a canvas neither asks for a font nor draws again
 * when it comes, and on a phone without the reader's script shows empty boxes.
 */
function onLetters(text: string, arrived: () => void): () => void {
  // Not in every environment of tests.
  const { fonts } = document as { fonts?: FontFaceSet };
  fonts?.load(labelFont(), text).then(
    (found) => found.length > 0 && arrived(),
    () => undefined,
  );
  fonts?.addEventListener('loadingdone', arrived);
  return () => fonts?.removeEventListener('loadingdone', arrived);
}

/** Minimum gap between two labels of the x axis. */
const APART_PX = 10;

/** Label step of the x axis. */
function namedEvery(plot: UPlot, points: readonly string[]): number {
  plot.ctx.font = labelFont();
  const widest = Math.max(0, ...points.map((point) => plot.ctx.measureText(point).width));
  return labelStep(points.length, widest + APART_PX, plot.width - AXIS_PX);
}

/** A line with dots; when the dots are too dense, only isolated ones are drawn. */
function lineOptions({ values, straight }: Series): Partial<UPlot.Series> {
  const lone = lonePoints(values);
  return {
    paths: curvePaths(straight ? 0 : TENSION),
    points: { filter: (_plot, _series, show) => (show ? null : lone) },
  };
}

function seriesOptions({ kind, series }: CanvasProps): UPlot.Series[] {
  // Bars of two series are grouped; overlapping ones would hide the smaller.
  const beside = series.length === 2;
  const barsAt = (index: number) =>
    UPlot.paths.bars?.(
      beside ? { size: [0.35, 24], align: index === 0 ? -1 : 1 } : { size: [0.7, 48] },
    );
  return series.map((one, index) => {
    const colour = token(TOKENS[index % TOKENS.length] ?? '--brand');
    const bars = kind === 'bar' ? barsAt(index) : undefined;
    return {
      label: one.label,
      stroke: colour,
      width: 2,
      spanGaps: false,
      ...(kind === 'bar' ? { fill: colour, points: { show: false } } : {}),
      ...(bars ? { paths: bars } : {}),
      ...(kind === 'line' ? lineOptions(one) : {}),
    };
  });
}

function options(props: CanvasProps, widthPx: number): UPlot.Options {
  const text = token('--muted');
  const grid = { stroke: token('--line'), width: 1 };
  const { points, format } = props;
  return {
    width: widthPx,
    height: props.heightPx,
    legend: { show: false },
    cursor: { drag: { x: false, y: false } },
    scales: {
      // From the points and not from the data: uPlot takes a single one for the first of a hundred.
      x: { time: false, range: [-0.5, points.length - 0.5] },
      ...(props.kind === 'bar'
        ? { y: { range: (_plot, min, max) => [Math.min(0, min), max * 1.08 || 1] } }
        : {}),
    },
    axes: [
      {
        stroke: text,
        grid: { show: false },
        ticks: grid,
        font: labelFont(),
        splits: (plot) => {
          const step = namedEvery(plot, points);
          return points.map((_point, index) => index).filter((index) => index % step === 0);
        },
        values: (_plot, splits) => splits.map((index) => points[index] ?? ''),
      },
      {
        stroke: text,
        grid,
        ticks: grid,
        font: labelFont(),
        size: axisWidth,
        values: (_plot, splits) => splits.map((value) => format(value)),
      },
    ],
    series: [{}, ...seriesOptions(props)],
  };
}

/** Draws with uPlot; redraws when the data, the width or the colours change. */
function ChartCanvas(props: CanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  const theme = useTheme();
  useEffect(() => {
    const target = box.current;
    if (!target || theme === undefined) return;
    const data: UPlot.AlignedData = [
      props.points.map((_point, index) => index),
      ...props.series.map((one) => [...one.values]),
    ];
    const plot = new UPlot(options(props, target.clientWidth || 320), data, target);
    const watch = new ResizeObserver(() => {
      plot.setSize({ width: target.clientWidth, height: props.heightPx });
    });
    watch.observe(target);
    const again = () => plot.redraw(false, true);
    const stop = onLetters(props.points.join(' '), again);
    return () => {
      stop();
      watch.disconnect();
      plot.destroy();
    };
  }, [props, theme]);
  return <div ref={box} className="w-full overflow-hidden" />;
}

function sameDrawing(one: CanvasProps, other: CanvasProps): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export default memo(ChartCanvas, sameDrawing);
