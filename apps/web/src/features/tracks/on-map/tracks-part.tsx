import { useState } from 'react';
import { lazyOptional } from '../../../lib/loading/lazy-optional.tsx';
import { useIsAfterFirstDrawing } from '../../../lib/loading/first-screen.ts';
import { hasRememberedTracks } from '../remembered-tracks.ts';
import { useTracks } from '../tracks-store.ts';

const TracksOnMap = lazyOptional(async () => (await import('./tracks-on-map.tsx')).TracksOnMap);

/** The tracks on the map, which are loaded after its first drawing if the visitor has any, or when one is added. */
export function TracksPart() {
  const [hasRemembered] = useState(hasRememberedTracks);
  const isAfterFirstDrawing = useIsAfterFirstDrawing();
  const hasTracks = useTracks(({ tracks }) => tracks.length > 0);
  return hasTracks || (hasRemembered && isAfterFirstDrawing) ? <TracksOnMap /> : null;
}
