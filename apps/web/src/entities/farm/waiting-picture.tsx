import { type ReactNode, useState } from 'react';
import { useObjectUrl } from '../../lib/files/use-object-url.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { OutboxRecord, Row } from '../../lib/outbox/record.ts';
import { replaceFile } from '../../lib/outbox/replace-file.ts';
import { useFileOf } from '../../lib/outbox/use-file-of.ts';
import { useSmallPhoto } from '../../lib/pictures/use-small-photo.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RefusalLines } from '../../ui/refusal-lines.tsx';
import { ChoosePicture, PictureFrame } from './choose-picture.tsx';

interface Props {
  record: OutboxRecord;
  onClose: () => void;
  title: string;
  /** Longest side of what is uploaded. */
  sidePx: number;
  /** Whose texts say why it was refused. */
  namespace: 'farm-record' | 'greenscan';
  /** What the form says besides the picture, where that is changed here. */
  values?: Row;
  children?: ReactNode;
}

/** A photograph that was refused or never sent, to be replaced by another. */
export function WaitingPicture({ record, onClose, title, sidePx, namespace, ...form }: Props) {
  const t = useT('farm-record');
  const common = useT('common');
  const failureText = useFailureText(namespace);
  const here = useFileOf(record);
  const [file, choose] = useSmallPhoto(sidePx);
  const chosen = useObjectUrl(file);
  const [isLate, setLate] = useState(false);
  const save = async (): Promise<void> => {
    if (await replaceFile(record, file, form.values)) onClose();
    else setLate(true);
  };
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="flex flex-col gap-4">
        {isLate && <Alert tone="info">{common('unsent.sending')}</Alert>}
        <PictureFrame src={chosen ?? here} alt={t('picture.chosen')} icon="camera" />
        <RefusalLines record={record} failureText={failureText} />
        <ChoosePicture isThere onChoose={choose} />
        {form.children}
        <Button icon="check" className="self-start" onClick={() => void save()}>
          {common('save')}
        </Button>
      </div>
    </Dialog>
  );
}
