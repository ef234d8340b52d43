import type { Animal } from '../../entities/farm/farm.api.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Link } from '../../lib/router/link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDangerSigns } from './use-danger-signs.ts';

/** The animal helpline of the states. */
const HELPLINE = '1962';

/** Calls the animal helpline. */
export function VetCall() {
  const t = useT('farm-record');
  return (
    <a href={`tel:${HELPLINE}`} className={buttonClass('plain')}>
      <Icon name="phone" />
      {t('vet.call', { number: HELPLINE })}
    </a>
  );
}

/** Whom to ask about an animal that is ill, and which signs cannot wait; it names no disease. */
export function VetLine({ animal }: { animal: Animal }) {
  const t = useT('farm-record');
  const signs = useDangerSigns(animal);
  return (
    <div className="flex flex-col gap-1">
      <p>{t('vet.line')}</p>
      <p className="flex flex-wrap gap-2">
        <VetCall />
        <Link to="/application/guidance" className={buttonClass('quiet')}>
          {t('vet.read')}
        </Link>
      </p>
      {signs.length > 0 && (
        <ul className="list-disc ps-5">
          {signs.map((sign) => (
            <li key={sign}>{sign}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
