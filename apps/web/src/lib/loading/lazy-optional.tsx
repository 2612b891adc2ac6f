import { Component, lazy, Suspense, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { logWarning } from '../log.ts';
import { resetFailedMessages } from '../language/define-messages.ts';
import { isLoadFailure } from './load-failure.ts';

/**
 * Creates a lazily loaded component that the page works without. It renders nothing while it loads, and `renderFallback` if
 * it or its messages fail to load. Loading is retried when the component is mounted again and when the browser goes online.
 */
export function lazyOptional<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
  renderFallback: (properties: Properties) => ReactNode = () => null,
) {
  let hasFailed = false;
  const store = createStore(() => ({ Part: createPart(), attempt: 0 }));

  function createPart() {
    return lazy(async () => {
      const Loaded = await loadOrNull();
      return {
        default: ({ properties }: { readonly properties: Properties }) =>
          Loaded ? <Loaded {...properties} /> : renderFallback(properties),
      };
    });
  }

  async function loadOrNull() {
    try {
      return await load();
    } catch {
      reportFailure();
      return null;
    }
  }

  function reportFailure(): void {
    hasFailed = true;
    logWarning('an optional part of the page failed to load');
  }

  function retryAfterFailure(): void {
    if (!hasFailed) return;
    hasFailed = false;
    resetFailedMessages();
    store.setState(({ attempt }) => ({ Part: createPart(), attempt: attempt + 1 }));
  }

  // The Suspense boundary is inside, so that the effect runs before the part is loaded.
  return function OptionalPart(properties: Properties) {
    const { Part, attempt } = useStore(store);
    useEffect(() => {
      retryAfterFailure();
      window.addEventListener('online', retryAfterFailure);
      return () => window.removeEventListener('online', retryAfterFailure);
    }, []);
    return (
      <LoadFailureBoundary key={attempt} fallback={renderFallback(properties)} onFailure={reportFailure}>
        <Suspense fallback={null}>
          <Part properties={properties} />
        </Suspense>
      </LoadFailureBoundary>
    );
  };
}

interface LoadFailureBoundaryProps {
  readonly fallback: ReactNode;
  readonly onFailure: () => void;
  readonly children: ReactNode;
}

/** Shows the fallback when something that its content needs, such as messages, has failed to load. Other errors pass through. */
class LoadFailureBoundary extends Component<LoadFailureBoundaryProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (isLoadFailure(error)) this.props.onFailure();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (!isLoadFailure(error)) throw error;
    return this.props.fallback;
  }
}
