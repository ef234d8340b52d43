import {
  type DeskRequest,
  type Expert,
  type ExpertRequest,
  expertRequest,
} from '@ankur/contracts/experts/endpoints';
import {
  EXPERT_FIELDS,
  EXPERT_LANGUAGES,
  type ExpertField,
  type ExpertLanguage,
} from '@ankur/contracts/experts/rules';
import type { MediaLinks } from '../../platform/media-store/media-links.ts';
import type { ExpertRow, RequestRow } from './experts.repository.ts';

const SPECIALTIES: Readonly<Record<ExpertField, string>> = {
  irrigation: 'Irrigation',
  crop_diseases: 'Crop diseases',
  soil_health: 'Soil health',
  market_analysis: 'Market analysis',
};
const mediaPath = (key: string | null) => (key ? `/media/${key}` : null);
const instant = (value: string | null) => (value ? new Date(value).toISOString() : null);
const only = <Value extends string>(known: readonly Value[], given: readonly string[]): Value[] =>
  known.filter((value) => given.includes(value));

/** Years in "14 years" or "14"; null for any other text. */
export function yearsIn(experience: string | null): number | null {
  const [, years] = /^(\d{1,2})(?: years?)?$/.exec(experience ?? '') ?? [];
  return years === undefined ? null : Number(years);
}

/** Name, picture, field, district: never the e-mail address or the phone number. */
export function toExpert(row: ExpertRow): Expert {
  const fields = only<ExpertField>(EXPERT_FIELDS, row.fields);
  return {
    id: row.id,
    profilePicture: mediaPath(row.picture_key),
    name: row.name,
    specialty: fields.map((field) => SPECIALTIES[field]).join(', '),
    experience: row.experience,
    experience_years: yearsIn(row.experience),
    location: row.location,
    fields,
    languages: only<ExpertLanguage>(EXPERT_LANGUAGES, row.languages),
    sample: false,
  };
}

/** The photograph has a signed URL that expires; each answer contains a new one. */
export function toRequest(row: RequestRow, links: MediaLinks): ExpertRequest {
  return expertRequest.parse({
    id: row.id,
    field_of_expertise: row.field,
    language: row.language,
    query: row.query,
    photo: row.photo_key ? links.to(row.photo_key) : null,
    status: row.status,
    answer: row.messages.findLast((message) => message.kind === 'answer')?.text ?? null,
    answered_at: instant(row.answered_at),
    date: instant(row.created_at),
    expert: row.expert,
    worked: row.worked,
    messages: row.messages.map(({ id, kind, text, created_at }) => ({
      id,
      kind,
      text,
      date: instant(created_at),
    })),
  });
}

export function toDeskRequest(row: RequestRow, expertId: string, links: MediaLinks): DeskRequest {
  return { ...toRequest(row, links), mine: row.expert_id === expertId, farmer: row.farmer };
}
