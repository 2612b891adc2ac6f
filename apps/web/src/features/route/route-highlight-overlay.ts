import type { VisitedOn } from '@cae-map/contract/enumerations';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { ExpressionSpecification } from 'maplibre-gl';
import type { MapOverlay } from '../../map/overlays/map-overlay.ts';
import type { ColorScheme } from '../../map/style/tokens.ts';
import { highlightColour, routeWidths, thickColour } from './route-colours.ts';
import { routeFeatures } from './route-features.ts';
import { colourByYear, detailLayers, linePaint, type LinePart } from './route-lines.ts';

/** Which stretches stand out. */
export interface RouteHighlightOptions {
  readonly expedition: Expedition;
  readonly colorScheme: ColorScheme;
  /** The sections of the expedition that are switched on. */
  readonly sections: readonly VisitedOn[];
  /** Stops whose legs are lit for a while. */
  readonly highlightedIds: readonly number[];
  /** The stop whose leg is drawn thick for as long as it is open; null for none. */
  readonly thickId: number | null;
}

const sourceId = 'route-highlight';

/**
 * The stretches that stand out, over the line of the route. They have a source of their own: another filter over the whole
 * route would have all of it laid out again.
 */
export function routeHighlightOverlay(options: RouteHighlightOptions): MapOverlay {
  const { expedition, sections, highlightedIds, thickId } = options;
  const wanted = new Set([...highlightedIds, ...(thickId === null ? [] : [thickId])]);
  const features = routeFeatures(expedition).features.filter(
    ({ properties }) => wanted.has(properties.place_id) && sections.includes(properties.section),
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
  const isLit: ExpressionSpecification = [
    'in',
    ['get', 'place_id'],
    ['literal', [...options.highlightedIds]],
  ];
  const { thick, highlight, highlightGlow } = routeWidths;
  // Amber alone is too near to the ochre of the ground and of 1925.
  const edge = colourByYear(options, 'edge');
  return [
    { id: 'thick', filter: isThick, paint: linePaint(thickColour, thick, 1) },
    { id: 'highlight-glow', filter: isLit, paint: linePaint(highlightColour, highlightGlow, 0.6) },
    { id: 'highlight-edge', filter: isLit, paint: linePaint(edge, highlight + 1.6, 1) },
    { id: 'highlight', filter: isLit, paint: linePaint(highlightColour, highlight, 1) },
  ];
}
