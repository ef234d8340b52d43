import { Component, type ErrorInfo, type ReactNode } from 'react';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';
import { Optional } from '../ui/optional.tsx';
import { Waiting } from './waiting.tsx';

const PageFailure = lazyWithRetry(() => import('./page-failure.tsx'));

interface State {
  error: unknown;
}

/** Error boundary of a page, with a retry. */
export class PageBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    if (navigator.onLine) console.error('A page failed', error, info.componentStack);
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return (
      <Optional otherwise={<Waiting />}>
        <PageFailure offline={isMissingChunk(this.state.error)} />
      </Optional>
    );
  }
}

/** True for a chunk that could not be loaded: offline, or a newer version on the server. */
function isMissingChunk(error: unknown): boolean {
  const text = error instanceof Error ? error.message : '';
  return !navigator.onLine || /dynamically imported module|module script|preload/i.test(text);
}
