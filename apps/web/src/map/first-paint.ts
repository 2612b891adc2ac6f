import type { Map as MapLibreMap } from 'maplibre-gl';

/**
 * Calls `onPainted` once: after the first frame in which the tiles and sources of the view are drawn, or when the visitor moves
 * the map before. Tiles that failed to load count as drawn.
 * @param hasOverlays whether overlays have been added; a map without them is empty
 */
export function watchFirstPaint(map: MapLibreMap, hasOverlays: () => boolean, onPainted: () => void): void {
  let isPainted = false;
  const report = (): void => {
    if (isPainted) return;
    isPainted = true;
    map.off('render', check);
    map.off('movestart', reportMove);
    onPainted();
  };
  const check = (): void => {
    if (hasOverlays() && map.isStyleLoaded() && map.areTilesLoaded()) report();
  };
  // Movements of the program have no original event.
  const reportMove = ({ originalEvent }: { originalEvent?: unknown }): void => {
    if (originalEvent !== undefined) report();
  };
  map.on('render', check);
  map.on('movestart', reportMove);
}
