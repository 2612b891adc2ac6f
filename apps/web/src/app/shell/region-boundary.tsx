import { Component, type ReactNode } from 'react';
import { focusHeading } from '../../lib/focus-heading.ts';
import { isLoadFailure } from '../../lib/load-failure.ts';
import { FailurePage } from '../../ui/failure-page.tsx';

interface RegionBoundaryProps {
  readonly children: ReactNode;
  /** A new value shows the region again after a failure: the address, usually. */
  readonly resetKey: string;
  /** Called when the region has failed. */
  readonly onFailure?: () => void;
  /** Called before the region is shown again. */
  readonly onRetry?: () => void;
}

interface RegionBoundaryState {
  readonly error: unknown;
}

/**
 * Keeps a failure within its region of the page: a message with a way on stands there instead of a blank page. What did not
 * load is shown again by itself when the network returns.
 */
export class RegionBoundary extends Component<RegionBoundaryProps, RegionBoundaryState> {
  override state: RegionBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): RegionBoundaryState {
    return { error };
  }

  override componentDidMount() {
    window.addEventListener('online', this.retryLoading);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.retryLoading);
  }

  override componentDidCatch() {
    this.props.onFailure?.();
  }

  override componentDidUpdate(previous: RegionBoundaryProps, { error: before }: RegionBoundaryState) {
    // The failure of a page that has only just been gone to stands.
    if (before === null) return;
    if (this.state.error === null) keepKeyboard();
    else if (previous.resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ error: null });
  };

  private readonly retryLoading = () => {
    if (isLoadFailure(this.state.error)) this.retry();
  };

  override render() {
    if (this.state.error === null) return this.props.children;
    return <FailurePage error={this.state.error} onRetry={this.retry} />;
  }
}

/** What had the keyboard went with the message: it goes on at the heading, or where that will be. */
function keepKeyboard(): void {
  if (document.activeElement !== document.body || focusHeading()) return;
  document.getElementById('content')?.focus({ preventScroll: true });
}
