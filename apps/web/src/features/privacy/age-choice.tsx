import type { AgeGroup } from '@ankur/contracts/privacy/rules';
import { useT } from '../../lib/i18n/use-t.ts';
import { Segmented } from '../../ui/segmented.tsx';

interface Props {
  value: AgeGroup | null;
  onChange: (group: AgeGroup) => void;
}

/** 18 or older, or not; optional, without a default. */
export function AgeChoice({ value, onChange }: Props) {
  const t = useT('privacy');
  return (
    <div className="flex flex-col gap-1">
      <p className="font-medium" aria-hidden="true">
        {t('age.title')}
      </p>
      <Segmented<AgeGroup | ''>
        label={t('age.title')}
        value={value ?? ''}
        options={[
          { value: 'adult', label: t('age.adult') },
          { value: 'minor', label: t('age.minor') },
        ]}
        onChange={(group) => group && onChange(group)}
      />
      <p className="text-sm text-muted">{t('age.why')}</p>
    </div>
  );
}
