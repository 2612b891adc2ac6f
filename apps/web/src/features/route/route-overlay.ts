import type { PathGrouping, VisitedOn } from '@cae-map/contract/enumerations';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { Feature } from 'geojson';
import type { ExpressionSpecification, LineLayerSpecification, SourceSpecification } from 'maplibre-gl';
import { drawOrder } from '../../map/overlays/draw-order.ts';
import type { MapOverlay } from '../../map/overlays/map-overlay.ts';
import type { ColorScheme } from '../../map/style/tokens.ts';
import { routeHalo, routeWidths, type LineColour } from '../../map/style/route-colours.ts';
import { routeFeatures } from './route-features.ts';
import type { DrawnOverlaps } from './use-route-overlaps.ts';
import {
  colourByType,
  dashedFilter,
  dashedPaint,
  detailLayers,
  inferredPaint,
  linePaint,
  offsetLayer,
  type LinePaint,
  type LinePart,
} from './route-lines.ts';

/** The options of the route. */
export interface RouteOptions {
  readonly expedition: Expedition;
  readonly colorScheme: ColorScheme;
  /** What the colours represent. */
  readonly lineType: PathGrouping;
  /** Whether the journey is active: only passed legs are solid then, the others dotted and pale. */
  readonly isSplit: boolean;
  /** The visible sections of the expedition. */
  readonly sections: readonly VisitedOn[];
  /** Whether the route is dimmed because a leg is highlighted. */
  readonly isDimmed?: boolean;
  /** The parts of the route where legs overlap; null until they are known, then all legs are drawn in place. */
  readonly overlaps?: DrawnOverlaps | null;
}

const sourceId = 'route';
const overlapsId = 'route-overlaps';
/** The source of an expedition is cached, so that new colours or another date load no data. */
const sources = new WeakMap<Expedition, Readonly<Record<string, SourceSpecification>>>();

/** Creates the overlay of the route. */
export function routeOverlay(options: RouteOptions): MapOverlay {
  const { expedition, overlaps = null } = options;
  return {
    id: 'route',
    order: drawOrder.route,
    sources: overlaps === null ? getSources(expedition) : splitSources(overlaps),
    layers: routeLayers(options),
    interactiveLayerIds: [],
  };
}

/** Marks the legs to some stops as passed; the layers are unchanged. */
export function markPassedLegs(route: MapOverlay, placeIds: ReadonlySet<number>): MapOverlay {
  return { ...route, marked: { sources: Object.keys(route.sources), ids: placeIds } };
}

/** The sources are cached, so that new offset parts, at another zoom, do not load the rest of the route again. */
const plainSources = new WeakMap<DrawnOverlaps['plain'], SourceSpecification>();
const offsetSources = new WeakMap<DrawnOverlaps['offset'], SourceSpecification>();

function splitSources({ plain, offset }: DrawnOverlaps): Readonly<Record<string, SourceSpecification>> {
  return {
    [sourceId]: getOrCreate(plainSources, plain),
    [overlapsId]: getOrCreate(offsetSources, offset),
  };
}

function getOrCreate<Features extends readonly Feature[]>(
  cache: WeakMap<Features, SourceSpecification>,
  features: Features,
): SourceSpecification {
  const known = cache.get(features);
  if (known) return known;
  const data = { type: 'FeatureCollection' as const, features: [...features] };
  const created: SourceSpecification = { type: 'geojson', data, tolerance: 0.1 };
  cache.set(features, created);
  return created;
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
  const hasOverlaps = (options.overlaps ?? null) !== null;
  return lineParts(options).flatMap((part) => [
    ...detailLayers(part, sourceId),
    ...(hasOverlaps ? [offsetLayer(part, overlapsId)] : []),
  ]);
}

function lineParts(options: RouteOptions): LinePart[] {
  const { colorScheme, isSplit, isDimmed } = options;
  const filter: ExpressionSpecification = ['in', ['get', 'section'], ['literal', [...options.sections]]];
  const inferred: ExpressionSpecification = ['all', filter, ['get', 'isInferred']];
  const known: ExpressionSpecification = ['all', filter, ['!', ['get', 'isInferred']]];
  const dashed = dashedFilter(options.lineType);
  const solid: ExpressionSpecification = dashed === null ? known : ['all', known, ['!', dashed]];
  const dimming = isDimmed === true ? 0.4 : 1;
  // Always an expression, since MapLibre fails if it changes to a number in the same frame as a feature state.
  const passedOpacity = (opacity: number) => opacityByMark(opacity, isSplit ? 0 : opacity);
  const aheadOpacity = (opacity: number) => opacityByMark(0, opacity);
  const { core, edge, halo } = routeWidths;
  const colour = (part: keyof LineColour) => colourByType(options, part);
  const paper = routeHalo[colorScheme];
  const passedParts: LinePart[] = [
    { id: 'halo', filter, paint: linePaint(paper, halo, passedOpacity(0.85 * dimming)) },
    { id: 'edge', filter: solid, paint: linePaint(colour('edge'), edge, passedOpacity(dimming)) },
    { id: 'core', filter: solid, paint: linePaint(colour('core'), core, passedOpacity(dimming)) },
    {
      id: 'inferred-edge',
      filter: inferred,
      paint: inferredPaint(colour('edge'), edge - 1, passedOpacity(dimming)),
    },
    {
      id: 'inferred-core',
      filter: inferred,
      paint: inferredPaint(colour('core'), core - 1, passedOpacity(dimming)),
    },
  ];
  if (dashed !== null) {
    const paint = (part: 'core' | 'edge', width: number) =>
      dashedPaint(colour(part), width, passedOpacity(dimming));
    passedParts.push(
      { id: 'dashed-edge', filter: ['all', known, dashed], paint: paint('edge', edge) },
      { id: 'dashed-core', filter: ['all', known, dashed], paint: paint('core', core) },
    );
  }
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
