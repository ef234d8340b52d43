import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useT } from '../lib/i18n/use-t.ts';
import { Button } from './button.tsx';
import { StateView } from './state-view.tsx';

/** Error boundary of one part of a page: its siblings stay, with their input. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
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

  readonly #again = (): void => this.setState({ failed: false });
}

function Failure({ onAgain }: { onAgain: () => void }) {
  const t = useT('common');
  const online = navigator.onLine;
  return (
    <div className="rounded-card border border-line bg-surface shadow-card">
      <StateView
        state={online ? 'error' : 'offline'}
        action={
          <Button look="plain" icon="refresh" onClick={onAgain}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t(online ? 'broken.part' : 'offline.text')}
      </StateView>
    </div>
  );
}
