import { profileEndpoints } from '@ankur/contracts/profile/endpoints';
import { PICTURE_BYTES_MAX } from '@ankur/contracts/profile/rules';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { addRoute } from '../../platform/http/route.ts';
import { createProfileService } from './profile.service.ts';
import { readProfileForm } from './read-profile-form.ts';

export function profileRoutes(app: FastifyInstance, deps: AppDeps): void {
  const service = createProfileService(deps);

  addRoute(app, deps.guards, profileEndpoints.profile, ({ caller }) =>
    service.profile(caller.farmerId),
  );
  addRoute(
    app,
    deps.guards,
    profileEndpoints.saveProfile,
    async ({ caller, request, ifMatch }) => {
      const { form, picture } = await readProfileForm(request);
      const saved = await service.save(caller.farmerId, form, picture, ifMatch);
      return { msg: 'Profile saved successfully', ...saved };
    },
    {
      perAccount: { name: 'profile-save', points: 60, seconds: 60 },
      upload: { field: 'profile_picture', bytesMax: PICTURE_BYTES_MAX },
    },
  );
  addRoute(app, deps.guards, profileEndpoints.place, ({ caller }) =>
    service.place(caller.farmerId),
  );
  addRoute(app, deps.guards, profileEndpoints.savePlace, ({ caller, body, ifMatch }) =>
    service.choosePlace(caller.farmerId, body, ifMatch),
  );
  addRoute(app, deps.guards, profileEndpoints.preferences, async ({ caller, body }) => {
    await service.chooseLanguage(caller.farmerId, body.language);
    return body;
  });
}
