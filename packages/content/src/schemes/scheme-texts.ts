/** Stable ids; the chat and links name a scheme as `scheme:ID`. */
export const schemeIds = [
  'pm-kisan',
  'pmfby',
  'rwbcis',
  'kcc-miss',
  'pmkmy',
  'pmksy-pdmc',
  'shc',
  'pkvy',
  'nmnf',
  'aif',
  'smam',
  'e-nam',
  'pm-aasha',
  'pm-kusum',
  'rkvy',
  'midh',
  'nfsnm',
  'pulses-mission',
  'nmeo',
  'pmddky',
  'fpo',
  'drone-didi',
  'agristack',
  'nlm',
  'rgm',
  'ahidf',
  'lhdcp',
  'pmmsy',
  'mh-namo',
  'mh-munde',
  'mh-saur',
  'mh-shettale',
  'mh-vihir',
  'mh-swavalamban',
  'mh-birsa',
  'mh-fundkar',
  'mh-pocra',
  'mh-phule-loan',
  'mh-smart',
  'mh-crop-demo',
] as const;

export type SchemeId = (typeof schemeIds)[number];

/** What a farmer reads about a scheme, in one language. */
export type SchemeText = { name: string; benefit: string; who: string; how: string };

export type SchemeTexts = Readonly<Record<SchemeId, SchemeText>>;

export type GiverCode =
  | 'agriculture'
  | 'livestock'
  | 'renewable-energy'
  | 'mh-agriculture'
  | 'mh-energy'
  | 'mh-rural'
  | 'mh-cooperation';

export type DeadlineCode = 'open' | 'crop-season' | 'calls' | 'ask-open' | 'accident' | 'closed';

export type DocumentCode =
  | 'aadhaar'
  | 'accident-papers'
  | 'age-proof'
  | 'bank-passbook'
  | 'caste-certificate'
  | 'co-owners-consent'
  | 'crop-plan'
  | 'ear-tag'
  | 'e-kyc'
  | 'electricity-bill'
  | 'group-papers'
  | 'id-proof'
  | 'income-certificate'
  | 'job-card'
  | 'land-record'
  | 'mobile'
  | 'none'
  | 'photo'
  | 'project-report'
  | 'quotation'
  | 'soil-sample'
  | 'sowing-record'
  | 'tenancy'
  | 'vehicle-rc'
  | 'water-source';

/** Questions that only the farmer can answer. */
export type QuestionCode =
  | 'age'
  | 'crops'
  | 'land-size'
  | 'livestock'
  | 'state'
  | 'chosen-district'
  | 'chosen-village'
  | 'covered-crop-area'
  | 'electric-pump'
  | 'fish-pond'
  | 'government-job'
  | 'in-cluster'
  | 'in-group'
  | 'income-tax'
  | 'job-card'
  | 'linked-mandi'
  | 'machine-before'
  | 'mgnrega-orchard'
  | 'micro-irrigation-before'
  | 'other-pension-fund'
  | 'overdue-loan'
  | 'owns-land'
  | 'plans-orchard'
  | 'pm-kisan'
  | 'pond-before'
  | 'project'
  | 'registered-to-sell'
  | 'sc-neo-buddhist'
  | 'st'
  | 'storage-project'
  | 'water-source'
  | 'well-distance'
  | 'women-group';

/** Why the answer is yes or no, as far as the profile tells. */
export type ReasonCode =
  | 'for-every-farmer'
  | 'state-fits'
  | 'other-state'
  | 'land-fits'
  | 'land-too-large'
  | 'land-too-small'
  | 'age-fits'
  | 'too-young'
  | 'too-old'
  | 'crop-fits'
  | 'no-such-crop'
  | 'livestock-fits'
  | 'no-livestock'
  | 'answer-fits'
  | 'answer-rules-out'
  | 'closed';

/** The words around the facts, in one language. */
export type SchemeWords = {
  givers: Readonly<Record<GiverCode, string>>;
  deadlines: Readonly<Record<DeadlineCode, string>>;
  documents: Readonly<Record<DocumentCode, string>>;
  questions: Readonly<Record<QuestionCode, string>>;
  reasons: Readonly<Record<ReasonCode, string>>;
};
