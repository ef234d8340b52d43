import { useState } from 'react';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { currentSnapshot } from '../../lib/outbox/outbox.ts';
import { useFileOf } from '../../lib/outbox/use-file-of.ts';
import { shrunkPicture } from '../../lib/pictures/shrink-picture.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { RefusalLines } from '../../ui/refusal-lines.tsx';
import { UnsentMark } from '../../ui/unsent-mark.tsx';
import { ChoosePicture, PictureFrame } from './choose-picture.tsx';
import { type PictureOf, useRemoveFarmPictureMutation } from './farm-pictures.api.ts';
import {
  fileOf,
  PICTURE_SIDE_PX,
  type Pictured,
  useFarmPicture,
  useSendPicture,
} from './use-farm-picture.ts';
import { useRemoval } from './use-removal.tsx';
import { useUndo } from './use-undo.tsx';

interface Props {
  of: PictureOf;
  record: Pictured;
  /** What the record is called. */
  name: string;
  /** The drawing that stands in. */
  icon: IconName;
}

/** The picture of a record, which is taken, replaced and deleted here, each with a way back. */
export function RecordPicture({ of, record, name, icon }: Props) {
  const t = useT('farm-record');
  const failureText = useFailureText('farm-record');
  const picture = useFarmPicture(record);
  const here = useFileOf(picture?.unsent);
  const send = useSendPicture(of);
  const [remove] = useRemoveFarmPictureMutation();
  const removal = useRemoval();
  const undo = useUndo();
  const [busy, setBusy] = useState(false);
  const parent = record.id;
  /** Sends a picture; how it is taken back brings the one before, where its bytes can be had. */
  const put = async (chosen: File): Promise<void> => {
    removal.forget();
    const [file, old] = await Promise.all([
      shrunkPicture(chosen, { sidePx: PICTURE_SIDE_PX }),
      fileOf(picture),
    ]);
    // What was never sent is not sent before the one that replaces it.
    if (picture?.unsent) await remove({ of, parent, id: picture.id });
    const id = await send(parent, file, picture?.id);
    // Without its bytes, the one before comes back only while this one was not sent.
    const isWaiting = currentSnapshot().records.some(({ thing }) => thing === id);
    if (id === null || (picture && !old && !isWaiting)) return undo.forget();
    undo.remember(parent, async () => {
      const { error } = await remove({ of, parent, id });
      if (error) return false;
      return old === null || (await send(parent, old, id)) !== null;
    });
  };
  const choose = async (file: File): Promise<void> => {
    setBusy(true);
    await put(file).finally(() => setBusy(false));
  };
  const drop = async (): Promise<void> => {
    if (!picture) return;
    undo.forget();
    const { id } = picture;
    const old = await fileOf(picture);
    await removal.remove(
      id,
      () => remove({ of, parent, id }),
      old ? async () => (await send(parent, old, id)) !== null : undefined,
    );
  };
  return (
    <div className="flex flex-col gap-2">
      <PictureFrame
        src={here ?? (picture?.url || null)}
        small={picture?.small_url}
        alt={t('picture.of', { name })}
        icon={icon}
      />
      <UnsentMark record={picture?.unsent} />
      <RefusalLines record={picture?.unsent} failureText={failureText} />
      <div className="flex flex-wrap items-center gap-2">
        <ChoosePicture
          isThere={picture !== undefined}
          busy={busy}
          onChoose={(file) => void choose(file)}
        />
        {picture && (
          <IconButton icon="trash" label={t('picture.remove')} onClick={() => void drop()} />
        )}
      </div>
      {removal.line}
      {undo.lineOf(parent)}
    </div>
  );
}
