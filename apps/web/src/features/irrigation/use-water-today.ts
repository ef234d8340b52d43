// locale-keys: irrigation:crop.*, irrigation:advice.*
import { waterStake } from '@ankur/agronomy/today/stakes';
import type { PlantingEvent } from '@ankur/contracts/farm-record/planting-events';
import { irrigationCropOf } from '@ankur/contracts/irrigation/form-crops';
import { skipToken } from '@reduxjs/toolkit/query';
import {
  useAddPlantingEventMutation,
  useFieldsQuery,
  useRemovePlantingEventMutation,
} from '../../entities/farm/farm.api.ts';
import { useCropNames } from '../../entities/farm/use-crop-names.ts';
import { type OwnCrop, useOwnCrops } from '../../entities/farm/use-own-crops.ts';
import {
  hoursToEndOf,
  stateOf,
  type TodayAction,
  type TodayLine,
  type TodaySource,
} from '../../entities/today/today-line.ts';
import { hasProblem } from '../../lib/http/field-errors.ts';
import type { KeyOf } from '../../lib/i18n/translate.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { usePlace } from '../../lib/place/place-store.ts';
import { useNow } from '../../lib/time/clock.ts';
import { todayLocal } from '../../lib/time/local-date.ts';
import { useWeekOfWaterQuery } from './irrigation.api.ts';
import type { Advice } from './question.ts';
import { adviceText, durationText } from './words.ts';

const MINUTE_MS = 60_000;
/** Advice that there is something to do or to leave today. */
const TOLD: readonly string[] = ['irrigate-today', 'wait-for-rain', 'drain-before-harvest'];

/** Nothing is lost by not knowing the place, but nothing can be said of water and weather either. */
const PLACE_STAKE = 500;
const PLACE_HOURS = 24;

const isPlaceMissing = (error: unknown): boolean => hasProblem(error, 'field_place_unknown');

/** Asked about one crop; where no place is known, the profile's stands in. */
function useAdvice(own: OwnCrop | undefined) {
  const state = usePlace();
  const place = state.status === 'known' ? state.place : null;
  return useWeekOfWaterQuery(
    own
      ? {
          lat: place?.lat ?? '',
          lon: place?.lon ?? '',
          crop_type: own.crop,
          land_size: own.acres,
          date: todayLocal(),
          sowing_date: own.sownOn,
          planting: own.id,
        }
      : skipToken,
    // A watering may have been written into the diary meanwhile.
    { refetchOnMountOrArgChange: true },
  );
}

/** What two plantings of one crop are told apart by: their fields, else the days on which they were sown. */
function useMarks(first: OwnCrop | undefined, second: OwnCrop | undefined) {
  const format = useFormat();
  const isTwice = first !== undefined && first.crop === second?.crop;
  const { data } = useFieldsQuery(undefined, { skip: !isTwice });
  const rows = Array.isArray(data) ? data : [];
  const fieldOf = (own: OwnCrop) => rows.find(({ id }) => id === own.field)?.name;
  return (own: OwnCrop): string | undefined => {
    if (!isTwice) return undefined;
    return first.field === second?.field ? format.date(own.sownOn) : fieldOf(own);
  };
}

/** Writes the watering of a planting into its diary. */
function useWatered() {
  const [add] = useAddPlantingEventMutation();
  const [remove] = useRemovePlantingEventMutation();
  return async (parent: string) => {
    const { data } = await add({ parent, body: { kind: 'watering', date: todayLocal() } });
    if (!data) return false;
    return async () => !(await remove({ parent, id: data.id })).error;
  };
}

/** Whether to water today, for the first two of the farmer's crops. */
export function useWaterToday(): TodaySource {
  const t = useT('today');
  const format = useFormat();
  const { nameOf } = useCropNames();
  const now = useNow(MINUTE_MS);
  const [first, second] = useOwnCrops();
  const asked = [
    [first, useAdvice(first)],
    [second, useAdvice(second)],
  ] as const;
  const markOf = useMarks(first, second);
  const water = useWatered();
  const waiting = useFolded<PlantingEvent>('plantingEvent', undefined);
  const isWatered = ({ id }: OwnCrop): boolean =>
    waiting.some(
      ({ planting, kind, date }) => planting === id && kind === 'watering' && date === todayLocal(),
    );
  const say = (own: OwnCrop, advice: Advice, again: () => unknown): TodayLine => {
    const minutes = advice.pump?.minutes_per_day[0];
    const about = '/application/dashboard#irrigation';
    const isToDo = advice.suggestion_code === 'irrigate-today';
    const run = async () => {
      const takeBack = await water(own.id);
      if (takeBack) again();
      return (
        takeBack &&
        (async () => {
          const isGone = await takeBack();
          if (isGone) again();
          return isGone;
        })
      );
    };
    const action: TodayAction = isToDo
      ? { label: t('done'), run }
      : { label: t('open'), to: about };
    const name = irrigationCropOf(own.crop)
      ? t(`crop.${own.crop}` as KeyOf<'today'>)
      : nameOf(own.crop);
    return {
      key: `water:${own.id}`,
      icon: 'drop',
      stakeRupees: waterStake(own.acres),
      hoursLeft: hoursToEndOf(todayLocal(), now),
      text: t('water.text', {
        crop: [name, markOf(own)].filter(Boolean).join(', '),
        advice: adviceText(advice, t, format),
      }),
      reason: [
        minutes ? t('water.pump', { time: durationText(minutes, t) }) : t('water.reason'),
        advice.computedAtMs &&
          t('computed', { when: format.relative(new Date(advice.computedAtMs), now) }),
      ]
        .filter(Boolean)
        .join(' '),
      action,
      ...(isToDo && { about }),
    };
  };
  const lines = asked.flatMap(([own, { data, refetch }]) =>
    own && data && TOLD.includes(data.suggestion_code) && !isWatered(own)
      ? [say(own, data, refetch)]
      : [],
  );
  const states = asked.flatMap(([own, query]) =>
    own && !isPlaceMissing(query.error) ? [stateOf(query)] : [],
  );
  if (asked.some(([, { error }]) => isPlaceMissing(error))) {
    lines.push({
      key: 'place',
      icon: 'location',
      stakeRupees: PLACE_STAKE,
      hoursLeft: PLACE_HOURS,
      text: t('place.text'),
      reason: t('place.reason'),
      action: { label: t('open'), to: '/application/profile-view' },
    });
  }
  return {
    state: states.includes('loading') ? 'loading' : states.includes('failed') ? 'failed' : 'ready',
    lines,
  };
}
