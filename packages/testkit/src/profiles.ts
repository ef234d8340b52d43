import type { FastifyInstance } from 'fastify';
import type { TestFarmer } from './farmers.ts';
import { multipart } from './multipart.ts';

/** A filled profile form. */
export const PROFILE_FIELDS = {
  name: 'Asha Pawar',
  age: '42',
  contact: '9876543210',
  location: 'Wani, Yavatmal',
  land_size: '2.25',
  land_type: 'rainfed',
  crops: 'Cotton, Tur',
  livestock: 'Two bullocks',
  fertilizers: 'DAP',
  pesticides: '',
  irrigation: 'drip',
  seed_brand: 'Mahabeej',
  annual_crops: '2',
};

/** Sends the profile form as a browser does, with a picture or without. */
export async function saveProfile(
  app: FastifyInstance,
  farmer: TestFarmer,
  fields: Readonly<Record<string, string>>,
  picture?: Uint8Array,
) {
  const file = { field: 'profile_picture', name: 'me.jpg', type: 'image/jpeg' };
  const { payload, headers } = await multipart(
    fields,
    picture ? [{ ...file, content: picture }] : [],
  );
  return app.inject({
    method: 'POST',
    url: '/api/user/profile-input/',
    payload,
    headers: { ...headers, authorization: `Bearer ${farmer.access}` },
  });
}
