// locale-keys: crop-prediction:crop.*, crop-prediction:season.*, crop-prediction:fit.*, crop-prediction:verdict.*, crop-prediction:form.*, crop-prediction:rating.*, crop-prediction:problem.*
import type { Translate } from '../../lib/i18n/translate.ts';

export type T = Translate<'crop-prediction'>;
export type Key = Parameters<T>[0];

/** Translated name of a crop; an unknown crop keeps its name. */
export function cropName(crop: string, t: T): string {
  const key = `crop.${crop}`;
  const name = t(key as Key);
  return name === key ? crop.charAt(0).toUpperCase() + crop.slice(1) : name;
}

/** Translated name of a season; an unknown one keeps its name. */
export function seasonName(season: string | null, t: T): string {
  return season === null ? '' : t(`season.${season}` as Key);
}

/** Translated marketing season of a support price (`KMS 2026-27`); an unknown one keeps its name. */
export function saleSeason(season: string, t: T): string {
  const [, kind, years] = /^(KMS|RMS) (.+)$/.exec(season) ?? [];
  if (!years) return season;
  return t(kind === 'KMS' ? 'facts.kharifSale' : 'facts.rabiSale', { years });
}
