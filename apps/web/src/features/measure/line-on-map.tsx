import { useMemo } from 'react';
import { useMapOverlay } from '../../map/map-context.tsx';
import { useMapColorScheme } from '../../map/style/use-map-color-scheme.ts';
import { useLine } from './line-store.ts';
import { measureOverlay } from './measure-overlay.ts';

/** The measured line on the map. */
export function LineOnMap() {
  const line = useLine();
  const colorScheme = useMapColorScheme();
  useMapOverlay(useMemo(() => measureOverlay(line, colorScheme), [line, colorScheme]));
  return null;
}
