import { Component, type ReactNode, Suspense } from 'react';

interface Props {
  children: ReactNode;
  /** What stands there while it comes, and when it cannot be fetched. */
  otherwise?: ReactNode;
}

/** A part the page can do without: when its code or its texts cannot be fetched, the page stays. Tried again with the network. */
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
    const { children, otherwise = null } = this.props;
    return this.state.failed ? otherwise : <Suspense fallback={otherwise}>{children}</Suspense>;
  }

  readonly #again = (): void => this.setState({ failed: false });
}
