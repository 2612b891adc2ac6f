import { useCallback, useEffect, useState } from 'react';
import { formatSceneHash, parseSceneHash, type SceneHash } from './scene-hash.ts';

const nothing: SceneHash = { pose: null, placeId: null, date: null, foreign: [] };

interface SceneHashState {
  readonly hash: SceneHash;
  /** How often the hash was read: on opening, after a link, and after an edit in the address bar. */
  readonly readings: number;
}

/**
 * The hash of the page. It is empty on the server and during hydration. Changes are written without a history entry, and without
 * telling the router, whose state is kept.
 */
export function useSceneHash() {
  const [state, setState] = useState<SceneHashState>({ hash: nothing, readings: 0 });
  useEffect(() => {
    const read = (): void =>
      setState(({ readings }) => ({ hash: parseSceneHash(window.location.hash), readings: readings + 1 }));
    read();
    window.addEventListener('hashchange', read);
    window.addEventListener('popstate', read);
    return () => {
      window.removeEventListener('hashchange', read);
      window.removeEventListener('popstate', read);
    };
  }, []);
  const change = useCallback((part: Partial<SceneHash>): void => {
    const next = { ...parseSceneHash(window.location.hash), ...part };
    const { pathname, search } = window.location;
    const text = formatSceneHash(next);
    if (text !== window.location.hash)
      window.history.replaceState(window.history.state, '', pathname + search + text);
    setState(({ readings }) => ({ hash: next, readings }));
  }, []);
  return { ...state, change };
}
