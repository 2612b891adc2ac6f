import type { PathGrouping } from '@cae-map/contract/enumerations';
import { joinLegs } from '@cae-map/expedition/map-features/join-legs';
import { routeFeatures } from '@cae-map/expedition/map-features/route-features';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { SourceSpecification } from 'maplibre-gl';
import type { LayerSource } from '../../map/overlays/map-overlay.ts';

/** The lines along which the arrowheads are, joined by one meaning of the colours. */
export interface ArrowData {
  readonly sources: Readonly<Record<string, SourceSpecification>>;
  readonly lines: LayerSource;
}

const sourceId = 'route-arrows';

/** The data of an expedition are cached, so that new colours load none. */
const known = new WeakMap<Expedition, Map<PathGrouping, ArrowData>>();

/** Creates the lines of the loaded lists as GeoJSON. */
export function listedArrows(expedition: Expedition, lineType: PathGrouping): ArrowData {
  const byType = known.get(expedition) ?? new Map<PathGrouping, ArrowData>();
  known.set(expedition, byType);
  const data = byType.get(lineType) ?? createArrows(expedition, lineType);
  byType.set(lineType, data);
  return data;
}

function createArrows(expedition: Expedition, lineType: PathGrouping): ArrowData {
  const features = joinLegs(routeFeatures(expedition).features, lineType);
  return {
    sources: {
      [sourceId]: { type: 'geojson', data: { type: 'FeatureCollection', features }, tolerance: 0.1 },
    },
    lines: { source: sourceId },
  };
}
