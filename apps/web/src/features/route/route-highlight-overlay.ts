import type { PathGrouping, VisitedOn } from '@cae-map/contract/enumerations';
import type { RouteProperties } from '@cae-map/expedition/map-features/route-features';
import type { Feature, LineString } from 'geojson';
import type { ExpressionSpecification, GeoJSONSourceSpecification } from 'maplibre-gl';
import { drawOrder } from '../../map/overlays/draw-order.ts';
import type { MapOverlay } from '../../map/overlays/map-overlay.ts';
import type { ColorScheme } from '../../map/style/tokens.ts';
import { highlightColour, routeWidths, thickColour } from '../../map/style/route-colours.ts';
import {
  colourByType,
  detailLayers,
  linePaint,
  offsetProperty,
  type LinePaint,
  type LinePart,
} from './route-lines.ts';

/** The options of the highlighted legs. */
export interface RouteHighlightOptions {
  /** The legs to the stops, with an offset in CSS pixels where they are drawn beside others. */
  readonly legs: readonly Feature<LineString, RouteProperties>[];
  readonly colorScheme: ColorScheme;
  /** What the colours of the route represent. */
  readonly lineType: PathGrouping;
  /** The visible sections of the expedition. */
  readonly sections: readonly VisitedOn[];
  /** The stops whose legs are highlighted temporarily. */
  readonly highlightedIds: readonly number[];
  /** The stop whose leg is thick while the stop is open; null for none. */
  readonly thickId: number | null;
}

const sourceId = 'route-highlight';
/** A constant, so that a change of other options does not reload the source while no leg is highlighted. */
const noLegs: GeoJSONSourceSpecification = toSource([]);

/**
 * Creates the overlay of the highlighted legs. It has its own source, since a new filter on the route would lay out all of
 * its legs again.
 */
export function routeHighlightOverlay(options: RouteHighlightOptions): MapOverlay {
  const features = options.legs.filter(({ properties }) => options.sections.includes(properties.section));
  return {
    id: sourceId,
    order: drawOrder.routeHighlight,
    sources: { [sourceId]: features.length === 0 ? noLegs : toSource(features) },
    layers: highlightParts(options).flatMap((part) => detailLayers(part, { source: sourceId })),
    interactiveLayerIds: [],
  };
}

function toSource(features: Feature[]): GeoJSONSourceSpecification {
  return { type: 'geojson', data: { type: 'FeatureCollection', features }, tolerance: 0.1 };
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
  const classes = [...new Set(options.legs.map(({ properties }) => properties[options.lineType]))];
  const edge = colourByType({ ...options, classes }, 'edge');
  return [
    { id: 'thick', filter: isThick, paint: offsetPaint(thickColour, thick, 1) },
    { id: 'highlight-glow', filter: isHighlighted, paint: offsetPaint(highlightColour, highlightGlow, 0.6) },
    { id: 'highlight-edge', filter: isHighlighted, paint: offsetPaint(edge, highlight + 1.6, 1) },
    { id: 'highlight', filter: isHighlighted, paint: offsetPaint(highlightColour, highlight, 1) },
  ];
}

/** The paint of a line that follows the offset of overlapping legs. */
function offsetPaint(...line: Parameters<typeof linePaint>): LinePaint {
  return { ...linePaint(...line), 'line-offset': offsetProperty };
}
