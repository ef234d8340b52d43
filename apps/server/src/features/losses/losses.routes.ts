import { readFile } from 'node:fs/promises';
import {
  LOSS_PHOTO_BYTES_MAX,
  LOSS_PHOTO_NOT_IMAGE,
  LOSS_PHOTO_TOO_LARGE,
  type Loss,
  type LossInput,
  lossEndpoints,
  lossPhotoForm,
} from '@ankur/contracts/farm-record/losses';
import { check } from '@ankur/contracts/http/errors';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../app-deps.ts';
import { invalid, tooLarge } from '../../platform/errors/app-error.ts';
import { readUpload } from '../../platform/http/read-upload.ts';
import { addRoute } from '../../platform/http/route.ts';
import { recordRoutes } from '../../platform/records/records.routes.ts';
import { createRecordService } from '../../platform/records/records.service.ts';
import { answerCreated } from '../../platform/writes/answer-created.ts';
import { createLossPhotosService } from './loss-photos.service.ts';
import { lossValues } from './loss-values.ts';
import { type LossRow, toLoss } from './losses.mapper.ts';
import { losses } from './losses.tables.ts';

export function lossesRoutes(app: FastifyInstance, deps: AppDeps): void {
  const photos = createLossPhotosService(deps);
  const present = async (rows: readonly LossRow[], farmerId: string) => {
    const shown = await photos.ofLosses(
      farmerId,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => toLoss(row, shown.get(row.id) ?? []));
  };
  const service = createRecordService<LossRow, Loss, LossInput>(
    { table: losses, present, values: lossValues(deps.clock), filesOf: photos.keysOf },
    deps,
  );
  recordRoutes(app, deps.guards, lossEndpoints, service, (farmerId, id) =>
    service.get({ farmerId }, id),
  );
  addRoute(
    app,
    deps.guards,
    lossEndpoints.addPhoto,
    async ({ caller, params, request, reply }) => {
      const upload = await readUpload(request, { image: LOSS_PHOTO_BYTES_MAX }, deps.ids.next);
      try {
        const form = check(lossPhotoForm, upload.fields);
        const { image } = upload.files;
        if (image?.tooLarge) throw tooLarge('image', LOSS_PHOTO_TOO_LARGE);
        if (!image || !form.ok)
          throw invalid({
            ...(form.ok ? {} : form.failures),
            ...(image ? {} : { image: [LOSS_PHOTO_NOT_IMAGE] }),
          });
        const content = await readFile(image.path);
        const made = photos.add(caller.farmerId, params.parent, content, form.value, upload.write);
        return await answerCreated(reply, made);
      } finally {
        await upload.dispose();
      }
    },
    {
      perAccount: { name: 'loss-photo', points: 60, seconds: 60 },
      upload: { field: 'image', bytesMax: LOSS_PHOTO_BYTES_MAX },
    },
  );
  addRoute(app, deps.guards, lossEndpoints.removePhoto, async ({ caller, params }) => {
    await photos.remove(caller.farmerId, params.parent, params.id);
    return undefined;
  });
}
