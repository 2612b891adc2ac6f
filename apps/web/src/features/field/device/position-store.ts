import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { logEvent } from '../../../lib/events/log-event.ts';
import { useLanguage } from '../../../lib/language/language-context.tsx';
import { watchPosition, type Fix, type LocateFailure } from '../../../lib/position/watch-position.ts';

interface ShownPosition {
  /** Whether the visitor wants the position to be followed on the pages of this feature. */
  readonly isWanted: boolean;
  /** The last one; null before the first. */
  readonly fix: Fix | null;
  readonly failure: LocateFailure | null;
}

const initial: ShownPosition = { isWanted: false, fix: null, failure: null };
const store = createStore<ShownPosition>(() => initial);

/** Starts to follow the position, as long as a page shows it. */
export function requestPosition(): void {
  store.setState({ isWanted: true, failure: null });
}

/** Ends it and forgets the position. */
export function dropPosition(): void {
  store.setState(initial);
}

const logReasons = {
  unsupported: 'unavailable',
  denied: 'denied',
  unavailable: 'unavailable',
  late: 'timeout',
} as const satisfies Record<LocateFailure, string>;

/** The position of the traveller, which is followed while the component is mounted and the page is visible, to save the battery. */
export function usePosition(): ShownPosition {
  const { language } = useLanguage();
  const shown = useStore(store);
  const watch = useEffectEvent(() => {
    let isFirst = true;
    return watchPosition(
      (fix) => {
        if (isFirst) logEvent('locate', language, { action: 'found' });
        isFirst = false;
        store.setState({ fix, failure: null });
      },
      (failure) => {
        logEvent('locate', language, { action: 'error', reason: logReasons[failure] });
        store.setState(failure === 'late' ? { failure } : { failure, fix: null, isWanted: false });
      },
    );
  });
  const log = useEffectEvent((action: 'activate' | 'deactivate') => logEvent('locate', language, { action }));
  useEffect(() => {
    if (!shown.isWanted) return undefined;
    log('activate');
    let stop: (() => void) | null = null;
    const follow = (): void => {
      const isVisible = document.visibilityState === 'visible';
      if (isVisible) stop ??= watch();
      else {
        stop?.();
        stop = null;
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      stop?.();
      log('deactivate');
    };
  }, [shown.isWanted]);
  return shown;
}
