import type { VisitedOn } from '@cae-map/contract/enumerations';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { ExpressionSpecification, LineLayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { MapOverlay } from '../../map/overlays/map-overlay.ts';
import type { ColorScheme } from '../../map/style/tokens.ts';
import { routeHalo, routeWidths, type LineColour } from './route-colours.ts';
import { routeFeatures } from './route-features.ts';
import { colourByYear, detailLayers, linePaint, type LinePaint, type LinePart } from './route-lines.ts';

/** By what the route is drawn. */
export interface RouteOptions {
  readonly expedition: Expedition;
  readonly colorScheme: ColorScheme;
  /** Whether one journeys: then only the legs that `withPassedLegs` marks are solid, the others dotted and pale. */
  readonly isSplit: boolean;
  /** The sections of the expedition that are switched on. */
  readonly sections: readonly VisitedOn[];
  /** Whether another stretch stands out at the moment: this one is dimmed then. */
  readonly isDimmed?: boolean;
}

const sourceId = 'route';
/** One source for each expedition, so that new colours or another date load no data again. */
const sources = new WeakMap<Expedition, Readonly<Record<string, SourceSpecification>>>();

/** The line of the expedition as an overlay of the map. */
export function routeOverlay(options: RouteOptions): MapOverlay {
  return {
    id: 'route',
    order: 10,
    sources: sourcesOf(options.expedition),
    layers: routeLayers(options),
    interactiveLayerIds: [],
  };
}

/** The route with the legs to some stops marked as passed; the layers stay as they are. */
export function withPassedLegs(route: MapOverlay, placeIds: ReadonlySet<number>): MapOverlay {
  return { ...route, marked: { source: sourceId, ids: placeIds } };
}

function sourcesOf(expedition: Expedition): Readonly<Record<string, SourceSpecification>> {
  const known = sources.get(expedition);
  if (known) return known;
  // The lines are simplified by the expedition's own rules already.
  const source: SourceSpecification = { type: 'geojson', data: routeFeatures(expedition), tolerance: 0.1 };
  const made = { [sourceId]: source };
  sources.set(expedition, made);
  return made;
}

function routeLayers(options: RouteOptions): LineLayerSpecification[] {
  return lineParts(options).flatMap((part) => detailLayers(part, sourceId));
}

function lineParts(options: RouteOptions): LinePart[] {
  const { colorScheme, isSplit, isDimmed } = options;
  const filter: ExpressionSpecification = ['in', ['get', 'section'], ['literal', [...options.sections]]];
  const dimming = isDimmed === true ? 0.4 : 1;
  // An expression in either case: the library takes marks that change in the same frame for one.
  const past = (opacity: number) => whereMarked(opacity, isSplit ? 0 : opacity);
  const ahead = (opacity: number) => whereMarked(0, opacity);
  const { core, edge, halo } = routeWidths;
  const colour = (part: keyof LineColour) => colourByYear(options, part);
  const paper = routeHalo[colorScheme];
  const behind: LinePart[] = [
    { id: 'halo', filter, paint: linePaint(paper, halo, past(0.85 * dimming)) },
    { id: 'edge', filter, paint: linePaint(colour('edge'), edge, past(dimming)) },
    { id: 'core', filter, paint: linePaint(colour('core'), core, past(dimming)) },
  ];
  if (!isSplit) return behind;
  return [
    { id: 'ahead-halo', filter, paint: linePaint(paper, core + 2, ahead(0.6 * dimming)) },
    { id: 'ahead', filter, paint: dottedPaint(colour('core'), ahead(0.75 * dimming)) },
    ...behind,
  ];
}

/** One opacity for the legs that are marked as passed, another for the rest. */
function whereMarked(marked: number, unmarked: number): ExpressionSpecification {
  return ['case', ['boolean', ['feature-state', 'marked'], false], marked, unmarked];
}

function dottedPaint(color: ExpressionSpecification, opacity: number | ExpressionSpecification): LinePaint {
  // With round ends a stroke of almost no length is a dot.
  return { ...linePaint(color, routeWidths.core, opacity), 'line-dasharray': [0.05, 2] };
}
