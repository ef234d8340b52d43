import type { ProfileAnswer } from '@ankur/contracts/profile/endpoints';
import { IRRIGATION_METHODS, LAND_TYPES, type ProfileField } from '@ankur/contracts/profile/rules';

// locale-keys: profile:field.*, profile:section.*, profile:land_type.*, profile:irrigation.*

export type Control = 'text' | 'tel' | 'whole' | 'acres' | 'long' | 'choice';

export interface FieldPlan {
  name: ProfileField;
  control: Control;
  hint?: 'contact' | 'location' | 'land_size' | 'crops' | 'annual_crops' | 'optional';
  required?: true;
}

export interface SectionPlan {
  key: 'personal' | 'farm' | 'practices';
  fields: readonly FieldPlan[];
}

/** The three sections of the form, in the order of the screen. */
export const SECTIONS: readonly SectionPlan[] = [
  {
    key: 'personal',
    fields: [
      { name: 'name', control: 'text', required: true },
      { name: 'age', control: 'whole', required: true },
      { name: 'contact', control: 'tel', hint: 'contact', required: true },
      { name: 'location', control: 'text', hint: 'location', required: true },
      { name: 'bio', control: 'long', hint: 'optional' },
    ],
  },
  {
    key: 'farm',
    fields: [
      { name: 'land_size', control: 'acres', hint: 'land_size', required: true },
      { name: 'land_type', control: 'choice' },
      { name: 'crops', control: 'text', hint: 'crops', required: true },
      { name: 'annual_crops', control: 'whole', hint: 'annual_crops', required: true },
      { name: 'livestock', control: 'text', hint: 'optional' },
    ],
  },
  {
    key: 'practices',
    fields: [
      { name: 'irrigation', control: 'choice' },
      { name: 'seed_brand', control: 'text', required: true },
      { name: 'fertilizers', control: 'text', hint: 'optional' },
      { name: 'pesticides', control: 'text', hint: 'optional' },
    ],
  },
];

export const FIELD_NAMES = SECTIONS.flatMap((section) => section.fields.map(({ name }) => name));

/** The options of a field, if any. */
export const CHOICES = { land_type: LAND_TYPES, irrigation: IRRIGATION_METHODS } as const;

export type ProfileValues = Record<ProfileField, string>;

/** Form values of a profile; the account's name until one is saved. */
export function toValues(profile: ProfileAnswer, accountName: string): ProfileValues {
  const values = {} as ProfileValues;
  for (const name of FIELD_NAMES) values[name] = String(profile[name] ?? '');
  values.name = profile.name ?? accountName;
  return values;
}

/** The multipart body; a picture only when a new one was chosen. */
export function toFormData(values: ProfileValues, picture: File | null): FormData {
  const form = new FormData();
  for (const name of FIELD_NAMES) form.append(name, values[name]);
  if (picture) form.append('profile_picture', picture);
  return form;
}
