import { PURPOSES } from '@ankur/contracts/privacy/rules';
import { useT } from '../../lib/i18n/use-t.ts';

// locale-keys: privacy:what.*, privacy:why.*

/** The purposes of personal data. */
export function PurposeList() {
  const t = useT('privacy');
  return (
    <dl className="flex flex-col gap-2">
      {PURPOSES.map((purpose) => (
        <div key={purpose}>
          <dt className="font-medium">{t(`what.${purpose}`)}</dt>
          <dd className="text-muted">{t(`why.${purpose}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
