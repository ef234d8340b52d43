// locale-keys: irrigation:crop.*, irrigation:advice.*
import { waterStake } from '@ankur/agronomy/today/stakes';
import { irrigationCropOf } from '@ankur/contracts/irrigation/form-crops';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCropNames } from '../../entities/farm/use-crop-names.ts';
import { type OwnCrop, useOwnCrops } from '../../entities/farm/use-own-crops.ts';
import {
  hoursToEndOf,
  stateOf,
  type TodayLine,
  type TodaySource,
} from '../../entities/today/today-line.ts';
import { hasProblem } from '../../lib/http/field-errors.ts';
import type { KeyOf } from '../../lib/i18n/translate.ts';
import { useFormat } from '../../lib/i18n/use-format.ts';
import { useT } from '../../lib/i18n/use-t.ts';
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
  const say = (own: OwnCrop, advice: Advice): TodayLine => {
    const minutes = advice.pump?.minutes_per_day[0];
    return {
      key: `water:${own.id}`,
      icon: 'drop',
      stakeRupees: waterStake(own.acres),
      hoursLeft: hoursToEndOf(todayLocal(), now),
      text: t('water.text', {
        crop: irrigationCropOf(own.crop)
          ? t(`crop.${own.crop}` as KeyOf<'today'>)
          : nameOf(own.crop),
        advice: adviceText(advice, t, format),
      }),
      reason: [
        minutes ? t('water.pump', { time: durationText(minutes, t) }) : t('water.reason'),
        advice.computedAtMs &&
          t('computed', { when: format.relative(new Date(advice.computedAtMs), now) }),
      ]
        .filter(Boolean)
        .join(' '),
      action: { label: t('open'), to: '/application/dashboard#irrigation' },
    };
  };
  const lines = asked.flatMap(([own, { data }]) =>
    own && data && TOLD.includes(data.suggestion_code) ? [say(own, data)] : [],
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
