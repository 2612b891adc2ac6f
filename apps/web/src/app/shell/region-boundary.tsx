import { Component, type ReactNode } from 'react';
import { focusHeading } from '../../lib/page/focus-heading.ts';
import { isLoadFailure } from '../../lib/loading/load-failure.ts';
import { reportCaughtError } from '../../lib/telemetry/caught-errors.ts';
import { FailurePage } from '../../ui/feedback/failure-page.tsx';

interface RegionBoundaryProps {
  readonly children: ReactNode;
  /** A new value, usually the URL, resets the boundary after a failure. */
  readonly resetKey: string;
  /** Called after the region has failed. */
  readonly onFailure?: () => void;
  /** Called before the region is rendered again. */
  readonly onRetry?: () => void;
}

interface RegionBoundaryState {
  readonly error: unknown;
}

/** The pauses before the further attempts when the network has returned, in milliseconds: its first requests may still fail. */
const pausesAfterReturn = [1000, 5000] as const;

/**
 * An error boundary of a region of the page: shows a message with a retry button. A failed load is retried automatically
 * when the network returns.
 */
export class RegionBoundary extends Component<RegionBoundaryProps, RegionBoundaryState> {
  override state: RegionBoundaryState = { error: null };
  private pauses: number[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(error: unknown): RegionBoundaryState {
    return { error };
  }

  override componentDidMount() {
    window.addEventListener('online', this.startRetrying);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.startRetrying);
    clearTimeout(this.timer);
  }

  override componentDidCatch(error: unknown) {
    reportCaughtError(error);
    this.props.onFailure?.();
    const pause = isLoadFailure(error) ? this.pauses.shift() : undefined;
    if (pause !== undefined) this.timer = setTimeout(this.retryLoading, pause);
  }

  override componentDidUpdate(previous: RegionBoundaryProps, { error: before }: RegionBoundaryState) {
    // A page that fails immediately after navigation keeps its message.
    if (before === null) return;
    if (this.state.error === null) restoreFocus();
    else if (previous.resetKey !== this.props.resetKey) this.retry();
  }

  private readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ error: null });
  };

  private readonly startRetrying = () => {
    this.pauses = [...pausesAfterReturn];
    this.retryLoading();
  };

  private readonly retryLoading = () => {
    clearTimeout(this.timer);
    if (isLoadFailure(this.state.error)) this.retry();
  };

  override render() {
    if (this.state.error === null) return this.props.children;
    return <FailurePage error={this.state.error} onRetry={this.retry} />;
  }
}

/** The focused element was removed with the message: the focus moves to the heading or to the content. */
function restoreFocus(): void {
  if (document.activeElement !== document.body || focusHeading()) return;
  document.getElementById('content')?.focus({ preventScroll: true });
}
