import type { GeoJSONSource, Map as MapLibreMap, VectorTileSource } from 'maplibre-gl';
import type { OverlayChange } from './overlay-changes.ts';

/**
 * MapLibre validates layers and filters by default, and serializes the whole style for each of them. In tests the
 * fake map validates all overlays instead.
 */
const unvalidated = { validate: false } as const;

/** Applies changes to the map, without validating them. */
export function applyChanges(map: MapLibreMap, changes: readonly OverlayChange[]): void {
  for (const change of changes) applyChange(map, change);
  const added = changes.findLast(({ kind }) => kind === 'add-layer');
  if (added?.kind === 'add-layer') updateStyle(map, added.layer);
}

/**
 * Makes the map evaluate its style in the next frame, which adding a layer to `map.style` does not do: sets the zooms that the
 * layer has, without a limit those of the style specification.
 */
function updateStyle(map: MapLibreMap, { id, minzoom = 0, maxzoom = 24 }: AddedLayer): void {
  map.setLayerZoomRange(id, minzoom, maxzoom);
}

type AddedLayer = Extract<OverlayChange, { kind: 'add-layer' }>['layer'];

function applyChange(map: MapLibreMap, change: OverlayChange): void {
  switch (change.kind) {
    case 'remove-layer':
      map.removeLayer(change.id);
      break;
    case 'remove-source':
      map.removeSource(change.id);
      break;
    case 'add-source':
      map.addSource(change.id, change.source);
      break;
    case 'set-data':
      // MapLibre reports invalid data in its error event.
      void map.getSource<GeoJSONSource>(change.id)?.setData(change.data);
      break;
    case 'set-tiles':
      map.getSource<VectorTileSource>(change.id)?.setTiles([...change.tiles]);
      break;
    case 'add-layer':
      // `Map.addLayer` has no options.
      map.style.addLayer(change.layer, change.beforeId, unvalidated);
      break;
    case 'set-paint':
      map.setPaintProperty(change.id, change.name, change.value, unvalidated);
      break;
    case 'set-layout':
      map.setLayoutProperty(change.id, change.name, change.value, unvalidated);
      break;
    case 'set-filter':
      map.setFilter(change.id, 'filter' in change.layer ? change.layer.filter : null, unvalidated);
      break;
    case 'set-zooms':
      map.setLayerZoomRange(change.id, change.minzoom, change.maxzoom);
      break;
    case 'mark-feature':
      map.setFeatureState(
        {
          source: change.source,
          ...(change.sourceLayer === undefined ? {} : { sourceLayer: change.sourceLayer }),
          id: change.id,
        },
        { marked: change.isMarked },
      );
      break;
  }
}
