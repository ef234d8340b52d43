import { useState } from 'react';
import { useT } from '../../lib/i18n/use-t.ts';
import { useFileOf } from '../../lib/outbox/use-file-of.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { Picture } from '../../ui/picture.tsx';
import type { PictureOf } from './farm-pictures.api.ts';
import { RecordPicture } from './record-picture.tsx';
import { type Pictured, useFarmPicture } from './use-farm-picture.ts';

interface Props {
  of: PictureOf;
  record: Pictured;
  name: string;
  /** The drawing that stands in. */
  icon: IconName;
}

/** The small picture of a record in a list, or a drawing; opens the large one. */
export function PictureButton({ of, record, name, icon }: Props) {
  const t = useT('farm-record');
  const picture = useFarmPicture(record);
  const here = useFileOf(picture?.unsent);
  const [isOpen, setOpen] = useState(false);
  const label = t('picture.of', { name });
  return (
    <>
      <button
        type="button"
        aria-label={label}
        title={label}
        className="size-14 shrink-0 overflow-hidden rounded-control"
        onClick={() => setOpen(true)}
      >
        {picture ? (
          <Picture src={here ?? (picture.small_url || null)} alt="" className="size-full" />
        ) : (
          <span className="flex size-full items-center justify-center bg-brand-soft text-brand">
            <Icon name={icon} className="size-7" />
          </span>
        )}
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={label}>
        <RecordPicture of={of} record={record} name={name} icon={icon} />
      </Dialog>
    </>
  );
}
