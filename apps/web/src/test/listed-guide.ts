import type { ListedGuide } from '@ankur/contracts/crops/endpoints';

/** A crop with a guide, as `GET /api/crops/` lists it. */
export const listedGuide = (
  id: string,
  name: string,
  {
    keys,
    ...rest
  }: Partial<Omit<ListedGuide, 'keys'>> & { keys?: Partial<ListedGuide['keys']> } = {},
): ListedGuide => ({
  id,
  name,
  group: 'cereal',
  words: [name],
  ...rest,
  keys: { leaf: null, irrigation: null, suggestion: null, range: null, market: [], ...keys },
});
