import type { ExpertForm } from '@ankur/contracts/console/expert-rules';
import { EXPERIENCE_MAX } from '@ankur/contracts/console/expert-rules';
import { EXPERT_FIELDS, EXPERT_LANGUAGES } from '@ankur/contracts/experts/rules';
import { type FieldFailures, firstError } from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { languageName } from './language-name.ts';

interface Props {
  value: ExpertForm;
  onChange: (value: ExpertForm) => void;
  failures: FieldFailures | null;
}

/** Toggles a value of a list. */
const toggled = <Value,>(list: readonly Value[], value: Value): Value[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

/** Inputs for an expert's fields, languages and experience. */
export function CompetenceFields({ value, onChange, failures }: Props) {
  const t = useT('console');
  const failureText = useFailureText('console');
  return (
    <>
      <fieldset>
        <legend className="font-semibold">{t('experts.fields')}</legend>
        {EXPERT_FIELDS.map((field, at) => (
          <CheckboxField
            key={field}
            label={t(`field.${field}`)}
            checked={value.fields.includes(field)}
            error={
              at === EXPERT_FIELDS.length - 1 ? failureText(firstError(failures, 'fields')) : null
            }
            onChange={() => onChange({ ...value, fields: toggled(value.fields, field) })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className="font-semibold">{t('experts.languages')}</legend>
        {EXPERT_LANGUAGES.map((language, at) => (
          <CheckboxField
            key={language}
            label={languageName(language)}
            checked={value.languages.includes(language)}
            error={
              at === EXPERT_LANGUAGES.length - 1
                ? failureText(firstError(failures, 'languages'))
                : null
            }
            onChange={() => onChange({ ...value, languages: toggled(value.languages, language) })}
          />
        ))}
      </fieldset>
      <TextField
        label={t('experts.experience')}
        value={value.experience ?? ''}
        maxLength={EXPERIENCE_MAX}
        error={failureText(firstError(failures, 'experience'))}
        onChange={(event) => onChange({ ...value, experience: event.target.value || null })}
      />
    </>
  );
}
