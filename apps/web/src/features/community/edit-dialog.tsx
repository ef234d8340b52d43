import { communityFailure } from '@ankur/contracts/community/problems';
import { reelFailure } from '@ankur/contracts/community/reel-problems';
import { POST_DESCRIPTION_MAX, REEL_DESCRIPTION_MAX } from '@ankur/contracts/community/rules';
import { useState } from 'react';
import { fieldErrors, firstError } from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { canRewrite } from '../../lib/outbox/discard.ts';
import type { Unsent } from '../../lib/outbox/fold.ts';
import { replaceFile } from '../../lib/outbox/replace-file.ts';
import { SHARED_SIDE_PX, useSmallPhoto } from '../../lib/pictures/use-small-photo.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Optional } from '../../ui/optional.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import type { FeedItem, FeedKind } from './feed.api.ts';
import { useEditItemMutation } from './feed-actions.api.ts';

const WaitingPhoto = lazyWithRetry(() => import('../../entities/outbox/waiting-photo.tsx'));

const EMPTY = {
  posts: communityFailure('post_description_missing'),
  reels: reelFailure('reel_description_empty'),
} as const;

interface Props {
  kind: FeedKind;
  item: FeedItem & Unsent;
  onClose: () => void;
}

/** Edits an own item: its description, and the photograph of a post that never reached the server; input stays when saving fails. */
export function EditDialog({ kind, item, onClose }: Props) {
  const t = useT('community');
  const failureText = useFailureText(kind === 'posts' ? 'community' : 'agriloop');
  const [text, setText] = useState(item.description);
  const [problem, setProblem] = useState<string | null>(null);
  const [edit, { isLoading }] = useEditItemMutation();
  const common = useT('common');
  const [photo, choosePhoto] = useSmallPhoto(SHARED_SIDE_PX);
  const waiting = kind === 'posts' && item.unsent && canRewrite(item.unsent) ? item.unsent : null;
  const limit = kind === 'posts' ? POST_DESCRIPTION_MAX : REEL_DESCRIPTION_MAX;
  const save = async (): Promise<void> => {
    if (text.trim() === '') return setProblem(failureText(EMPTY[kind]));
    if (waiting && photo) {
      if (await replaceFile(waiting, photo, { description: text })) onClose();
      else setProblem(common('unsent.sending'));
      return;
    }
    const { error } = await edit({ kind, item, description: text });
    if (error)
      setProblem(failureText(firstError(fieldErrors(error), 'description')) ?? t('menu.failed'));
    else onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('menu.edit')}
      confirmLabel={t('edit.save')}
      cancelLabel={t('cancel')}
      busy={isLoading}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      <div className="flex flex-col gap-4">
        {waiting && (
          <Optional>
            <WaitingPhoto
              record={waiting}
              namespace="community"
              label={t('upload.photo')}
              preview={t('upload.preview')}
              chosen={photo}
              onChoose={choosePhoto}
            />
          </Optional>
        )}
        <TextareaField
          label={t('description')}
          name="description"
          value={text}
          maxLength={limit}
          counterLimit={limit}
          error={problem}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
