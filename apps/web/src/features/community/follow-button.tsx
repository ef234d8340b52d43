import { firstFailure, isUnreachable } from '../../lib/http/field-errors.ts';
import { useFailureText } from '../../lib/i18n/use-failure-text.ts';
import { useT } from '../../lib/i18n/use-t.ts';
import { useWaiting } from '../../lib/outbox/use-folded.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useFollowMutation } from './feed-actions.api.ts';

interface Props {
  user: string;
  following: boolean;
}

/** Follow or Following: optimistic, as it waits to be sent, rolled back with the server's reason on refusal. */
export function FollowButton({ user, following: read }: Props) {
  const t = useT('community');
  const failureText = useFailureText('community');
  const [follow] = useFollowMutation();
  const waiting = useWaiting('follow').get(`${user}/following`);
  const following = waiting ? waiting.following === true : read;
  const press = async (): Promise<void> => {
    const { error } = await follow({ user, follow: !following });
    if (!error) return;
    const other = isUnreachable(error) ? t('follow.wrong') : t('follow.failed');
    toast.error(failureText(firstFailure(error, 'error')) ?? other);
  };
  return (
    <Button
      look={following ? 'plain' : 'quiet'}
      aria-pressed={following}
      onClick={() => void press()}
      className="max-w-26 px-2! text-sm sm:max-w-none"
    >
      {following ? t('follow.following') : t('follow.follow')}
    </Button>
  );
}
