import { useMemo } from 'react';
import { listNights } from '@cae-map/expedition/nights';
import { useExpedition } from '../../lib/api/use-expedition.ts';
import { useVisibleSections } from '../../lib/options/options-store.ts';
import { useMapOverlay } from '../../map/map-context.tsx';
import { useMapColorScheme } from '../../map/style/use-map-color-scheme.ts';
import { heatmapOverlay, heatmapSource } from './heatmap-overlay.ts';

/** The heat map of the places and stays in the visible sections. */
export function HeatmapOnMap() {
  const expedition = useExpedition();
  const sections = useVisibleSections();
  const colorScheme = useMapColorScheme();
  const source = useMemo(
    () => (expedition ? heatmapSource(listNights(expedition, sections)) : null),
    [expedition, sections],
  );
  useMapOverlay(useMemo(() => source && heatmapOverlay(source, colorScheme), [source, colorScheme]));
  return null;
}
