// locale-keys: greenscan:word.*
import { type Scan, WORD_SOURCES } from '@ankur/contracts/greenscan/endpoints';
import { cropOf } from '@ankur/leaf-doctor/labels';
import { LEAF_CROPS } from '@ankur/leaf-doctor/library/crop-names';
import { useState } from 'react';
import { cropName } from '../../lib/i18n/crop-name.ts';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useSetScanWordMutation } from './greenscan.api.ts';
import { type Library, useLibrary } from './use-library.ts';

/** Labels of a crop, or of all crops, healthy first. */
function labelsOf(library: Library, crop: string | null): string[] {
  const crops = crop === null ? LEAF_CROPS : [crop];
  return crops.flatMap((one) => [
    `${one}___Healthy`,
    ...library.diseases.map(({ label }) => label).filter((label) => cropOf(label) === one),
  ]);
}

interface Props {
  scan: Scan;
  onClose: () => void;
}

/** What an expert or a laboratory said later about a kept scan. */
export function ScanWordDialog({ scan, onClose }: Props) {
  const t = useT('greenscan');
  const common = useT('common');
  const language = useLanguage();
  const library = useLibrary();
  const [by, setBy] = useState(scan.word?.by ?? 'expert');
  const [label, setLabel] = useState(scan.word?.label ?? '');
  const [save, saving] = useSetScanWordMutation();
  const crop = scan.crop && LEAF_CROPS.includes(scan.crop) ? scan.crop : null;
  const nameOf = (one: string) => {
    const name = one.endsWith('___Healthy') ? t('next.healthy') : library?.labelName(one);
    return crop === null ? `${cropName(cropOf(one), language)}: ${name}` : String(name);
  };
  const submit = async () => {
    const { error } = await save({ id: scan.id, by, label: label || null });
    if (!error) onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('word.title')}
      actions={
        <Button busy={saving.isLoading} onClick={() => void submit()}>
          {common('save')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <SelectField
          label={t('word.by')}
          value={by}
          options={WORD_SOURCES.map((value) => ({ value, label: t(`word.${value}`) }))}
          onChange={(event) =>
            setBy(WORD_SOURCES.find((one) => one === event.target.value) ?? 'expert')
          }
        />
        <SelectField
          label={t('word.label')}
          value={label}
          placeholder={t('word.none')}
          options={
            library ? labelsOf(library, crop).map((value) => ({ value, label: nameOf(value) })) : []
          }
          onChange={(event) => setLabel(event.target.value)}
        />
        {saving.isError && <Alert>{t('word.failed')}</Alert>}
      </div>
    </Dialog>
  );
}
