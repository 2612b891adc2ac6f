import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import type { OverlayChange } from './overlay-changes.ts';

/** Applies changes to the map. */
export function applyChanges(map: MapLibreMap, changes: readonly OverlayChange[]): void {
  for (const change of changes) applyChange(map, change);
}

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
    case 'add-layer':
      map.addLayer(change.layer, change.beforeId);
      break;
    case 'set-paint':
      map.setPaintProperty(change.id, change.name, change.value);
      break;
    case 'set-layout':
      map.setLayoutProperty(change.id, change.name, change.value);
      break;
    case 'set-filter':
      map.setFilter(change.id, 'filter' in change.layer ? change.layer.filter : null);
      break;
    case 'set-zooms':
      map.setLayerZoomRange(change.id, change.minzoom, change.maxzoom);
      break;
    case 'mark-feature':
      map.setFeatureState({ source: change.source, id: change.id }, { marked: change.isMarked });
      break;
  }
}
