import { resolve } from 'node:path';
import * as z from 'zod';

const optionalText = z.string().optional();
const url = (fallback: string) =>
  z
    .url({ protocol: /^https?$/, hostname: /./, error: 'must be a URL with http:// or https://' })
    .default(fallback);
const httpUrl = optionalText.refine((v) => v === undefined || /^https?:\/\/\S+$/.test(v), {
  error: 'must start with http:// or https://',
});

/** HS256 asks for a key of at least the hash's size (RFC 7518, 3.2). */
const SECRET_BYTES_MIN = 32;
const secretText = optionalText.refine(
  (v) => v === undefined || Buffer.byteLength(v) >= SECRET_BYTES_MIN,
  { error: `must have at least ${SECRET_BYTES_MIN} bytes` },
);

const wholeFrom = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number(error).int(error).min(least, error).max(most, error);
};
const databaseUrl = optionalText.refine(
  (v) => v === undefined || /^postgres(ql)?:\/\/\S+$/.test(v),
  { error: 'must start with postgres://' },
);
const HOST =
  /^(?:\*\.)?[a-z0-9][a-z0-9.-]*(?::\d{1,5})?$|^\[[0-9a-f:.]+\](?::\d{1,5})?$|^[0-9a-f:]+$/;
const hosts = z
  .string()
  .default('')
  .transform((v) =>
    v
      .toLowerCase()
      .split(',')
      .map((s) => s.trim())
      .filter(Boolean),
  )
  .refine((list) => list.every((host) => HOST.test(host)), {
    error: 'must be hosts separated by commas, as push.example.org, *.example.org or 10.0.0.5:8443',
  });

/** Where the tiles of a map lie: the address of one, with its zoom, column and row. */
const tileUrl = optionalText.refine(
  (v) =>
    v === undefined ||
    (/^https?:\/\/[a-z0-9.:-]+\/\S*$/i.test(v) &&
      ['{z}', '{x}', '{y}'].every((part) => v.includes(part))),
  { error: 'must be a URL with {z}, {x} and {y}, as https://tiles.example.org/{z}/{x}/{y}.png' },
);

const DEFAULT_FEEDS = [
  'https://www.thehindu.com/sci-tech/agriculture/feeder/default.rss',
  'https://www.downtoearth.org.in/agriculture/feed',
  'https://krishijagran.com/rss/agriculture-news.xml',
];

const settings = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce
    .number('must be a port number from 0 to 65535')
    .int('must be a port number from 0 to 65535')
    .min(0, 'must be a port number from 0 to 65535')
    .max(65535, 'must be a port number from 0 to 65535')
    .default(3000),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl,
  DATABASE_OWNER_URL: databaseUrl,
  DATABASE_READ_URL: databaseUrl,
  DATABASE_READ_DELAY_S: wholeFrom(1, 300).default(5),
  DATABASE_POOLER: z
    .enum(['none', 'transaction'], { error: "must be 'none' or 'transaction'" })
    .default('none'),
  PUBLIC_URL: httpUrl,
  SMTP_URL: optionalText.refine((v) => v === undefined || /^smtps?:\/\/\S+$/.test(v), {
    error: 'must start with smtp:// or smtps://',
  }),
  MAIL_FROM: z.string().default('Ankur <noreply@localhost>'),
  JWT_SECRET: secretText,
  JWT_SECRET_PREVIOUS: secretText,
  S3_ENDPOINT: httpUrl,
  S3_BUCKET: optionalText,
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  REDIS_URL: optionalText.refine((v) => v === undefined || /^rediss?:\/\/\S+$/.test(v), {
    error: 'must start with redis:// or rediss://',
  }),
  OPENWEATHER_API_KEY: optionalText,
  OPENWEATHER_URL: url('https://api.openweathermap.org'),
  OPEN_METEO_URL: url('https://api.open-meteo.com'),
  GEOAPIFY_API_KEY: optionalText,
  GEOAPIFY_URL: url('https://api.geoapify.com'),
  MAP_TILES_URL: tileUrl,
  MAP_TILES_ATTRIBUTION: optionalText,
  DATA_GOV_IN_API_KEY: optionalText,
  DATA_GOV_IN_URL: url('https://api.data.gov.in'),
  AGMARKNET_URL: url('https://api.agmarknet.gov.in'),
  NEWSAPI_KEY: optionalText,
  NEWSAPI_URL: url('https://newsapi.org'),
  NEWS_FEEDS: z
    .string()
    .optional()
    .transform((v) =>
      v === undefined
        ? DEFAULT_FEEDS
        : v
            .split(',')
            .map((s) => s.trim())
            .filter(Boolean),
    )
    .refine((list) => list.every((feed) => /^https?:\/\/\S+$/.test(feed)), {
      error: 'must be http(s) URLs separated by commas',
    }),
  LLM_BASE_URL: httpUrl,
  LLM_API_KEY: optionalText,
  LLM_MODEL: z.string().default('gpt-4o-mini'),
  TRANSCRIPTION_URL: httpUrl,
  TRANSCRIPTION_API_KEY: optionalText,
  TRANSCRIPTION_MODEL: z.string().default('whisper-1'),
  OPERATOR_NAME: optionalText,
  GRIEVANCE_EMAIL: optionalText.refine((v) => v === undefined || /^[^\s@]+@[^\s@]+$/.test(v), {
    error: 'must be an e-mail address',
  }),
  GRIEVANCE_PHONE: optionalText.refine((v) => v === undefined || /^\+?[\d ()-]{6,24}$/.test(v), {
    error: 'must be a telephone number as +91 20 2553 7033',
  }),
  KCC_RATE_PERCENT: z.coerce
    .number('must be a number from 0 to 50')
    .min(0, 'must be a number from 0 to 50')
    .max(50, 'must be a number from 0 to 50')
    .default(7),
  METRICS_PORT: wholeFrom(0, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  BODY_BUDGET_MB: wholeFrom(2, 4096).default(128),
  PUSH_SERVICES: hosts,
  PRIVATE_HOSTS: hosts,
  SIGN_UPS_PER_ADDRESS: wholeFrom(0, 1_000_000).default(100),
  SIGN_UPS_PER_HOUR: wholeFrom(0, 1_000_000).default(2000),
  RATE_LIMITS: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).default('on'),
  TRUST_PROXY: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).default('off'),
  ACCOUNT_STORAGE_MB: wholeFrom(1, 1_000_000).default(1_000),
  ACCOUNT_ROWS_MAX: wholeFrom(100, 100_000_000).default(200_000),
  UPLOADS_WAITING_MB: wholeFrom(100, 1_000_000).default(5_000),
  DISK_FULL_PERCENT: wholeFrom(1, 100).default(90),
  DISK_SPARE_GB: wholeFrom(0, 1_000_000).default(0),
  HIDE_AFTER_REPORTS: wholeFrom(0, 1_000).default(5),
  TAKEDOWN_PRIVATE_HOURS: wholeFrom(1, 1_000).default(24),
  TAKEDOWN_ORDER_HOURS: wholeFrom(1, 1_000).default(36),
  GRIEVANCE_DAYS: wholeFrom(1, 365).default(15),
  BACKUP_DIR: optionalText,
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day as 02:30')
    .default('02:30'),
  BACKUP_KEEP_DAYS: wholeFrom(1, 1_000).default(7),
  BACKUP_KEEP_WEEKS: wholeFrom(0, 1_000).default(4),
  BACKUP_PASSPHRASE_FILE: optionalText,
  BACKUP_VERIFY: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).default('on'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], {
      error: 'must be trace, debug, info, warn, error or silent',
    })
    .default('info'),
});

type Settings = z.output<typeof settings>;
export type Config = Omit<Settings, 'PUBLIC_URL'> & {
  PUBLIC_URL: string;
  /** Folder of the built web app; absent in tests of the API alone. */
  webRoot?: string;
};

/** An invalid setting; `message` is one line for the operator. */
export class BadSetting extends Error {}

/** Set variables: an empty one counts as unset, except the feeds, where empty means none. */
const given = (env: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(env).filter(([name, text]) => name === 'NEWS_FEEDS' || text?.trim()),
  );

/** Reads the environment. @throws BadSetting naming the variable and the reason. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const result = settings.safeParse(given(env));
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new BadSetting(`${String(issue?.path[0] ?? 'settings')}: ${issue?.message ?? 'invalid'}`);
  }
  const values = result.data;
  for (const name of ['DATABASE_OWNER_URL', 'DATABASE_READ_URL'] as const) {
    if (values[name] && !values.DATABASE_URL)
      throw new BadSetting(`DATABASE_URL: must be set when ${name} is set`);
  }
  if (values.MAP_TILES_URL && !values.MAP_TILES_ATTRIBUTION)
    throw new BadSetting('MAP_TILES_ATTRIBUTION: must be set when MAP_TILES_URL is set');
  if (values.S3_ENDPOINT) {
    for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
      if (!values[name]) throw new BadSetting(`${name}: must be set when S3_ENDPOINT is set`);
    }
  }
  if (values.S3_BUCKET && !values.S3_ENDPOINT)
    throw new BadSetting('S3_ENDPOINT: must be set when S3_BUCKET is set');
  return {
    ...values,
    DATA_DIR: resolve(values.DATA_DIR),
    ...(values.BACKUP_DIR ? { BACKUP_DIR: resolve(values.BACKUP_DIR) } : {}),
    PUBLIC_URL: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
  };
}
