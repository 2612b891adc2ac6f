import { disableWebGlDrawing } from '../../../e2e/support/browser/webgl-drawing.ts';
import type { MapLibreMap } from '../../frames/page/bench-page.ts';
import { onMapCreated } from '../../frames/page/observe-map.ts';

// The init script of the load measurement. It does not change the clock.

/** The sources that a map must contain before it counts as usable. */
const requiredSources = ['route', 'stops'];

let map: MapLibreMap | null = null;
disableWebGlDrawing();
onMapCreated((created) => {
  map = created;
});
performance.mark('bench:load');
const poll = (): void => {
  if (isUsable()) performance.mark('bench:end');
  else setTimeout(poll, 50);
};
poll();

/**
 * Leaflet's page reports it itself. A page with MapLibre is usable when its map has loaded and drawn the tiles and sources of
 * the view, with route and stops. Its idle event would come later on both pages: it waits for fades, and in the product also for
 * the parts that are loaded after the first drawing.
 */
function isUsable(): boolean {
  if (map === null) return window.peer?.isUsable ?? false;
  if (!map.loaded() || !map.areTilesLoaded()) return false;
  const { sources }: { sources?: object } = map.getStyle() ?? {};
  return requiredSources.every((name) => Object.keys(sources ?? {}).some((id) => id.includes(name)));
}
