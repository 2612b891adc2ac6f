import { Component, lazy, Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { reloadFailedStyleSheets } from '../../lib/loading/failed-style-sheets.ts';
import styles from './lazy-part.module.css';

interface NeededPartProps<Properties extends object> {
  /** Loads the part; called again for another try. */
  readonly load: () => Promise<ComponentType<Properties>>;
  readonly properties: Properties;
  /** What stands in its place while it loads. */
  readonly waiting?: ReactNode;
  /** What stands in its place when it did not come, with what tries again. */
  readonly renderFailure: (retry: () => void) => ReactNode;
}

/**
 * A part of the program that is loaded when somebody needs it. Without a network it does not come: then a message stands
 * in its place that offers another try, and the page goes on.
 */
export function LazyPart<Properties extends object>({
  load,
  properties,
  waiting = null,
  renderFailure,
}: NeededPartProps<Properties>) {
  const [attempt, setAttempt] = useState(() => ({ count: 0, Part: loadedBy(load) }));
  const retry = () => {
    reloadFailedStyleSheets();
    setAttempt(({ count }) => ({ count: count + 1, Part: loadedBy(load) }));
  };
  return (
    <PartBoundary key={attempt.count} failure={renderFailure(retry)}>
      <Suspense fallback={waiting}>
        <attempt.Part properties={properties} />
      </Suspense>
    </PartBoundary>
  );
}

/** A part that asks for itself when it is first shown. */
function loadedBy<Properties extends object>(load: () => Promise<ComponentType<Properties>>) {
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
  /** The visitor does without the part. */
  readonly onGiveUp: () => void;
}

/** Says over the page that a part of it did not come: for parts that have no place of their own on it. */
export function FailedPart({ onRetry, onGiveUp }: FailedPartProps) {
  const { messages } = useLanguage();
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <b>{messages.failure.chunkTitle}.</b> {messages.failure.partText}
      </p>
      <div className={styles.buttons}>
        <button type="button" onClick={onRetry}>
          {messages.failure.retry}
        </button>
        <button type="button" onClick={onGiveUp}>
          {messages.failure.close}
        </button>
      </div>
    </div>
  );
}
