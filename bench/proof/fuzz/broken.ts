import type { Random } from '../support/random.ts';

const deep = (depth: number): unknown => {
  let value: unknown = 1;
  for (let at = 0; at < depth; at += 1) value = at % 2 ? [value] : { a: value };
  return value;
};

/** Values that no field expects, for a body in JSON. */
const BROKEN: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  9_007_199_254_740_992,
  2_147_483_648,
  2 ** 63,
  Number.MIN_VALUE,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff half a pair',
  '\u202e\u200b\ufeff',
  'NaN',
  'Infinity',
  '-0',
  '1e999',
  '0x10',
  '\u0967\u0968\u0969',
  'null',
  'undefined',
  '[object Object]',
  "'; drop table farmers; --",
  '{{7*7}}<%= 7 %>',
  '../../../../etc/passwd',
  '%00%2e%2e%2f',
  '<script>alert(1)</script>',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
  '-000001-01-01',
  '2026-13-01T25:61:61Z',
  '24:00',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '01890a5d-ac96-774b-bcce-b302099a8057',
  [],
  [null],
  [[]],
  ['a', 'b'],
  {},
  { a: 1 },
  { toString: null, valueOf: 1 },
  { length: -1 },
];

const LONG = [300, 3_000, 70_000];

/** A value that a field does not expect. */
function brokenValue(random: Random): unknown {
  if (random.chance(0.06))
    return random.pick(['a', '\u0905', '\u0301', '😀', '%']).repeat(random.pick(LONG));
  if (random.chance(0.02)) return deep(random.pick([20, 200]));
  return random.pick(BROKEN);
}

/** An unexpected value as text, for a form, a query or a path. */
export function brokenText(random: Random): string {
  const value = brokenValue(random);
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'undefined');
  return text.slice(0, 8_000);
}

/** Breaks one field of a body, or all of them. */
export function breakBody(body: Record<string, unknown>, random: Random): unknown {
  const names = Object.keys(body);
  if (names.length === 0 || random.chance(0.08)) return brokenValue(random);
  if (random.chance(0.12))
    return Object.fromEntries(names.map((name) => [name, brokenValue(random)]));
  const broken = { ...body };
  const name = random.pick(names);
  const inner = broken[name];
  if (random.chance(0.15)) delete broken[name];
  else if (isObject(inner) && random.chance(0.6)) broken[name] = breakBody(inner, random);
  else if (Array.isArray(inner) && random.chance(0.5))
    broken[name] = Array.from({ length: random.pick([1, 5, 300]) }, () => brokenValue(random));
  else broken[name] = brokenValue(random);
  if (random.chance(0.1))
    broken[random.pick(['constructor', 'unknown', 'farmer_id', 'id'])] = brokenValue(random);
  return broken;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Invalid and oversized JSON bodies. */
const UNREADABLE: readonly (string | Buffer)[] = [
  '{',
  '[',
  '"',
  'nul',
  '{"a":1,}',
  '{"a":1}{"b":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"a":01}',
  '{"amount":1e400,"category":"seeds"}',
  '{"a":"\u0001"}',
  '\ufeff{}',
  '[]',
  '0',
  'null',
  '""',
  '['.repeat(20_000),
  `${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}`,
  Buffer.from([0xff, 0xfe, 0x00, 0x80]),
  Buffer.from('{"a":"\u00e9"}', 'latin1'),
];

export const unreadableBody = (random: Random): Buffer =>
  Buffer.from(random.pick(UNREADABLE) as string);

/** Content types that no call expects. */
export const WRONG_TYPES: readonly string[] = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/octet-stream',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  `multipart/form-data; boundary=${'b'.repeat(300)}`,
  'multipart/mixed; boundary=x',
  'application/vnd.api+json',
  ';',
  'a/b/c',
];

/** Undecodable and unknown path segments. */
export const BROKEN_SEGMENTS: readonly string[] = [
  '%',
  '%zz',
  '%00',
  '%c0%ae',
  '%ED%A0%80',
  '..',
  '%2e%2e',
  '%2F',
  '.',
  '*',
  '-1',
  'NaN',
  '0',
  'undefined',
  "'",
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-4FFF-BFFF-FFFFFFFFFFFF',
  '01890a5d-ac96-774b-bcce-b302099a8057',
  'a'.repeat(3_000),
  '%E0%A4%95'.repeat(200),
];

/** Headers that the product reads, with values that it does not expect. */
export function oddHeaders(random: Random): Record<string, string> {
  const text = () =>
    brokenText(random)
      .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '?')
      .slice(0, 2_000);
  const name = random.pick([
    'accept-language',
    'accept-encoding',
    'idempotency-key',
    'if-match',
    'if-none-match',
    'if-modified-since',
    'range',
    'x-forwarded-for',
    'cookie',
    'origin',
    'user-agent',
    'accept',
    'upload-offset',
    'upload-length',
    'upload-metadata',
    'tus-resumable',
    'x-http-method-override',
  ]);
  return { [name]: text() };
}
