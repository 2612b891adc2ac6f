import { lazyOptional } from '../../lib/loading/lazy-optional.tsx';
import { useOptions } from '../../lib/options/options-store.ts';

const HeatmapOnMap = lazyOptional(async () => (await import('./heatmap-on-map.tsx')).HeatmapOnMap);

/** The heat map, which is loaded when the visitor first shows it. */
export function HeatmapPart() {
  const isShown = useOptions((options) => options.showHeatmap);
  return isShown ? <HeatmapOnMap /> : null;
}
