import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { reducesMotion } from '../../../lib/browser/reduces-motion.ts';
import { journeyStore, togglePlaying } from '../../../lib/journey/journey-store.ts';
import { requestsPlayback } from '../model/play-request.ts';

/**
 * Starts the playback once when a link has requested it, unless the visitor prefers reduced motion. The request is removed from
 * the history entry, so that Back and a reload do not repeat it.
 */
export function usePlayRequest(): void {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isRequested = requestsPlayback(state);
  useEffect(() => {
    if (!isRequested) return;
    void navigate({ pathname, search, hash }, { replace: true, state: null });
    if (!reducesMotion() && !journeyStore.getState().isPlaying) togglePlaying();
  }, [isRequested, pathname, search, hash, navigate]);
}
