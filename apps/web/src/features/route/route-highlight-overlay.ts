import type { VisitedOn } from '@cae-map/contract/enumerations';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { ExpressionSpecification } from 'maplibre-gl';
import type { MapOverlay } from '../../map/overlays/map-overlay.ts';
import type { ColorScheme } from '../../map/style/tokens.ts';
import { highlightColour, routeWidths, thickColour } from '../../map/style/route-colours.ts';
import { routeFeatures } from './route-features.ts';
import { colourByYear, detailLayers, linePaint, type LinePart } from './route-lines.ts';

/** The options of the highlighted legs. */
export interface RouteHighlightOptions {
  readonly expedition: Expedition;
  readonly colorScheme: ColorScheme;
  /** The visible sections of the expedition. */
  readonly sections: readonly VisitedOn[];
  /** The stops whose legs are highlighted temporarily. */
  readonly highlightedIds: readonly number[];
  /** The stop whose leg is thick while the stop is open; null for none. */
  readonly thickId: number | null;
}

const sourceId = 'route-highlight';

/**
 * Creates the overlay of the highlighted legs. It has its own source, since a new filter on the route would lay out all of
 * its legs again.
 */
export function routeHighlightOverlay(options: RouteHighlightOptions): MapOverlay {
  const { expedition, sections, highlightedIds, thickId } = options;
  const placeIds = new Set([...highlightedIds, ...(thickId === null ? [] : [thickId])]);
  const features = routeFeatures(expedition).features.filter(
    ({ properties }) => placeIds.has(properties.place_id) && sections.includes(properties.section),
  );
  return {
    id: sourceId,
    order: 11,
    sources: {
      [sourceId]: { type: 'geojson', data: { type: 'FeatureCollection', features }, tolerance: 0.1 },
    },
    layers: highlightParts(options).flatMap((part) => detailLayers(part, sourceId)),
    interactiveLayerIds: [],
  };
}

function highlightParts(options: RouteHighlightOptions): LinePart[] {
  const isThick: ExpressionSpecification = ['==', ['get', 'place_id'], options.thickId ?? -1];
  const isHighlighted: ExpressionSpecification = [
    'in',
    ['get', 'place_id'],
    ['literal', [...options.highlightedIds]],
  ];
  const { thick, highlight, highlightGlow } = routeWidths;
  // Amber without an edge has too little contrast to the ochre of the ground and of 1925.
  const edge = colourByYear(options, 'edge');
  return [
    { id: 'thick', filter: isThick, paint: linePaint(thickColour, thick, 1) },
    { id: 'highlight-glow', filter: isHighlighted, paint: linePaint(highlightColour, highlightGlow, 0.6) },
    { id: 'highlight-edge', filter: isHighlighted, paint: linePaint(edge, highlight + 1.6, 1) },
    { id: 'highlight', filter: isHighlighted, paint: linePaint(highlightColour, highlight, 1) },
  ];
}
