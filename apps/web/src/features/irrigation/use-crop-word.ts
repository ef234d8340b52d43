// locale-keys: irrigation:crop.*
import { irrigationCropOf } from '@ankur/contracts/irrigation/form-crops';
import { useCropNames } from '../../entities/farm/use-crop-names.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { codeText } from './words.ts';

/** What a crop is called: one of the form by its value there, any other by its id in the register. */
export function useCropWord(): (crop: string) => string {
  const t = useT('irrigation');
  const { nameOf } = useCropNames();
  return (crop) => (irrigationCropOf(crop) ? codeText('crop', crop, t) : nameOf(crop));
}
