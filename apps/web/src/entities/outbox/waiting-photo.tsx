import { PHOTO_NOT_IMAGE } from '@ankur/contracts/http/common';
import { useState } from 'react';
import { useObjectUrl } from '../../lib/files/use-object-url.ts';
import type { Namespace } from '../../lib/i18n/namespaces.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import type { OutboxRecord } from '../../lib/outbox/record.ts';
import { useFileOf } from '../../lib/outbox/use-file-of.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { RefusalLines } from '../../ui/refusal-lines.tsx';

interface Props {
  record: OutboxRecord;
  /** Whose texts say why it was refused. */
  namespace: Namespace;
  label: string;
  /** Describes the picture that is shown. */
  preview: string;
  /** The photograph that takes its place, if one was chosen. */
  chosen: File | null;
  onChoose: (photo: File | null) => void;
}

/** The photograph of a post or a question that was refused or never sent; another can take its place. */
export default function WaitingPhoto({
  record,
  namespace,
  label,
  preview,
  chosen,
  onChoose,
}: Props) {
  const failureText = useFailureText(namespace);
  const here = useFileOf(record);
  const next = useObjectUrl(chosen);
  const [isWrong, setWrong] = useState(false);
  const shown = next ?? here;
  return (
    <>
      <RefusalLines record={record} failureText={failureText} />
      <FileDrop
        label={label}
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
        {shown && <img src={shown} alt={preview} className="max-h-60 rounded-control" />}
      </FileDrop>
    </>
  );
}
