import { Component, type ReactNode, Suspense } from 'react';

interface Props {
  children: ReactNode;
  /** Fallback while loading, and when loading failed. */
  otherwise?: ReactNode;
  /** Fallback when loading failed, where it differs. */
  whenFailed?: ReactNode;
}

/** Boundary of a non-essential component: when its code or texts cannot be fetched, the fallback is shown. Retries when online. */
export class Optional extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidMount(): void {
    addEventListener('online', this.#again);
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.#again);
  }

  override render(): ReactNode {
    const { children, otherwise = null, whenFailed = otherwise } = this.props;
    return this.state.failed ? whenFailed : <Suspense fallback={otherwise}>{children}</Suspense>;
  }

  readonly #again = (): void => this.setState({ failed: false });
}
