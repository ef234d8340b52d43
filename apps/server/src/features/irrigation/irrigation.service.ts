import { addDays } from '@ankur/agronomy/calendar-day';
import { adviseWater, MEMORY_DAYS } from '@ankur/agronomy/irrigation/advise-water';
import { factsOfField } from '@ankur/agronomy/irrigation/facts-of-field';
import { pumpOfField } from '@ankur/agronomy/irrigation/pump-of-field';
import type { SavedWatering, WaterFactsAnswer } from '@ankur/contracts/irrigation/endpoints';
import { idOfIrrigation, irrigationCropOf } from '@ankur/contracts/irrigation/form-crops';
import {
  FIELD_PLACE_UNKNOWN,
  type Pump,
  type WateringFields,
} from '@ankur/contracts/irrigation/rules';
import { failure } from '@ankur/contracts/problems';
import { cropIdOf } from '@ankur/crops/crop-id';
import { type Clock, indianDate } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid, notFound } from '../../platform/errors/app-error.ts';
import { type Ids, isId } from '../../platform/ids.ts';
import { refuseNotOwn } from '../../platform/records/owned.ts';
import { type Created, createOnce } from '../../platform/writes/idempotent-create.ts';
import {
  type IfMatch,
  matchesVersion,
  nextVersion,
  versionConflict,
} from '../../platform/writes/version.ts';
import type { Write } from '../../platform/writes/write.ts';
import type { CircumstancesReader } from '../../ports/circumstances.ts';
import type { SuggestIrrigation } from '../../ports/irrigation.ts';
import type { PlantingsPort } from '../../ports/plantings.ts';
import type { WeatherService } from '../../ports/weather.ts';
import { type SavedPump, toPump, toSavedPump, toWatering } from './irrigation.mapper.ts';
import type { IrrigationRepository } from './irrigation.repository.ts';
import { monthsFrom, readWaterFacts } from './water-facts.ts';

export interface IrrigationService {
  suggest: SuggestIrrigation;
  /** What advice is computed from at a place, for a phone without a network. @throws AppError invalid (location) */
  facts(farmerId: string, where: Where): Promise<WaterFactsAnswer>;
  getPump(farmerId: string): Promise<SavedPump>;
  /** @throws AppError changed when the version does not match */
  savePump(farmerId: string, pump: Pump, ifMatch: IfMatch | undefined): Promise<SavedPump>;
  listWaterings(farmerId: string): Promise<SavedWatering[]>;
  /** Idempotent by the client's id. @throws AppError conflict, gone */
  logWatering(
    farmerId: string,
    watering: WateringFields,
    write: Write | undefined,
  ): Promise<Created<SavedWatering>>;
  removeWatering(farmerId: string, id: string): Promise<void>;
}

interface Deps {
  db: Database;
  repository: IrrigationRepository;
  circumstances: Pick<CircumstancesReader, 'read'>;
  plantings: Pick<PlantingsPort, 'onlyOf' | 'waterOf'>;
  weather: Pick<WeatherService, 'daysFrom'>;
  clock: Clock;
  ids: Ids;
}

interface Point {
  lat: number;
  lon: number;
}
type Where = { lat?: number | undefined; lon?: number | undefined };

const ALL_MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

export function createIrrigationService({
  db,
  repository,
  circumstances,
  plantings,
  weather,
  clock,
  ids,
}: Deps): IrrigationService {
  const pointOf = async (farmerId: string, { lat, lon }: Where): Promise<Point> => {
    if (lat !== undefined && lon !== undefined) return { lat, lon };
    const point = (await circumstances.read(farmerId))?.point;
    if (!point) throw invalid({ location: [FIELD_PLACE_UNKNOWN] });
    return point;
  };
  const factsAt = async (farmerId: string, point: Point, date: string, months: readonly number[]) =>
    readWaterFacts(weather, await circumstances.read(farmerId), point, date, months);

  return {
    async suggest(farmerId, question) {
      const point = await pointOf(farmerId, question);
      const { planting } = question;
      const own = planting ? await plantings.waterOf(farmerId, planting, question.date) : null;
      const form = irrigationCropOf(question.crop_type);
      const crop_type = form ?? own?.crop;
      const calendar = form ? idOfIrrigation(form) : own?.calendar;
      if (!crop_type || !calendar) throw invalid({ crop_type: [failure('crop_type_unknown')] });
      const since = addDays(question.date, -MEMORY_DAYS);
      const [farm, logged, pump] = await Promise.all([
        factsAt(farmerId, point, question.date, monthsFrom(question.date)),
        repository.listWaterings(farmerId, since),
        repository.findPump(farmerId),
      ]);
      const facts = factsOfField(farm, own);
      const asked = { ...question, crop_type, calendar, watered_on: own?.wateredOn };
      const pumped = pumpOfField(pump ? toPump(pump) : null, own);
      const advice = adviseWater(facts, asked, logged.map(toWatering), pumped);
      if (!advice) throw invalid({ location: [failure('field_place_far')] });
      return advice;
    },

    async facts(farmerId, where) {
      const point = await pointOf(farmerId, where);
      return factsAt(farmerId, point, indianDate(clock.now()), ALL_MONTHS);
    },

    async getPump(farmerId) {
      return toSavedPump(await repository.findPump(farmerId));
    },

    async savePump(farmerId, pump, ifMatch) {
      const saved = await repository.savePump(farmerId, (before) => {
        const last = before?.updatedAt ?? null;
        if (!matchesVersion(ifMatch, last)) throw versionConflict(toSavedPump(before));
        return {
          farmerId,
          dischargeLps: pump.discharge_lps,
          powerHp: pump.power_hp,
          liftM: pump.lift_m,
          powerFrom: pump.power_from,
          powerTo: pump.power_to,
          updatedAt: nextVersion(clock.now(), last),
        };
      });
      return toSavedPump(saved);
    },

    async listWaterings(farmerId) {
      const since = addDays(indianDate(clock.now()), -MEMORY_DAYS);
      return (await repository.listWaterings(farmerId, since)).map(toWatering);
    },

    async logWatering(farmerId, watering, write) {
      const cropType = irrigationCropOf(watering.crop_type) ?? cropIdOf(watering.crop_type);
      if (cropType === null) throw invalid({ crop_type: [failure('crop_type_unknown')] });
      const logged = {
        farmerId,
        cropType,
        date: watering.date,
        volumeM3: watering.volume_m3,
        createdAt: clock.now(),
      };
      const { row, again } = await createOnce(db, farmerId, write, ids.next(), {
        insert: async (on, id) => {
          await refuseNotOwn(on, farmerId, [
            ['plantings', 'planting', watering.planting, failure('planting_missing')],
          ]);
          const plantingId =
            watering.planting === undefined
              ? await plantings.onlyOf(on, farmerId, logged.cropType)
              : watering.planting;
          return repository.insertWatering(on, { id, ...logged, plantingId });
        },
        find: (id) => repository.findWatering(farmerId, id),
      });
      return { row: toWatering(row), again };
    },

    async removeWatering(farmerId, id) {
      if (!isId(id) || !(await repository.removeWatering(farmerId, id))) throw notFound();
    },
  };
}
