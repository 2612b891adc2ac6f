import { Component, lazy, Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import styles from './lazy-part.module.css';
import { resetFailedMessages } from '../../lib/language/define-messages.ts';
import { Button } from '../controls/button.tsx';

interface LazyPartProps<Properties extends object> {
  /** Imports the component; called again for each retry. */
  readonly load: () => Promise<ComponentType<Properties>>;
  readonly properties: Properties;
  /** Shown while the component loads. */
  readonly fallback?: ReactNode;
  /** Renders the error message after a failure; `retry` loads the component again. */
  readonly renderFailure: (retry: () => void) => ReactNode;
}

/** A component that is loaded on demand. If loading fails, an error message with a retry button is shown instead. */
export function LazyPart<Properties extends object>({
  load,
  properties,
  fallback = null,
  renderFailure,
}: LazyPartProps<Properties>) {
  const [attempt, setAttempt] = useState(() => ({ count: 0, Part: createLazyComponent(load) }));
  const retry = () => {
    resetFailedMessages();
    setAttempt(({ count }) => ({ count: count + 1, Part: createLazyComponent(load) }));
  };
  return (
    <PartBoundary key={attempt.count} failure={renderFailure(retry)}>
      <Suspense fallback={fallback}>
        <attempt.Part properties={properties} />
      </Suspense>
    </PartBoundary>
  );
}

function createLazyComponent<Properties extends object>(load: () => Promise<ComponentType<Properties>>) {
  return lazy(async () => {
    const Loaded = await load();
    return { default: ({ properties }: { readonly properties: Properties }) => <Loaded {...properties} /> };
  });
}

interface PartBoundaryProps {
  readonly children: ReactNode;
  readonly failure: ReactNode;
}

class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children;
  }
}

interface FailedPartProps {
  readonly onRetry: () => void;
  /** Called when the visitor closes the message. */
  readonly onDismiss: () => void;
}

/** The error message for parts without a fixed position; it is shown above the page. */
export function FailedPart({ onRetry, onDismiss }: FailedPartProps) {
  const { messages } = useLanguage();
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <b>{messages.failure.chunkTitle}.</b> {messages.failure.partText}
      </p>
      <div className={styles.buttons}>
        <Button onClick={onRetry}>{messages.failure.retry}</Button>
        <Button onClick={onDismiss}>{messages.failure.close}</Button>
      </div>
    </div>
  );
}
