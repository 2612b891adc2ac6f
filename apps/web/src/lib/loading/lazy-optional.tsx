import { lazy, Suspense, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { logWarning } from '../log.ts';
import { reloadFailedStyleSheets } from './failed-style-sheets.ts';

/**
 * A part of the program that is loaded when it is first shown and that the page can do without: nothing stands in its place
 * while it loads, and nothing when it does not come, or what is given for that case. It is asked for again when it is shown
 * anew and when the network returns.
 */
export function lazyOptional<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
  otherwise: (properties: Properties) => ReactNode = () => null,
) {
  let hasFailed = false;
  const part = createStore(() => ({ Part: ask() }));

  function ask() {
    return lazy(async () => {
      const Loaded = await loadOrNull();
      return {
        default: ({ properties }: { readonly properties: Properties }) =>
          Loaded ? <Loaded {...properties} /> : otherwise(properties),
      };
    });
  }

  async function loadOrNull() {
    try {
      return await load();
    } catch {
      hasFailed = true;
      logWarning('a part of the page did not load: the page goes on without it');
      return null;
    }
  }

  function askAgain(): void {
    if (!hasFailed) return;
    hasFailed = false;
    reloadFailedStyleSheets();
    part.setState({ Part: ask() });
  }

  // It waits within itself, so that what listens here stands before the part has come.
  return function PartOrNothing(properties: Properties) {
    const Part = useStore(part, (state) => state.Part);
    useEffect(() => {
      askAgain();
      window.addEventListener('online', askAgain);
      return () => window.removeEventListener('online', askAgain);
    }, []);
    return (
      <Suspense fallback={null}>
        <Part properties={properties} />
      </Suspense>
    );
  };
}
