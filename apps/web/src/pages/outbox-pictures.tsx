import { useState } from 'react';
import { PICTURE_SIDE_PX } from '../entities/farm/use-farm-picture.ts';
import { WaitingPicture } from '../entities/farm/waiting-picture.tsx';
import { CropChoice } from '../features/greenscan/crop-choice.tsx';
import { useT } from '../lib/i18n/use-t.ts';
import type { OutboxRecord } from '../lib/outbox/record.ts';

interface Props {
  record: OutboxRecord;
  onClose: () => void;
}

/** A picture of the farm, or a photograph of a loss. */
export function OpenFarmPicture({ record, onClose }: Props) {
  const t = useT('outbox');
  return (
    <WaitingPicture
      record={record}
      onClose={onClose}
      title={t(`what.${record.what as 'farmPicture'}`)}
      sidePx={PICTURE_SIDE_PX}
      namespace="farm-record"
    />
  );
}

/** A leaf scan with its crop; another crop than the finding is about leaves the finding open. */
export function OpenScan({ record, onClose }: Props) {
  const t = useT('outbox');
  const first = typeof record.row?.crop === 'string' ? record.row.crop : null;
  const [crop, setCrop] = useState(first);
  const changed = { crop: crop ?? '', label: '' };
  return (
    <WaitingPicture
      record={record}
      onClose={onClose}
      title={t('what.scan')}
      sidePx={PICTURE_SIDE_PX}
      namespace="greenscan"
      values={crop === first ? {} : changed}
    >
      <CropChoice value={crop} onChange={setCrop} />
    </WaitingPicture>
  );
}
