import { useMemo } from 'react';
import { firstFailure } from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { filesOf } from '../../lib/outbox/outbox.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { toast } from '../../ui/toast.ts';
import {
  type FarmPicture,
  type PictureOf,
  useAddFarmPictureMutation,
} from './farm-pictures.api.ts';

/** As large as the server keeps it. */
export const PICTURE_SIDE_PX = 1600;
/** A way back that takes longer to prepare is not offered: nothing waits for it on a dying line. */
const FILE_TIMEOUT_MS = 5000;

/** A record that can have a picture; absent in answers that were cached before. */
export interface Pictured {
  id: string;
  picture?: FarmPicture | null | undefined;
}

export type ShownPicture = FarmPicture & Unsent;

/** The picture of a record as it stands with what waits to be sent. */
export function useFarmPicture({ id, picture }: Pictured): ShownPicture | undefined {
  const rows = useMemo(() => (picture ? [picture] : []), [picture]);
  return useFolded('farmPicture', rows, id)[0];
}

/** The bytes of a picture, from this device where they wait to be sent; null when they cannot be had. */
export async function fileOf(picture: ShownPicture | null | undefined): Promise<Blob | null> {
  if (!picture) return null;
  try {
    if (picture.unsent) return (await filesOf(picture.unsent))[0]?.[1] ?? null;
    const signal = AbortSignal.timeout(FILE_TIMEOUT_MS);
    const answer = await fetch(picture.url, { cache: 'force-cache', signal });
    if (!answer.ok) return null;
    const type = answer.headers.get('content-type') ?? '';
    return new File([await answer.arrayBuffer()], 'picture', { type });
  } catch {
    return null;
  }
}

/** Sends the picture of a record, and says why where that was refused; answers its id, null when it was refused. */
export function useSendPicture(of: PictureOf) {
  const t = useT('farm-record');
  const failureText = useFailureText('farm-record');
  const [add] = useAddFarmPictureMutation();
  return async (parent: string, file: Blob, before?: string): Promise<string | null> => {
    const form = new FormData();
    form.append('image', file, file instanceof File ? file.name : 'picture');
    const saved = await add({ of, parent, form, before });
    if (saved.data) return saved.data.id;
    toast.error(failureText(firstFailure(saved.error, 'error')) ?? t('saveFailed'));
    return null;
  };
}
