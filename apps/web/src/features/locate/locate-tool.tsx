import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { formatDistance } from '../../lib/distance.ts';
import { logEvent } from '../../lib/events/log-event.ts';
import { useLanguage } from '../../lib/language/language-context.tsx';
import { announce } from '../../lib/notices/announcements.ts';
import { notify } from '../../lib/notices/notices.ts';
import { useMapCamera, useMapOverlay } from '../../map/map-context.tsx';
import { accuracyArea, locateOverlay } from './locate-overlay.ts';
import { locateSwitch } from './locate-command.ts';
import { locateMessages } from './messages/index.ts';
import { watchPosition, type Fix, type LocateFailure } from '../../lib/position/watch-position.ts';

/** The reasons in the log of events. */
const logReasons = {
  unsupported: 'unavailable',
  denied: 'denied',
  unavailable: 'unavailable',
  late: 'timeout',
} as const satisfies Record<LocateFailure, string>;

/** The radius in metres from which a position is reported as imprecise. */
const impreciseFrom = 1000;

/** Shows the position of the visitor with its accuracy while mounted, and moves the map to the first one. */
export function LocateTool() {
  const { language, messages } = useLanguage(locateMessages);
  const camera = useMapCamera();
  const [fix, setFix] = useState<Fix | null>(null);
  const isFirst = useRef(true);
  useMapOverlay(useMemo(() => (fix === null ? null : locateOverlay(fix)), [fix]));

  const showFix = useEffectEvent((next: Fix): void => {
    setFix(next);
    if (!isFirst.current) return;
    isFirst.current = false;
    logEvent('locate', language, { action: 'found' });
    camera?.fitArea(accuracyArea(next));
    const radius = formatDistance(next.accuracy, language, messages);
    if (next.accuracy >= impreciseFrom)
      notify({ kind: 'warning', message: messages.locate.imprecise(radius) });
    else announce(messages.locate.found(radius));
  });
  const showFailure = useEffectEvent((failure: LocateFailure): void => {
    logEvent('locate', language, { action: 'error', reason: logReasons[failure] });
    // A fix that is shown stays, and the browser continues.
    if (failure === 'late' && !isFirst.current) return;
    notify({ kind: failure === 'late' ? 'warning' : 'error', message: messages.locate.failures[failure] });
    if (failure !== 'late') locateSwitch.set(false);
  });
  const start = useEffectEvent((): (() => void) => {
    logEvent('locate', language, { action: 'activate' });
    isFirst.current = true;
    announce(messages.locate.searching);
    return watchPosition(showFix, showFailure);
  });
  const logEnd = useEffectEvent(() => logEvent('locate', language, { action: 'deactivate' }));
  useEffect(() => {
    const stop = start();
    return () => {
      stop();
      logEnd();
    };
  }, []);
  return null;
}
