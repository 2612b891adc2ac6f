import { useEffect, useMemo } from 'react';
import { useMapCamera, useMapOverlay } from '../../../map/map-context.tsx';
import { useMapColorScheme } from '../../../map/style/use-map-color-scheme.ts';
import { correctionOverlay } from '../map/correction-overlay.ts';
import { useShownPositions } from './reviewed-store.ts';

/** The zoom at which a proposal is shown, of 256-pixel tiles. */
const reviewZoom = 10;

/** Both positions of the proposal that an editor looks at. */
export function ReviewedOnMap() {
  const positions = useShownPositions();
  const colorScheme = useMapColorScheme();
  const camera = useMapCamera();
  useMapOverlay(
    useMemo(
      () => (positions === null ? null : correctionOverlay(positions, colorScheme)),
      [positions, colorScheme],
    ),
  );
  useEffect(() => {
    const shown = positions?.to ?? positions?.from ?? null;
    if (camera === null || shown === null) return;
    camera.flyTo({ latitude: shown[0], longitude: shown[1], zoom: reviewZoom });
  }, [camera, positions]);
  return null;
}
