import { Button } from './button.tsx';
import { StateView } from './state-view.tsx';

interface Props {
  isError: boolean;
  /** The answer did not come for want of a network. */
  isOffline: boolean;
  /** Sentences of the two states, and the label of the button that tries again. */
  loading: string;
  failed: string;
  retry: string;
  look?: 'plain' | 'primary';
  onRetry: () => void;
}

/** In place of an answer that is not there: still loading, or failed with a button to try again. */
export function NotLoaded({
  isError,
  isOffline,
  loading,
  failed,
  retry,
  look = 'plain',
  onRetry,
}: Props) {
  if (!isError) return <StateView state="loading">{loading}</StateView>;
  return (
    <StateView
      state={isOffline ? 'offline' : 'error'}
      action={
        <Button look={look} onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {failed}
    </StateView>
  );
}
