import { lazy, Suspense, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { logWarning } from '../log.ts';
import { resetFailedMessages } from '../language/define-messages.ts';

/**
 * Creates a lazily loaded component that the page works without. It renders nothing while it loads, and `renderFallback` if
 * loading fails. Loading is retried when the component is mounted again and when the browser goes online.
 */
export function lazyOptional<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
  renderFallback: (properties: Properties) => ReactNode = () => null,
) {
  let hasFailed = false;
  const store = createStore(() => ({ Part: createPart() }));

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
      hasFailed = true;
      logWarning('an optional part of the page failed to load');
      return null;
    }
  }

  function retryAfterFailure(): void {
    if (!hasFailed) return;
    hasFailed = false;
    resetFailedMessages();
    store.setState({ Part: createPart() });
  }

  // The Suspense boundary is inside, so that the effect runs before the part is loaded.
  return function OptionalPart(properties: Properties) {
    const Part = useStore(store, (state) => state.Part);
    useEffect(() => {
      retryAfterFailure();
      window.addEventListener('online', retryAfterFailure);
      return () => window.removeEventListener('online', retryAfterFailure);
    }, []);
    return (
      <Suspense fallback={null}>
        <Part properties={properties} />
      </Suspense>
    );
  };
}
