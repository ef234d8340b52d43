import geo from 'virtual:endpoints/geo';
import { baseApi } from '../../lib/http/base-api.ts';
import { fromContract } from '../../lib/http/from-contract.ts';

const mapTilesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    mapTiles: fromContract(build).query(geo.tiles, () => ({}), { keepUnusedDataFor: 3600 }),
  }),
});

export const { useMapTilesQuery } = mapTilesApi;
