/** Why a harvest must wait: the crop, what it is sprayed with and when, and the first day of harvest. */
export interface HarvestHold {
  crop: string;
  product: string;
  date: string;
  until: string;
}

/** The refusal of a harvest task inside the waiting period of a spray. */
export function harvestHoldMessage({ crop, product, date, until }: HarvestHold): string {
  return `${crop} is sprayed with ${product} on ${date}. Do not harvest before ${until}.`;
}

const PATTERN =
  /^(.+) is sprayed with (.+) on (\d{4}-\d\d-\d\d)\. Do not harvest before (\d{4}-\d\d-\d\d)\.$/;

/** What a refusal says, so that a screen can say it in the farmer's language; null for other messages. */
export function readHarvestHold(message: string): HarvestHold | null {
  const [, crop, product, date, until] = PATTERN.exec(message) ?? [];
  return crop && product && date && until ? { crop, product, date, until } : null;
}
