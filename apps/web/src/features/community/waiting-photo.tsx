import { PHOTO_NOT_IMAGE } from '@ankur/contracts/http/common';
import { useState } from 'react';
import { useObjectUrl } from '../../lib/files/use-object-url.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { OutboxRecord } from '../../lib/outbox/record.ts';
import { useFileOf } from '../../lib/outbox/use-file-of.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { RefusalLines } from '../../ui/refusal-lines.tsx';

interface Props {
  record: OutboxRecord;
  /** The photograph that takes its place, if one was chosen. */
  chosen: File | null;
  onChoose: (photo: File | null) => void;
}

/** The photograph of a post that was refused or never sent; another can take its place. */
export function WaitingPhoto({ record, chosen, onChoose }: Props) {
  const t = useT('community');
  const failureText = useFailureText('community');
  const here = useFileOf(record);
  const next = useObjectUrl(chosen);
  const [isWrong, setWrong] = useState(false);
  const preview = next ?? here;
  return (
    <>
      <RefusalLines record={record} failureText={failureText} />
      <FileDrop
        label={t('upload.photo')}
        name="photo"
        accept="image/*"
        icon="image"
        error={isWrong ? failureText(PHOTO_NOT_IMAGE) : null}
        onFiles={([file]) => {
          const wrong = file !== undefined && !file.type.startsWith('image/');
          setWrong(wrong);
          onChoose(file && !wrong ? file : null);
        }}
      >
        {preview && (
          <img src={preview} alt={t('upload.preview')} className="max-h-60 rounded-control" />
        )}
      </FileDrop>
    </>
  );
}
