// locale-keys: outbox:what.*, outbox:kind.*
import type { Namespace } from '../../lib/i18n/namespaces.ts';

/** How a kind of write is told: whose texts it has, which of its fields say what it is. */
export interface Kind {
  namespace: Namespace;
  /** The fields that tell one from another, in their order. */
  shown: readonly string[];
  /** Whose texts say why it was refused, if not its own. */
  failures?: Namespace;
  /** The group of texts with the names of its fields, if not `field`. */
  labels?: string;
  /** Fields that the request calls otherwise than the row. */
  sentAs?: Readonly<Record<string, string>>;
  /** Its amount is no money. */
  isCounted?: boolean;
  /** The server changes nothing of its kind: only what was never sent can be opened. */
  isFinal?: boolean;
  /** Fields with a word for each value, by the group of those words. */
  groups?: Readonly<Record<string, string>>;
  /** Fields that stand with a unit, by the field that tells it. */
  units?: Readonly<Record<string, string>>;
}

const ENTRY = ['amount', 'date', 'crop', 'description'];

const KINDS: Readonly<Record<string, Kind>> = {
  expenses: {
    namespace: 'finance',
    shown: ['category', ...ENTRY],
    groups: { category: 'category' },
  },
  incomes: { namespace: 'finance', shown: ['source', ...ENTRY], groups: { source: 'source' } },
  loans: { namespace: 'finance', shown: ['lender', 'amount'] },
  budgets: {
    namespace: 'finance',
    shown: ['category', 'amount'],
    groups: { category: 'category' },
  },
  task: {
    namespace: 'farm-tasks',
    shown: ['task_name', 'date', 'time'],
    groups: { priority: 'priority', recurrence: 'recurrence' },
  },
  watering: { namespace: 'irrigation', shown: ['date', 'volume_m3'], isFinal: true },
  pump: { namespace: 'irrigation', shown: ['discharge_lps', 'power_hp', 'power_from', 'power_to'] },
  alert: { namespace: 'market', shown: ['commodity', 'district', 'price'], isFinal: true },
  field: {
    namespace: 'farm-record',
    shown: ['name', 'area'],
    groups: { soil: 'soil', irrigation: 'watering', pump_source: 'pumpSource', area_unit: 'unit' },
    units: { area: 'area_unit' },
  },
  planting: {
    namespace: 'farm-record',
    shown: ['crop', 'variety', 'sown_on'],
    labels: 'planting',
  },
  plantingEvent: {
    namespace: 'farm-record',
    shown: ['kind', 'date', 'amount'],
    isCounted: true,
    labels: 'entry',
    groups: { kind: 'event' },
  },
  animal: {
    namespace: 'farm-record',
    shown: ['name', 'species'],
    labels: 'animal',
    groups: { species: 'species', sex: 'sex' },
  },
  animalEvent: {
    namespace: 'farm-record',
    shown: ['kind', 'date', 'amount'],
    isCounted: true,
    labels: 'entry',
    groups: { kind: 'herdEvent' },
  },
  milkRates: { namespace: 'farm-record', shown: ['fat_rate', 'snf_rate'], labels: 'sale' },
  loss: {
    namespace: 'farm-record',
    shown: ['cause', 'happened_at'],
    labels: 'loss',
    groups: { cause: 'cause', stage: 'lossStage' },
  },
  credit: { namespace: 'farm-record', shown: ['shop', 'item', 'amount'], labels: 'credit' },
  lossPhoto: { namespace: 'farm-record', shown: [], isFinal: true },
  farmPicture: { namespace: 'farm-record', shown: [], isFinal: true },
  posts: { namespace: 'community', shown: ['description', 'crop'] },
  reels: { namespace: 'agriloop', shown: ['description'] },
  comment: { namespace: 'community', shown: ['text'], isFinal: true },
  vote: { namespace: 'community', shown: ['description'] },
  request: { namespace: 'experts', shown: ['query'], isFinal: true },
  followUp: { namespace: 'experts', shown: [], isFinal: true },
  deskMessage: { namespace: 'experts', shown: ['query'], isFinal: true },
  deskRelease: { namespace: 'experts', shown: ['query'] },
  assistantAnswer: {
    namespace: 'experts',
    shown: ['title'],
    failures: 'assistant',
    labels: 'openForm',
    sentAs: { answer_language: 'language' },
  },
  profile: {
    namespace: 'profile',
    shown: ['name', 'location'],
    groups: { land_type: 'land_type' },
  },
  place: { namespace: 'profile', shown: ['city', 'state'] },
  scan: { namespace: 'greenscan', shown: ['crop', 'scanned_at'], isFinal: true },
  settings: { namespace: 'notifications', shown: [] },
  appeal: { namespace: 'community', shown: ['appeal'] },
  suggestion: { namespace: 'suggestions', shown: ['present', 'better'], isFinal: true },
};

/** How a kind is told; one without an entry has no fields that would say more than its name. */
export const kindOf = (what: string): Kind => KINDS[what] ?? { namespace: 'common', shown: [] };
