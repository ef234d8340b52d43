/** What each parameter of a code is. A name means the same in every code; the kind says how a screen writes it. */
export const PARAM_KINDS = {
  /** The field or parameter of the request, by its name on the wire. */
  name: 'text',
  /** Bounds without a unit, and counts: written with plain digits. */
  min: 'number',
  max: 'number',
  max_characters: 'number',
  max_megabytes: 'number',
  max_megapixels: 'number',
  max_megapixels_whole: 'number',
  max_megapixels_avif: 'number',
  max_minutes: 'number',
  /** Amounts: written with Indian grouping. */
  min_acres: 'quantity',
  max_acres: 'quantity',
  max_rupees: 'quantity',
  max_percent: 'number',
  max_litres_per_second: 'quantity',
  max_horsepower: 'quantity',
  max_metres: 'quantity',
  max_cubic_metres: 'quantity',
  /** Lists of accepted values. */
  allowed: 'list',
  either: 'choice',
  /** Seconds until another attempt makes sense, as in `Retry-After`. */
  retry_after: 'number',
  /** The id of a fault, which is also in the log. */
  id: 'text',
  crop: 'crop',
  /** The active ingredient of a plant protection product. */
  product: 'text',
  date: 'date',
  until: 'date',
  /** The provider's own words, in English. */
  message: 'text',
} as const;

export type ParamName = keyof typeof PARAM_KINDS;
export type ParamKind = (typeof PARAM_KINDS)[ParamName];
type ValueOfKind = {
  number: number;
  quantity: number;
  text: string;
  crop: string;
  date: string;
  list: readonly string[];
  choice: readonly string[];
};
export type ParamValue = string | number | readonly string[];
export type Params = Readonly<Record<string, ParamValue>>;

/**
 * The English text of a code, to the letter of the specification, with its parameters in braces; `params` names
 * those that the text does not contain.
 */
export type ProblemEntry =
  | string
  | { readonly text: string; readonly params: readonly ParamName[] };
export type ProblemList = Readonly<Record<string, ProblemEntry>>;

type Places<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : never;
type NamesOf<E> = E extends string
  ? Places<E>
  : E extends { text: infer T extends string; params: readonly (infer Name)[] }
    ? Places<T> | Name
    : never;
type ParamsOf<E> = {
  readonly [N in NamesOf<E> & ParamName]: ValueOfKind[(typeof PARAM_KINDS)[N]];
};

declare const failureBrand: unique symbol;
/** A code and its parameters in one string, since the issues of a schema carry strings: `amount_too_large {"max_rupees":10}`. */
export type Failure = string & { readonly [failureBrand]: true };

/** Failures by field; what belongs to no field stands under `non_field_errors`. */
export type Failures = Record<string, Failure[]>;

/** Creates typed failures of a list of codes; unknown codes and missing parameters do not compile. */
export function failuresOf<List extends ProblemList>() {
  return <Code extends keyof List & string>(
    code: Code,
    ...[params]: [NamesOf<List[Code]>] extends [never] ? [] : [ParamsOf<List[Code]>]
  ): Failure => writeFailure(code, params);
}

/** A code with its parameters as one string. */
export function writeFailure(code: string, params?: Params): Failure {
  const has = params !== undefined && Object.keys(params).length > 0;
  return (has ? `${code} ${JSON.stringify(params)}` : code) as Failure;
}

/** Whether a message is an encoded failure. */
export const isFailure = (message: string): message is Failure =>
  /^[a-z]+(?:_[a-z]+)*(?: \{.*\})?$/s.test(message);

/** The code and the parameters of a failure. */
export function readFailure(failure: string): { code: string; params: Params } {
  const at = failure.indexOf(' ');
  if (at < 0) return { code: failure, params: {} };
  return { code: failure.slice(0, at), params: JSON.parse(failure.slice(at + 1)) };
}
