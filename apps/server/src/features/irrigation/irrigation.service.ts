import { addDays, monthOf } from '@ankur/agronomy/calendar-day';
import { findCrop } from '@ankur/agronomy/crop-calendar/crops';
import type { DailyWeather } from '@ankur/agronomy/irrigation/weather';
import { irrigationNeed, PERIOD_DAYS } from '@ankur/agronomy/irrigation-need';
import { dischargeFromPowerLps, pumpTime } from '@ankur/agronomy/pump-time';
import { monthlyNormal } from '@ankur/content/climate-normals';
import { reverseGeocode } from '@ankur/content/gazetteer';
import type { IrrigationAdvice, SavedWatering } from '@ankur/contracts/irrigation/endpoints';
import {
  FIELD_PLACE_UNKNOWN,
  IRRIGATION_CROPS,
  type Pump,
  type WateringFields,
} from '@ankur/contracts/irrigation/rules';
import { failure } from '@ankur/contracts/problems';
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
import type { PlannedDay, WeatherService } from '../../ports/weather.ts';
import { toAdvice, toWatering } from './irrigation.mapper.ts';
import type { IrrigationRepository, PumpRow } from './irrigation.repository.ts';

/** Null until entered. */
export interface SavedPump {
  pump: Pump | null;
  updated_at: string | null;
}

export interface IrrigationService {
  suggest: SuggestIrrigation;
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
  weather: Pick<WeatherService, 'daysFrom'>;
  clock: Clock;
  ids: Ids;
}

/** The spec's "Corn" is agronomy's maize; names are matched whatever their case. */
function cropOf(name: string) {
  const shown = IRRIGATION_CROPS.find((crop) => crop.toLowerCase() === name.toLowerCase()) ?? name;
  const crop = findCrop(shown);
  if (!crop) throw new Error(`no calendar for ${shown}`);
  return { shown, crop };
}

const MEMORY_DAYS = 60;

/** What holds as long as a farmer has told nothing. */
const NOTHING_TOLD = { irrigationMethod: 'sprinkler', landType: 'irrigated', point: null } as const;

export function createIrrigationService({
  db,
  repository,
  circumstances,
  weather,
  clock,
  ids,
}: Deps): IrrigationService {
  return {
    async suggest(farmerId, question) {
      const farm = (await circumstances.read(farmerId)) ?? NOTHING_TOLD;
      const point =
        question.lat !== undefined && question.lon !== undefined
          ? { lat: question.lat, lon: question.lon }
          : farm.point;
      if (!point) throw invalid({ location: [FIELD_PLACE_UNKNOWN] });
      const { shown, crop } = cropOf(question.crop_type);
      const [planned, logged, pump] = await Promise.all([
        weather.daysFrom(point, question.date, PERIOD_DAYS),
        repository.listWaterings(farmerId, addDays(question.date, -MEMORY_DAYS)),
        repository.findPump(farmerId),
      ]);
      const normals = monthsOf(question.date).flatMap((month) => normalOf(point, month));
      const forecast = (planned?.days ?? [])
        .filter((day) => day.source !== 'climate-normal')
        .flatMap(toDaily);
      if (forecast.length === 0 && normals.length === 0) {
        throw invalid({ location: [failure('field_place_far')] });
      }
      const named = reverseGeocode(point.lat, point.lon);
      const need = irrigationNeed({
        place: {
          latitudeDeg: point.lat,
          elevationM: planned?.elevationM ?? normals[0]?.elevationM ?? undefined,
        },
        state: named?.state,
        crop,
        date: question.date,
        sowingDate: question.sowing_date ?? undefined,
        areaAcres: question.land_size,
        irrigationMethod: farm.irrigationMethod,
        landType: farm.landType,
        daily: forecast,
        normals,
        waterings: logged
          .filter((row) => row.cropType === shown && row.date <= question.date)
          .map((row) => ({ date: row.date, volumeM3: row.volumeM3 })),
      });
      return toAdvice({
        question,
        crop: shown,
        need,
        irrigationMethod: farm.irrigationMethod,
        sources: need.daily.map(
          (day) => planned?.days.find((p) => p.date === day.date)?.source ?? 'climate-normal',
        ),
        pump: pump ? pumpPlan(pump, need.waterRequirementM3) : null,
        place: { ...point, name: named?.city ?? null },
        station: need.daily.some((day) => day.basis === 'normal')
          ? (normals[0]?.station ?? null)
          : null,
      });
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
      const logged = {
        farmerId,
        cropType: cropOf(watering.crop_type).shown,
        date: watering.date,
        volumeM3: watering.volume_m3,
        plantingId: watering.planting ?? null,
        createdAt: clock.now(),
      };
      const { row, again } = await createOnce(db, farmerId, write, ids.next(), {
        insert: async (on, id) => {
          await refuseNotOwn(on, farmerId, [
            ['plantings', 'planting', watering.planting, failure('planting_missing')],
          ]);
          return repository.insertWatering(on, { id, ...logged });
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

/** The one or two months that the period touches. */
function monthsOf(date: string): number[] {
  return [...new Set([monthOf(date), monthOf(addDays(date, PERIOD_DAYS - 1))])];
}

function normalOf(point: { lat: number; lon: number }, month: number) {
  const normal = monthlyNormal(point.lat, point.lon, month);
  if (!normal || normal.tminC === null || normal.tmaxC === null) return [];
  const { rhMorningPct, rhEveningPct } = normal;
  return [
    {
      month,
      tempMinC: normal.tminC,
      tempMaxC: normal.tmaxC,
      humidityMeanPct:
        rhMorningPct !== null && rhEveningPct !== null
          ? (rhMorningPct + rhEveningPct) / 2
          : undefined,
      vapourPressureKPa: normal.vapourKpa ?? undefined,
      windMs: normal.wind10Ms ?? undefined,
      windHeightM: 10,
      rainMm: normal.rainMm ?? 0,
      elevationM: normal.station.elevationM,
      station: normal.station,
    },
  ];
}

/** A forecast day for agronomy; null without both temperatures. */
function toDaily(day: PlannedDay): DailyWeather[] {
  if (day.tempMinC === null || day.tempMaxC === null) return [];
  return [
    {
      date: day.date,
      tempMinC: day.tempMinC,
      tempMaxC: day.tempMaxC,
      humidityMeanPct: day.humidityPct ?? undefined,
      windMs: day.windMs ?? undefined,
      windHeightM: 10,
      solarRadiationMj: day.radiationMj ?? undefined,
      rainMm: day.rainMm ?? 0,
      rainProbabilityPct: day.rainProbabilityPct ?? undefined,
    },
  ];
}

function toSavedPump(row: PumpRow | undefined): SavedPump {
  if (!row) return { pump: null, updated_at: null };
  return { pump: toPump(row), updated_at: row.updatedAt.toISOString() };
}

function toPump(row: PumpRow): Pump {
  return {
    discharge_lps: row.dischargeLps,
    power_hp: row.powerHp,
    lift_m: row.liftM,
    power_from: row.powerFrom,
    power_to: row.powerTo,
  };
}

function pumpPlan(pump: PumpRow, volumeM3: number): IrrigationAdvice['pump'] {
  const dischargeLps =
    pump.dischargeLps ??
    (pump.powerHp !== null && pump.liftM !== null
      ? dischargeFromPowerLps(pump.powerHp, pump.liftM)
      : null);
  if (dischargeLps === null) return null;
  const window =
    pump.powerFrom && pump.powerTo ? { from: pump.powerFrom, to: pump.powerTo } : undefined;
  const time = pumpTime(volumeM3, dischargeLps, window);
  return {
    discharge_lps: Math.round(dischargeLps * 100) / 100,
    minutes: time.totalMinutes,
    minutes_per_day: time.perDay,
  };
}
