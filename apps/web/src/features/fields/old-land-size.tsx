import { useAddFieldMutation } from '../../entities/farm/farm.api.ts';
import { useAcres } from '../../entities/farm/use-acres.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

interface Props {
  /** The land size of the profile. */
  acres: number;
  onSeveral: () => void;
}

/** Asks whether the land of the profile is one field, and makes it one; several fields are added one by one. */
export function OldLandSize({ acres, onSeveral }: Props) {
  const t = useT('farm-record');
  const inAcres = useAcres();
  const [add, { isLoading }] = useAddFieldMutation();
  const makeOne = async () => {
    const body = { name: t('field.ofProfile'), area: acres, area_unit: 'acre' } as const;
    if ((await add(body)).error) toast.error(t('saveFailed'));
  };
  return (
    <div className="flex flex-col gap-2">
      <p>{t('field.askProfile', { acres: inAcres(acres) })}</p>
      <div className="flex flex-wrap gap-2">
        <Button icon="check" busy={isLoading} onClick={() => void makeOne()}>
          {t('field.oneField')}
        </Button>
        <Button look="plain" onClick={onSeveral}>
          {t('field.severalFields')}
        </Button>
      </div>
    </div>
  );
}
