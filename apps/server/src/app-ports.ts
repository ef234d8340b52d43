import type { AppInputs, FeaturePorts } from './app-deps.ts';
import { listFieldSizes } from './features/fields/field-sizes.repository.ts';
import { listSpecies } from './features/herd/species.repository.ts';
import { createIrrigationRepository } from './features/irrigation/irrigation.repository.ts';
import { createIrrigationService } from './features/irrigation/irrigation.service.ts';
import { listStandingCrops } from './features/plantings/standing-crops.repository.ts';
import { createCircumstancesReader } from './features/profile/circumstances.ts';
import { createWeatherService } from './features/weather/weather.service.ts';
import { createAnswerCache } from './providers/answer-cache.ts';

/** Builds the ports between features (`ports/`): the only place, besides `app.ts`, that imports several of them. */
export function createPorts(
  inputs: Pick<AppInputs, 'db' | 'clock' | 'ids' | 'providers'>,
): FeaturePorts {
  const { db, clock, ids, providers } = inputs;
  const answerCache = createAnswerCache(db, clock);
  const weather = createWeatherService({ provider: providers.weather, cache: answerCache, clock });
  const circumstances = createCircumstancesReader(db, {
    standingCrops: (farmerId) => listStandingCrops(db, farmerId),
    fields: (farmerId) => listFieldSizes(db, farmerId),
    species: (farmerId) => listSpecies(db, farmerId),
  });
  const irrigation = createIrrigationService({
    db,
    repository: createIrrigationRepository(db),
    circumstances,
    weather,
    clock,
    ids,
  });
  return { answerCache, weather, circumstances, suggestIrrigation: irrigation.suggest };
}
