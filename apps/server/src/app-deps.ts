import type { SharedDiary } from '@ankur/contracts/farm-record/shares';
import type { AccessKind } from '@ankur/contracts/privacy/access';
import type { FastifySerializerCompiler } from 'fastify';
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
import type { AccountArchive } from './ports/account-archive.ts';
import type { BookTotals } from './ports/books.ts';
import type { CircumstancesReader } from './ports/circumstances.ts';
import type { EntryMoneyPort } from './ports/entry-money.ts';
import type { ExpertMembers } from './ports/experts.ts';
import type { FarmPicturesPort } from './ports/farm-pictures.ts';
import type { AcresOfField } from './ports/fields.ts';
import type { HerdDue } from './ports/herd.ts';
import type { SuggestIrrigation } from './ports/irrigation.ts';
import type { PlantingsPort } from './ports/plantings.ts';
import type { PriceLookup } from './ports/prices.ts';
import type {
  FindTrainingConsents,
  RecordAssistantConsent,
  RecordSignUp,
} from './ports/privacy.ts';
import type { ReelFeed } from './ports/reels.ts';
import type { SprayGuard } from './ports/sprays.ts';
import type { TasksPort } from './ports/tasks.ts';
import type { DayTemperatures, WeatherService } from './ports/weather.ts';
import type { AnswerCache } from './providers/answer-cache.ts';
import type { MailPort } from './providers/mail/mail.ts';
import type { Providers } from './providers/providers.ts';

/** External dependencies, injected by main.ts or a test. */
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
  /** Usage of the disk that uploads are written to. */
  disk: DiskProbe;
  limiter: RateLimiter;
  providers: Providers;
  /** Limits of connections and bodies, where tests need other ones. */
  httpLimits?: Partial<HttpLimits> | undefined;
  /** Compiles what writes answers, where many apps in one process share it. */
  serializerCompiler?: FastifySerializerCompiler<unknown> | undefined;
  /** Load of the process; without it no request is refused for load. */
  load?: LoadSources | undefined;
  /** Folder of migrations, for the readiness check. */
  migrationsFolder?: string | undefined;
  /** Requests a run of a background job now; false when that is not possible. */
  runJob?: ((name: string) => Promise<boolean>) | undefined;
  /** Metrics of requests and refusals, if enabled. */
  measures?: Measures | undefined;
  /** Resolves when the price store has its initial rows. */
  pricesReady?: Promise<void> | undefined;
}

/**
 * Logs an access to the data of farmers by an account with a role; resolves before the data are
 * returned. Access to own data, and repeated access within an hour, are not logged.
 */
export type RecordAccess = (
  actorId: string,
  farmerIds: readonly string[],
  what: AccessKind,
) => Promise<void>;

/** Ports between features; each takes only what it needs. */
export interface FeaturePorts {
  /** What a link shows of a planting; null when it is gone. */
  findSharedPlanting: (
    links: MediaLinks,
    farmerId: string,
    id: string,
  ) => Promise<SharedDiary['planting']>;
  answerCache: AnswerCache;
  weather: WeatherService;
  temperatures: DayTemperatures;
  circumstances: CircumstancesReader;
  suggestIrrigation: SuggestIrrigation;
  herdDue: HerdDue;
  tasks: TasksPort;
  sprays: SprayGuard;
  books: BookTotals;
  entryMoney: EntryMoneyPort;
  prices: PriceLookup;
  experts: ExpertMembers;
  recordSignUp: RecordSignUp;
  recordAssistantConsent: RecordAssistantConsent;
  findTrainingConsents: FindTrainingConsents;
  /** How many posts of a farmer are in sight. */
  countPosts(farmerId: string): Promise<number>;
  acresOfField: AcresOfField;
  plantings: PlantingsPort;
  farmPictures: FarmPicturesPort;
  archive: AccountArchive;
}

/** What a feature's routes receive. */
export interface AppDeps extends Omit<AppInputs, 'media' | 'replica'>, FeaturePorts {
  /** The media store with usage counted per account. */
  media: AccountMedia;
  /** Reads that may be a little old. */
  replica: ReplicaReads;
  uploadDoor: UploadAdmission;
  tokens: AccessTokens;
  identity: Identity;
  /** URLs of media, private ones signed. */
  mediaLinks: MediaLinks;
  guards: RouteGuards;
  recordAccess: RecordAccess;
  reels: ReelFeed;
}
