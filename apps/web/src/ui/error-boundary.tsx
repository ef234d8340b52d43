import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useT } from '../lib/i18n/use-t.ts';
import { Button } from './button.tsx';
import { StateView } from './state-view.tsx';

interface Props {
  children: ReactNode;
  /** Called before another try, so that what could not be fetched is asked for again. */
  onAgain?: () => void;
}

/** One part of a page that fails by itself: the others stay, with what was typed in them. */
export class Part extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    if (navigator.onLine) console.error('A part of the page failed', error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failed ? <Failure onAgain={this.#again} /> : this.props.children;
  }

  readonly #again = (): void => {
    this.props.onAgain?.();
    this.setState({ failed: false });
  };
}

function Failure({ onAgain }: { onAgain: () => void }) {
  const t = useT('common');
  return (
    <div className="rounded-card border border-line bg-surface shadow-card">
      <StateView
        state="error"
        action={
          <Button look="plain" icon="refresh" onClick={onAgain}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t('broken.part')}
      </StateView>
    </div>
  );
}
