import sharp from 'sharp';

/** The segments of a digit on a seven-segment display: from x, y to x, y in a box of 10 × 20. */
const BARS: Readonly<Record<string, readonly number[]>> = {
  a: [0, 0, 10, 0],
  b: [10, 0, 10, 10],
  c: [10, 10, 10, 20],
  d: [0, 20, 10, 20],
  e: [0, 10, 0, 20],
  f: [0, 0, 0, 10],
  g: [0, 10, 10, 10],
};
const DIGITS = [
  'abcdef',
  'bc',
  'abged',
  'abgcd',
  'fgbc',
  'afgcd',
  'afgedc',
  'abc',
  'abcdefg',
  'abcdfg',
];
const DIGIT_STEP = 17;
const COLON_STEP = 9;

const line = ([x1, y1, x2, y2]: readonly number[], left: number) =>
  `M${left + (x1 ?? 0)} ${y1}L${left + (x2 ?? 0)} ${y2}`;

/** Minutes and seconds as strokes, since a server may have no fonts; answers the path and its width. */
function clockPath(durationS: number): { path: string; width: number } {
  const seconds = Math.max(1, Math.round(durationS));
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  let left = 0;
  let path = '';
  for (const sign of text) {
    const colon = sign === ':';
    const bars = colon ? [] : [...(DIGITS[Number(sign)] ?? '')].map((bar) => BARS[bar] ?? []);
    path += bars.map((bar) => line(bar, left)).join('');
    if (colon) path += `M${left} 5L${left} 5M${left} 15L${left} 15`;
    left += colon ? COLON_STEP : DIGIT_STEP;
  }
  return { path, width: left - (DIGIT_STEP - 10) };
}

/** Furrows that run together at the horizon. */
const FURROWS = Array.from({ length: 13 }, (_, at) => {
  const foot = (at - 6) * 190 + 360;
  return `M${360 + (at - 6) * 22} 575L${foot} 1280`;
}).join('');

/**
 * A drawn poster for a video of which no frame can be decoded: a field, a sun, a play mark and the duration. It does not
 * look like a frame. WebP, 720 × 1280.
 */
export function drawPoster(durationS: number): Promise<Buffer> {
  const { path, width } = clockPath(durationS);
  const scale = 3;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="720" height="1280">
    <rect width="720" height="1280" fill="#cfe8d5"/>
    <circle cx="540" cy="300" r="84" fill="#f2b544"/>
    <path d="M0 560Q180 470 360 520T720 500V1280H0Z" fill="#2f6b3c"/>
    <path d="${FURROWS}" stroke="#25572f" stroke-width="10" fill="none"/>
    <circle cx="360" cy="640" r="112" fill="#ffffff"/>
    <path d="M326 578L326 702L430 640Z" fill="#2f6b3c" stroke="#2f6b3c" stroke-width="16" stroke-linejoin="round"/>
    <g transform="translate(${360 - (width * scale) / 2} 810) scale(${scale})">
      <path d="${path}" stroke="#ffffff" stroke-width="3.6" stroke-linecap="round" fill="none"/>
    </g>
  </svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer();
}
