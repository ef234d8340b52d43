import { accountArchive } from './app-archive.ts';
import type { AppInputs, FeaturePorts } from './app-deps.ts';
import { countPosts } from './features/community/count-posts.repository.ts';
import { expertMembers } from './features/experts/membership.ts';
import { createFarmPicturesPort } from './features/farm-pictures/farm-pictures-port.ts';
import { createTasksPort } from './features/farm-tasks/tasks-port.ts';
import { acresOfField, listFieldSizes } from './features/fields/field-sizes.repository.ts';
import { createBookTotals } from './features/finance/book-totals.ts';
import { createEntryMoney } from './features/finance/entry-money.ts';
import { createSprayGuard } from './features/greenscan/spray-guard.ts';
import { createHerdDue } from './features/herd/herd-due.ts';
import { listSpecies } from './features/herd/species.repository.ts';
import { createIrrigationRepository } from './features/irrigation/irrigation.repository.ts';
import { createIrrigationService } from './features/irrigation/irrigation.service.ts';
import { createPriceReader } from './features/market/store/price-reader.ts';
import { createPlantingsPort } from './features/plantings/plantings-port.ts';
import { findSharedPlanting } from './features/plantings/shared-planting.repository.ts';
import { listStandingCrops } from './features/plantings/standing-crops.repository.ts';
import { createRecordAssistantConsent } from './features/privacy/record-consent.ts';
import { createRecordSignUp } from './features/privacy/record-sign-up.ts';
import { createFindTrainingConsents } from './features/privacy/training-consents.ts';
import { createCircumstancesReader } from './features/profile/circumstances.ts';
import { createDayTemperatures } from './features/weather/day-temperatures.ts';
import { createWeatherService } from './features/weather/weather.service.ts';
import { createAnswerCache } from './providers/answer-cache.ts';

/** Builds the ports between features (`ports/`): the only place, besides `app.ts`, that imports several of them. */
export function createPorts(
  inputs: Pick<AppInputs, 'db' | 'clock' | 'ids' | 'providers'>,
): FeaturePorts {
  const { db, clock, ids, providers } = inputs;
  const answerCache = createAnswerCache(db, clock);
  const temperatures = createDayTemperatures(db);
  const weather = createWeatherService({
    provider: providers.weather,
    cache: answerCache,
    clock,
    temperatures,
  });
  const circumstances = createCircumstancesReader(db, {
    standingCrops: (farmerId) => listStandingCrops(db, farmerId),
    fields: (farmerId) => listFieldSizes(db, farmerId),
    species: (farmerId) => listSpecies(db, farmerId),
  });
  const plantings = createPlantingsPort(db);
  const irrigation = createIrrigationService({
    db,
    repository: createIrrigationRepository(db),
    circumstances,
    plantings,
    weather,
    clock,
    ids,
  });
  const tasks = createTasksPort(db, clock);
  const farmPictures = createFarmPicturesPort(db);
  const entryMoney = createEntryMoney(db, clock);
  return {
    answerCache,
    weather,
    temperatures,
    circumstances,
    suggestIrrigation: irrigation.suggest,
    herdDue: createHerdDue(db, circumstances),
    tasks,
    sprays: createSprayGuard({ db, ids, tasks }),
    books: createBookTotals(db),
    entryMoney,
    prices: createPriceReader(db),
    experts: expertMembers,
    recordSignUp: createRecordSignUp(ids),
    recordAssistantConsent: createRecordAssistantConsent(ids),
    findTrainingConsents: createFindTrainingConsents(db),
    countPosts: (farmerId) => countPosts(db, farmerId),
    acresOfField,
    plantings,
    farmPictures,
    findSharedPlanting: (links, farmerId, id) =>
      findSharedPlanting({ db, mediaLinks: links, farmPictures, entryMoney }, farmerId, id),
    archive: accountArchive,
  };
}
