import { useEffect, useRef } from 'react';
import { readSessionJson, writeSession } from '../../lib/storage/session-storage.ts';
import { retryOnContentChange, scrollDownTo } from './retry-on-content-change.ts';

/**
 * Restores the scroll position of a reloaded page. The browser restores it only within the delivered HTML; lists grow after
 * their data have loaded.
 * @param key the history entry of the page
 */
export function useScrollAfterReload(key: string): void {
  const latest = useRef(key);
  useEffect(() => {
    latest.current = key;
  }, [key]);

  useEffect(() => {
    const store = (): void =>
      writeSession('scrollPosition', JSON.stringify([pageId(latest.current), window.scrollY]));
    window.addEventListener('pagehide', store);
    const position = isReload() ? readStoredPosition(pageId(latest.current)) : 0;
    const stop = position > window.scrollY ? retryOnContentChange(() => scrollDownTo(position)) : undefined;
    return () => {
      window.removeEventListener('pagehide', store);
      stop?.();
    };
  }, []);
}

/** The first history entry of every visit has the same key, so the id contains the path as well. */
function pageId(key: string): string {
  return `${key} ${window.location.pathname}${window.location.search}`;
}

function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation !== undefined && 'type' in navigation && navigation.type !== 'navigate';
}

/** Returns the position in pixels; 0 if none is stored for the page. */
function readStoredPosition(id: string): number {
  const stored = readSessionJson('scrollPosition');
  if (!Array.isArray(stored) || stored[0] !== id || typeof stored[1] !== 'number') return 0;
  return stored[1];
}
