import { assistantProblems } from './assistant/problems.ts';
import { authProblems } from './auth/problems.ts';
import { communityProblems } from './community/problems.ts';
import { reelProblems } from './community/reel-problems.ts';
import { consoleProblems } from './console/problems.ts';
import { cropProblems } from './crop-prediction/problems.ts';
import { expertProblems } from './experts/problems.ts';
import { farmRecordProblems } from './farm-record/problems.ts';
import { taskProblems } from './farm-tasks/problems.ts';
import { financeProblems } from './finance/problems.ts';
import { geoProblems } from './geo/problems.ts';
import { scanProblems } from './greenscan/problems.ts';
import { guidanceProblems } from './guidance/problems.ts';
import type { FieldErrors, Problem } from './http/errors.ts';
import {
  type Failures,
  failuresOf,
  PARAM_KINDS,
  type ParamName,
  type Params,
  type ParamValue,
  type ProblemEntry,
  type ProblemList,
  readFailure,
} from './http/problem.ts';
import { apiProblems, commonProblems } from './http/problems.ts';
import { irrigationProblems } from './irrigation/problems.ts';
import { marketProblems } from './market/problems.ts';
import { notificationProblems } from './notifications/problems.ts';
import { privacyProblems } from './privacy/problems.ts';
import { profileProblems } from './profile/problems.ts';
import { schemeProblems } from './schemes/problems.ts';
import { suggestionProblems } from './suggestions/problems.ts';
import { transcriptionProblems } from './transcription/problems.ts';
import { weatherProblems } from './weather/problems.ts';

/** The codes by the locale file that translates them. */
export const PROBLEMS_BY_NAMESPACE = {
  common: {
    ...commonProblems,
    ...apiProblems,
    ...geoProblems,
    ...guidanceProblems,
    ...schemeProblems,
  },
  agriloop: reelProblems,
  assistant: assistantProblems,
  auth: authProblems,
  community: communityProblems,
  console: consoleProblems,
  'crop-prediction': cropProblems,
  experts: expertProblems,
  'farm-record': farmRecordProblems,
  'farm-tasks': taskProblems,
  finance: financeProblems,
  greenscan: scanProblems,
  irrigation: irrigationProblems,
  market: marketProblems,
  notifications: notificationProblems,
  privacy: privacyProblems,
  profile: profileProblems,
  suggestions: suggestionProblems,
  'recorded-speech': transcriptionProblems,
  weather: weatherProblems,
} as const satisfies Record<string, ProblemList>;

type ProblemLists = (typeof PROBLEMS_BY_NAMESPACE)[keyof typeof PROBLEMS_BY_NAMESPACE];
type CodeOf<List> = List extends ProblemList ? keyof List : never;
type EntryOf<List, Code> = List extends { readonly [Name in Code & string]: infer Entry }
  ? Entry
  : never;

/** Every code of the API. A code never changes its meaning; another meaning is a new code. */
export const PROBLEMS = Object.assign({}, ...Object.values(PROBLEMS_BY_NAMESPACE)) as {
  readonly [Code in CodeOf<ProblemLists>]: EntryOf<ProblemLists, Code>;
};

export type ProblemCode = keyof typeof PROBLEMS;

/** A failure by any code of the list. */
export const failure = failuresOf<typeof PROBLEMS>();

const entryOf = (code: string): ProblemEntry | undefined =>
  Object.hasOwn(PROBLEMS, code) ? PROBLEMS[code as ProblemCode] : undefined;

/** The English text of a code, to the letter of the specification, with its parameters in braces. */
export function templateOf(entry: ProblemEntry): string {
  return typeof entry === 'string' ? entry : entry.text;
}

/** The parameters that a code has, those of its text first. */
export function paramsOf(entry: ProblemEntry): ParamName[] {
  const shown = [...templateOf(entry).matchAll(/\{(\w+)\}/g)].map(([, name]) => name as ParamName);
  return [...new Set([...shown, ...(typeof entry === 'string' ? [] : entry.params)])];
}

function written(name: ParamName, value: ParamValue): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number')
    return PARAM_KINDS[name] === 'quantity' ? value.toLocaleString('en-IN') : String(value);
  if (PARAM_KINDS[name] === 'list') return value.join(', ');
  return `${value.slice(0, -1).join(', ')} or ${value.at(-1)}`;
}

/** The English text of a failure. */
function textOf(code: string, params: Params): string {
  const entry = entryOf(code);
  if (entry === undefined) throw new Error(`${code} is no code of packages/contracts`);
  return templateOf(entry).replace(/\{(\w+)\}/g, (place, name: ParamName) => {
    const value = params[name];
    return value === undefined ? place : written(name, value);
  });
}

/** The English texts of failures, by field. */
export function toErrors(failures: Failures): FieldErrors {
  const says = (text: string) => {
    const { code, params } = readFailure(text);
    return textOf(code, params);
  };
  return Object.fromEntries(
    Object.entries(failures).map(([field, list]) => [field, list.map(says)]),
  );
}

/** The same failures as codes: one entry each, in the order of the texts. */
export function toProblems(failures: Failures): Problem[] {
  return Object.entries(failures).flatMap(([field, list]) =>
    list.map((one) => ({ field, ...(readFailure(one) as Omit<Problem, 'field'>) })),
  );
}

const FITS = {
  number: (value: unknown) => typeof value === 'number',
  quantity: (value: unknown) => typeof value === 'number',
  text: (value: unknown) => typeof value === 'string',
  crop: (value: unknown) => typeof value === 'string',
  date: (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  list: Array.isArray,
  choice: Array.isArray,
};

/** True when the code is in the list and has exactly the parameters that the list names, each of its kind. */
export function isDeclared({ code, params }: { code: string; params: Params }): boolean {
  const entry = entryOf(code);
  if (entry === undefined) return false;
  const names = paramsOf(entry);
  return (
    Object.keys(params).length === names.length &&
    names.every((name) => FITS[PARAM_KINDS[name]](params[name]))
  );
}
