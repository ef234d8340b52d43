import type { AccessKind } from '@ankur/contracts/privacy/access';
import type { Identity } from './platform/auth/identify.ts';
import type { Secrets } from './platform/auth/secrets.ts';
import type { AccessTokens } from './platform/auth/tokens.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/database/database.ts';
import type { PipelinedReader } from './platform/database/pipelined-reader.ts';
import type { HttpLimits } from './platform/http/http-limits.ts';
import type { RouteGuards } from './platform/http/route.ts';
import type { Ids } from './platform/ids.ts';
import type { LoadSources } from './platform/load/shed-load.ts';
import type { MediaLinks } from './platform/media-store/media-links.ts';
import type { MediaStore } from './platform/media-store/media-store.ts';
import type { Measures } from './platform/metrics/measures.ts';
import type { RateLimiter } from './platform/rate-limit/rate-limit.ts';
import type { ReplicaReads } from './platform/replica/replica-reads.ts';
import type { AccountMedia } from './platform/storage/account-media.ts';
import type { DiskProbe } from './platform/storage/disk-usage.ts';
import type { UploadAdmission } from './platform/storage/upload-admission.ts';
import type { CircumstancesReader } from './ports/circumstances.ts';
import type { SuggestIrrigation } from './ports/irrigation.ts';
import type { WeatherService } from './ports/weather.ts';
import type { AnswerCache } from './providers/answer-cache.ts';
import type { MailPort } from './providers/mail/mail.ts';
import type { Providers } from './providers/providers.ts';

/** Everything outside the product's own rules, handed in from the one place that listens (or from a test). */
export interface AppInputs {
  config: Config;
  version: string;
  db: Database;
  reads: PipelinedReader;
  /** Reads that may be a little old; without it they go to `db`. */
  replica?: ReplicaReads | undefined;
  clock: Clock;
  ids: Ids;
  secrets: Secrets;
  mail: MailPort;
  media: MediaStore;
  /** How full the disk is that uploads go to. */
  disk: DiskProbe;
  limiter: RateLimiter;
  providers: Providers;
  /** What connections and bodies may take, where the usual limits are not right (tests). */
  httpLimits?: Partial<HttpLimits> | undefined;
  /** How busy the process is; without it no request is refused for load. */
  load?: LoadSources | undefined;
  /** Where the migrations lie, for those who ask whether the database has had them all. */
  migrationsFolder?: string | undefined;
  /** Asks for a run of background work now; false when it cannot be had. */
  runJob?: ((name: string) => Promise<boolean>) | undefined;
  /** What counts requests and refusals; without it nothing is counted. */
  measures?: Measures | undefined;
  /** Resolves when the price store holds what it starts with. */
  pricesReady?: Promise<void> | undefined;
}

/**
 * Writes down that somebody with a role looked at a farmer's things, where the farmer can read it; resolves before the
 * things are shown. Looks at one's own things, and the same look within an hour, are not written down again.
 */
export type RecordAccess = (actorId: string, farmerId: string, what: AccessKind) => Promise<void>;

/** What features offer one another; each takes only what it needs of it. */
export interface FeaturePorts {
  answerCache: AnswerCache;
  weather: WeatherService;
  circumstances: CircumstancesReader;
  suggestIrrigation: SuggestIrrigation;
}

/** What a feature's routes receive. */
export interface AppDeps extends Omit<AppInputs, 'media' | 'replica'>, FeaturePorts {
  /** Files that count for an account. */
  media: AccountMedia;
  /** Reads that may be a little old. */
  replica: ReplicaReads;
  uploadDoor: UploadAdmission;
  tokens: AccessTokens;
  identity: Identity;
  /** Addresses of media, private ones signed. */
  mediaLinks: MediaLinks;
  guards: RouteGuards;
  recordAccess: RecordAccess;
}
