import { useCallback, useSyncExternalStore } from 'react';

/** The width in pixels up to which a screen counts as a phone's. */
export const phoneQuery = '(max-width: 991px)';
/** A phone held sideways: sheet and map stand side by side, as the style sheets lay them under the same condition. */
export const sidewaysQuery = '(min-width: 560px) and (max-width: 991px) and (max-height: 560px)';
/** A screen that is touched rather than pointed at. */
export const touchQuery = '(pointer: coarse)';
export const darkQuery = '(prefers-color-scheme: dark)';

/** Whether a media query matches; false on the server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
