import type { VisitedOn } from '@cae-map/contract/enumerations';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { ExpressionSpecification, LineLayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { MapOverlay } from '../../map/overlays/map-overlay.ts';
import type { ColorScheme } from '../../map/style/tokens.ts';
import { routeHalo, routeWidths, type LineColour } from '../../map/style/route-colours.ts';
import { routeFeatures } from './route-features.ts';
import { colourByYear, detailLayers, linePaint, type LinePaint, type LinePart } from './route-lines.ts';

/** The options of the route. */
export interface RouteOptions {
  readonly expedition: Expedition;
  readonly colorScheme: ColorScheme;
  /** Whether the journey is active: only passed legs are solid then, the others dotted and pale. */
  readonly isSplit: boolean;
  /** The visible sections of the expedition. */
  readonly sections: readonly VisitedOn[];
  /** Whether the route is dimmed because a leg is highlighted. */
  readonly isDimmed?: boolean;
}

const sourceId = 'route';
/** The source of an expedition is cached, so that new colours or another date load no data. */
const sources = new WeakMap<Expedition, Readonly<Record<string, SourceSpecification>>>();

/** Creates the overlay of the route. */
export function routeOverlay(options: RouteOptions): MapOverlay {
  return {
    id: 'route',
    order: 10,
    sources: getSources(options.expedition),
    layers: routeLayers(options),
    interactiveLayerIds: [],
  };
}

/** Marks the legs to some stops as passed; the layers are unchanged. */
export function markPassedLegs(route: MapOverlay, placeIds: ReadonlySet<number>): MapOverlay {
  return { ...route, marked: { source: sourceId, ids: placeIds } };
}

function getSources(expedition: Expedition): Readonly<Record<string, SourceSpecification>> {
  const known = sources.get(expedition);
  if (known) return known;
  // The lines have already been simplified.
  const source: SourceSpecification = { type: 'geojson', data: routeFeatures(expedition), tolerance: 0.1 };
  const created = { [sourceId]: source };
  sources.set(expedition, created);
  return created;
}

function routeLayers(options: RouteOptions): LineLayerSpecification[] {
  return lineParts(options).flatMap((part) => detailLayers(part, sourceId));
}

function lineParts(options: RouteOptions): LinePart[] {
  const { colorScheme, isSplit, isDimmed } = options;
  const filter: ExpressionSpecification = ['in', ['get', 'section'], ['literal', [...options.sections]]];
  const dimming = isDimmed === true ? 0.4 : 1;
  // Always an expression, since MapLibre fails if it changes to a number in the same frame as a feature state.
  const passedOpacity = (opacity: number) => opacityByMark(opacity, isSplit ? 0 : opacity);
  const aheadOpacity = (opacity: number) => opacityByMark(0, opacity);
  const { core, edge, halo } = routeWidths;
  const colour = (part: keyof LineColour) => colourByYear(options, part);
  const paper = routeHalo[colorScheme];
  const passedParts: LinePart[] = [
    { id: 'halo', filter, paint: linePaint(paper, halo, passedOpacity(0.85 * dimming)) },
    { id: 'edge', filter, paint: linePaint(colour('edge'), edge, passedOpacity(dimming)) },
    { id: 'core', filter, paint: linePaint(colour('core'), core, passedOpacity(dimming)) },
  ];
  if (!isSplit) return passedParts;
  return [
    { id: 'ahead-halo', filter, paint: linePaint(paper, core + 2, aheadOpacity(0.6 * dimming)) },
    { id: 'ahead', filter, paint: dottedPaint(colour('core'), aheadOpacity(0.75 * dimming)) },
    ...passedParts,
  ];
}

/** Creates the opacity expression of marked and unmarked legs. */
function opacityByMark(marked: number, unmarked: number): ExpressionSpecification {
  return ['case', ['boolean', ['feature-state', 'marked'], false], marked, unmarked];
}

function dottedPaint(color: ExpressionSpecification, opacity: number | ExpressionSpecification): LinePaint {
  // A stroke with round ends and almost no length is a dot.
  return { ...linePaint(color, routeWidths.core, opacity), 'line-dasharray': [0.05, 2] };
}
