import type { Endpoint } from './http/endpoint.ts';
import { serviceEndpoints } from './service/endpoints.ts';

/** Every call of the product, by feature. The API description and the tests walk this table. */
export const endpointTable: Record<string, Record<string, Endpoint>> = {
  service: serviceEndpoints,
};
