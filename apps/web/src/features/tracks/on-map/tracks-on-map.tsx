import { useEffect, useMemo } from 'react';
import { useTab } from '../../../lib/map-url/use-tab.ts';
import { useMapCamera, useMapOverlay } from '../../../map/map-context.tsx';
import { useMapColorScheme } from '../../../map/style/use-map-color-scheme.ts';
import { usePointed } from '../pointed-store.ts';
import { restoreTracks } from '../track-actions.ts';
import { tracksTabCode } from '../tracks-tab-code.ts';
import { openTrack, tracksStore, useTracks } from '../tracks-store.ts';
import { pointedOverlay } from './pointed-overlay.ts';
import { boundsOfTracks, trackIdOfFeature, tracksOverlay } from './tracks-overlay.ts';

/** The lines of the tracks, and the point of the profile that the visitor points at. A click on a line opens its track. */
export function TracksOnMap() {
  useEffect(() => void restoreTracks(), []);
  useZoomToTracks();
  const [, openTab] = useTab();
  const tracks = useTracks((state) => state.tracks);
  const colorScheme = useMapColorScheme();
  const overlay = useMemo(() => tracksOverlay(tracks, colorScheme), [tracks, colorScheme]);
  useMapOverlay(overlay, {
    onClick(feature) {
      openTrack(trackIdOfFeature(feature));
      openTab(tracksTabCode);
    },
  });
  const pointed = usePointed();
  useMapOverlay(useMemo(() => pointedOverlay(tracks, pointed, colorScheme), [tracks, pointed, colorScheme]));
  return null;
}

/** Shows tracks when they have been added and when the visitor requests it. */
function useZoomToTracks(): void {
  const camera = useMapCamera();
  const zoomTo = useTracks((state) => state.zoomTo);
  useEffect(() => {
    if (camera === null || zoomTo === null) return;
    const area = boundsOfTracks(tracksStore.getState().tracks.filter(({ id }) => zoomTo.ids.includes(id)));
    tracksStore.setState({ zoomTo: null });
    if (area !== null) camera.fitArea(area);
  }, [camera, zoomTo]);
}
