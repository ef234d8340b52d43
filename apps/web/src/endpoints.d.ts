/** A feature of the endpoint table, each endpoint as a call; see scripts/endpoints-plugin.ts. */
type Calls<Feature extends keyof import('@ankur/contracts/endpoints').EndpointTable> = {
  readonly [Name in keyof import('@ankur/contracts/endpoints').EndpointTable[Feature]]: import('./lib/http/call.ts').CallOf<
    import('@ankur/contracts/endpoints').EndpointTable[Feature][Name]
  >;
};

declare module 'virtual:cached-answers' {
  /** The paths whose answers are kept for everybody who uses the device. */
  export const PUBLIC_ANSWERS: RegExp;
  /** The paths whose answers are kept for one farmer. */
  export const PERSONAL_ANSWERS: RegExp;
}

/** The paths whose bytes the data meter counts under each name. */
declare module 'virtual:data-parts' {
  export const PRICES: RegExp;
  export const SCANS: RegExp;
  export const VIDEOS: RegExp;
  export const PICTURES: RegExp;
}
