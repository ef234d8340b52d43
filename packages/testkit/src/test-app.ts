import { buildApp } from '@ankur/server/app';
import type { AppInputs } from '@ankur/server/app-deps';
import { createSecrets } from '@ankur/server/platform/auth/secrets';
import { readConfig } from '@ankur/server/platform/config/config';
import { pooledReader } from '@ankur/server/platform/database/pipelined-reader';
import { systemIds } from '@ankur/server/platform/ids';
import { noRateLimiter } from '@ankur/server/platform/rate-limit/rate-limit';
import { createGazetteer } from '@ankur/server/providers/geocoding/gazetteer';
import { createLanguageModel } from '@ankur/server/providers/language-model/openai-compatible';
import type { Mail } from '@ankur/server/providers/mail/mail';
import { createFakeWeather } from '@ankur/server/providers/weather/fake-weather';
import type { FastifyInstance, FastifySerializerCompiler } from 'fastify';
import { memoryStore } from './memory-store.ts';
import { testDatabase } from './test-database.ts';

/** The JWT_SECRET of the test app. */
export const TEST_SECRET = 'a-secret-for-tests-only-0123456789';

/** A fixed clock that tests advance. */
export interface TestClock {
  now(): Date;
  set(instant: string): void;
  advance(ms: number): void;
}

export function testClock(start = '2026-11-21T06:00:00Z'): TestClock {
  let present = new Date(start).getTime();
  return {
    now: () => new Date(present),
    set: (instant) => {
      present = new Date(instant).getTime();
    },
    advance: (ms) => {
      present += ms;
    },
  };
}

export interface TestApp {
  app: FastifyInstance;
  clock: TestClock;
  mailbox: Mail[];
  /** What lies in the media store, unless a test brings its own. */
  files: ReadonlyMap<string, Buffer>;
  inputs: AppInputs;
  close(): Promise<void>;
}

let compile: FastifySerializerCompiler<unknown> | undefined;
const compiled = new Map<string, ReturnType<FastifySerializerCompiler<unknown>>>();

/** What writes the answers of a schema, compiled by the first app of this process for all: half of the time of building one. */
const sharedSerializers: FastifySerializerCompiler<unknown> = (route) => {
  const key = JSON.stringify(route.schema);
  const known = compiled.get(key);
  if (known) return known;
  if (!compile) throw new Error('no app has been built');
  const made = compile(route);
  compiled.set(key, made);
  return made;
};

/** The whole service on an in-memory database, with fake twins of all providers. */
export async function buildTestApp(overrides: Partial<AppInputs> = {}): Promise<TestApp> {
  const clock = testClock();
  const mailbox: Mail[] = [];
  const media = memoryStore();
  const { db, close } = await testDatabase();
  const config =
    overrides.config ??
    readConfig({
      DATA_DIR: '/nonexistent',
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'http://ankur.test',
    });
  const inputs: AppInputs = {
    config,
    version: 'test',
    db,
    reads: pooledReader(db),
    clock,
    ids: systemIds,
    secrets: createSecrets(TEST_SECRET),
    mail: { send: async (mail) => void mailbox.push(mail) },
    media,
    disk: async () => null,
    limiter: noRateLimiter,
    providers: {
      weather: createFakeWeather(),
      geocoder: createGazetteer(),
      languageModel: createLanguageModel(config) ?? undefined,
    },
    serializerCompiler: compile && sharedSerializers,
    ...overrides,
  };
  const app = await buildApp(inputs);
  app.addHook('onReady', async () => {
    compile ??= app.serializerCompiler;
  });
  return {
    app,
    clock,
    mailbox,
    files: media.files,
    inputs,
    close: async () => {
      await app.close();
      await close();
    },
  };
}
