import words from '../support/farmers-words.json' with { type: 'json' };
import type { Random } from '../support/random.ts';
import type { Schema } from './openapi.ts';

/** State learned from answers: ids by collection path, and the actor's tokens. */
export interface Known {
  ids(path: string): readonly string[];
  refresh: string;
  email: string;
  password: string;
}

const DAY_MS = 86_400_000;
const STATES = ['Maharashtra', 'Punjab', 'Telangana', 'Kerala'];
const CROPS = ['Wheat', 'Cotton', 'Onion', 'Rice', 'tomato', 'soybean'];

const dateNear = (random: Random): string =>
  new Date(Date.now() + (random.below(120) - 90) * DAY_MS).toISOString().slice(0, 10);

type Sample = (random: Random, known: Known) => unknown;

/** Realistic values by field name; other fields follow their schema. */
const SAMPLES: Readonly<Record<string, Sample>> = {
  email: (random, { email }) =>
    random.chance(0.7) ? email : `new.${random.below(1_000_000)}@ankur.test`,
  password: (_random, { password }) => password,
  password2: (_random, { password }) => password,
  current_password: (_random, { password }) => password,
  refresh: (_random, { refresh }) => refresh,
  device: () => 'a-device-of-this-fuzz-run',
  date: dateNear,
  sowing_date: dateNear,
  start_date: () => '2026-04-01',
  end_date: () => '2027-03-31',
  scanned_at: (random) => new Date(Date.now() - random.below(90) * DAY_MS).toISOString(),
  arrival_date: dateNear,
  time: (random) => `0${random.below(10)}:30`,
  quiet_from: () => '21:00',
  quiet_to: () => '06:00',
  power_from: () => '05:00',
  power_to: () => '11:00',
  contact: (random) => `98765${10_000 + random.below(89_999)}`,
  age: (random) => String(18 + random.below(60)),
  land_size: (random) => random.pick(['2', '5.5', 3]),
  annual_crops: () => '2',
  amount: (random) => random.pick([1, 250.5, '1999.99', 40_000]),
  interest_rate: (random) => random.pick([7, '4', 0]),
  state: (random) => random.pick(STATES),
  district: (random) => random.pick(['Nashik', 'Pune', 'Ludhiana', '']),
  city: (random) => random.pick(['Nashik', 'Yavatmal', 'Hyderabad']),
  commodity: (random) => random.pick(['Onion', 'Wheat', 'Cotton']),
  market: (random) => random.pick(['Lasalgaon', 'Pimpalgaon']),
  crop: (random) => random.pick(CROPS),
  crop_type: (random) => random.pick(['Wheat', 'Rice', 'Corn', 'Soybean']),
  ph: () => 6.5,
  crops: (random) => random.pick(CROPS),
  lat: (random) => 8 + random.below(24),
  lon: (random) => 70 + random.below(20),
  lang: (random) => random.pick(['en', 'hi', 'mr', 'te']),
  label: () => 'Tomato___Early_blight',
  chemical: () => 'mancozeb',
  suited: (random) => random.pick(['true', 'false']),
  status: (random) => random.pick(['pending', 'completed', 'open', 'all']),
  filter: (random) => random.pick(['following', 'nearby', 'all']),
  endpoint: () => 'https://fcm.googleapis.com/fcm/send/abc',
  p256dh: () => 'B'.repeat(87),
  auth: () => 'a'.repeat(22),
  turn: (random) => random.below(3),
  session_id: (random, { ids }) => pickOr(random, ids('/api/chatbot/sessions/'), null),
  upload_id: (random, { ids }) => pickOr(random, ids('/api/user/uploads/'), undefined),
};

function pickOr<T>(random: Random, values: readonly string[], other: T): string | T {
  return values.length > 0 && random.chance(0.7) ? random.pick(values) : other;
}

/** A value that a schema accepts, realistic where the field's name is known. */
export function validValue(name: string, schema: Schema, random: Random, known: Known): unknown {
  const type = typeOf(schema);
  const sample = SAMPLES[name];
  const isWhole = type !== 'array' && type !== 'object';
  if (sample && isWhole && !schema.enum && random.chance(0.95)) {
    const value = sample(random, known);
    return type === 'number' && typeof value === 'string' ? Number(value) : value;
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return validValue(name, random.pick(schema.anyOf), random, known);
  switch (type) {
    case 'null':
      return null;
    case 'boolean':
      return random.chance(0.5);
    case 'integer':
      return Math.floor(numberIn(schema, random));
    case 'number':
      return numberIn(schema, random);
    case 'array':
      return Array.from({ length: random.below(Math.min(schema.maxItems ?? 3, 3) + 1) }, () =>
        validValue(name, schema.items ?? {}, random, known),
      );
    case 'object':
      return validObject(schema, random, known);
    default:
      return textIn(schema, random);
  }
}

/** An object with all required fields and a part of the others. */
export function validObject(schema: Schema, random: Random, known: Known): Record<string, unknown> {
  const required = new Set(schema.required ?? []);
  const made: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (!required.has(name) && random.chance(0.4)) continue;
    const value = validValue(name, field, random, known);
    if (value !== undefined) made[name] = value;
  }
  if (typeof schema.additionalProperties === 'object')
    made.extra = validValue('extra', schema.additionalProperties, random, known);
  return made;
}

function typeOf({ type }: Schema): string | undefined {
  return typeof type === 'string' ? type : type?.[0];
}

function numberIn({ minimum, exclusiveMinimum, maximum }: Schema, random: Random): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 0.5);
  const most = Math.min(maximum ?? least + 100, least + 1000);
  return random.pick([
    least,
    Math.round((least + most) / 2),
    least + random.next() * (most - least),
  ]);
}

function textIn({ minLength = 0, maxLength = 2000 }: Schema, random: Random): string {
  const text = random.pick(words.texts).slice(0, maxLength);
  return text.padEnd(minLength, 'a');
}
