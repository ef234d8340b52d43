import { communityFailure } from '@ankur/contracts/community/problems';
import { COMMENT_MAX } from '@ankur/contracts/community/rules';
import { type FormEvent, useState } from 'react';
import { useTakeBack } from '../../entities/farm/use-removal.tsx';
import { fieldErrors, firstError, refusal } from '../../lib/http/field-errors.ts';
import { rowsOf } from '../../lib/http/paged.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useFolded } from '../../lib/outbox/use-folded.ts';
import { Button } from '../../ui/button.tsx';
import { Failed } from '../../ui/not-loaded.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import { useRestoredFocus } from '../../ui/use-restored-focus.ts';
import { CommentLine } from './comment-line.tsx';
import { type FeedItem, type FeedKind, useCommentsInfiniteQuery } from './feed.api.ts';
import { useWriteCommentMutation } from './feed-actions.api.ts';

/** Comments on an item, newest first, with a form. */
export function Comments({ kind, item }: { kind: FeedKind; item: FeedItem }) {
  const t = useT('community');
  const failureText = useFailureText('community');
  const box = useRestoredFocus<HTMLElement>();
  const which = { kind, id: item.id };
  const { data, error, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useCommentsInfiniteQuery(which);
  const [write, writing] = useWriteCommentMutation();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return setProblem(failureText(communityFailure('comment_empty')));
    setProblem(null);
    const { error: refused } = await write({ ...which, text });
    if (refused)
      setProblem(
        failureText(firstError(fieldErrors(refused), 'text') ?? refusal(refused)) ??
          t('comment.failed'),
      );
    else setText('');
  };
  const comments = useFolded('comment', rowsOf(data), item.id);
  const takeBack = useTakeBack();
  return (
    <section ref={box} aria-label={t('comment.title')} className="border-t border-line p-3">
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-2">
        <TextareaField
          label={t('comment.write')}
          name="text"
          rows={2}
          value={text}
          maxLength={COMMENT_MAX}
          error={problem}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" icon="send" busy={writing.isLoading} className="self-end">
          {t('comment.send')}
        </Button>
      </form>
      {isError && !data && (
        <Failed error={error} onRetry={refetch}>
          {t('comment.unread')}
        </Failed>
      )}
      {data && comments.length === 0 && <p className="mt-2 text-muted">{t('comment.none')}</p>}
      {takeBack.line}
      <ul className="mt-2 flex flex-col gap-3">
        {comments.map((comment) => (
          <CommentLine
            key={comment.id}
            which={which}
            comment={comment}
            onRemoved={takeBack.offer}
          />
        ))}
      </ul>
      {hasNextPage && (
        <Button look="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('comment.more')}
        </Button>
      )}
    </section>
  );
}
