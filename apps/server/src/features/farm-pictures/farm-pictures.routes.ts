import { readFile } from 'node:fs/promises';
import {
  FARM_PICTURE_BYTES_MAX,
  FARM_PICTURE_NOT_IMAGE,
  FARM_PICTURE_TOO_LARGE,
  farmPictureEndpoints,
  farmPictureForm,
  PICTURE_OF,
  type PictureOf,
} from '@ankur/contracts/farm-record/farm-pictures';
import { check } from '@ankur/contracts/http/errors';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { invalid, notFound, tooLarge } from '../../platform/errors/app-error.ts';
import { readUpload } from '../../platform/http/read-upload.ts';
import { addRoute } from '../../platform/http/route.ts';
import { answerCreated } from '../../platform/writes/answer-created.ts';
import { createFarmPicturesService } from './farm-pictures.service.ts';

/** The kind of record that a path names. @throws AppError not_found */
function kindOf(of: string): PictureOf {
  const kind = PICTURE_OF.find((one) => one === of);
  if (!kind) throw notFound();
  return kind;
}

export function farmPicturesRoutes(app: FastifyInstance, deps: AppDeps): void {
  const service = createFarmPicturesService(deps);
  addRoute(
    app,
    deps.guards,
    farmPictureEndpoints.add,
    async ({ caller, params, request, reply }) => {
      const of = kindOf(params.of);
      const upload = await readUpload(request, { image: FARM_PICTURE_BYTES_MAX }, deps.ids.next);
      try {
        const form = check(farmPictureForm, upload.fields);
        const { image } = upload.files;
        if (image?.tooLarge) throw tooLarge('image', FARM_PICTURE_TOO_LARGE);
        if (!image || !form.ok)
          throw invalid({
            ...(form.ok ? {} : form.failures),
            ...(image ? {} : { image: [FARM_PICTURE_NOT_IMAGE] }),
          });
        const content = await readFile(image.path);
        const made = service.add(caller.farmerId, of, params.parent, content, upload.write);
        return await answerCreated(reply, made);
      } finally {
        await upload.dispose();
      }
    },
    {
      perAccount: { name: 'farm-picture', points: 60, seconds: 60 },
      upload: { field: 'image', bytesMax: FARM_PICTURE_BYTES_MAX },
    },
  );
  addRoute(app, deps.guards, farmPictureEndpoints.remove, async ({ caller, params }) => {
    await service.remove(caller.farmerId, kindOf(params.of), params.parent, params.id);
    return undefined;
  });
}
