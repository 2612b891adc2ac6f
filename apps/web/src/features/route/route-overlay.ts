import type { PathGrouping, VisitedOn } from '@cae-map/contract/enumerations';
import type { ExpressionSpecification, LineLayerSpecification } from 'maplibre-gl';
import { drawOrder } from '../../map/overlays/draw-order.ts';
import type { MapOverlay } from '../../map/overlays/map-overlay.ts';
import type { ColorScheme } from '../../map/style/tokens.ts';
import { routeHalo, routeWidths, type LineColour } from '../../map/style/route-colours.ts';
import type { RouteData } from './route-data.ts';
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
  readonly route: RouteData;
  readonly colorScheme: ColorScheme;
  /** What the colours represent. */
  readonly lineType: PathGrouping;
  /** Whether the journey is active: only passed legs are solid then, the others dotted and pale. */
  readonly isSplit: boolean;
  /** The visible sections of the expedition. */
  readonly sections: readonly VisitedOn[];
  /** Whether the route is dimmed because a leg is highlighted. */
  readonly isDimmed?: boolean;
}

/** Creates the overlay of the route. */
export function routeOverlay(options: RouteOptions): MapOverlay {
  return {
    id: 'route',
    order: drawOrder.route,
    sources: options.route.sources,
    layers: routeLayers(options),
    interactiveLayerIds: [],
  };
}

/** Marks the legs to some stops as passed; the layers are unchanged. */
export function markPassedLegs(
  overlay: MapOverlay,
  { legs, overlaps }: RouteData,
  placeIds: ReadonlySet<number>,
): MapOverlay {
  return { ...overlay, marked: { sources: overlaps === null ? [legs] : [legs, overlaps], ids: placeIds } };
}

function routeLayers(options: RouteOptions): LineLayerSpecification[] {
  const { legs, overlaps, legOffset } = options.route;
  const offset = legOffset === null ? {} : { 'line-offset': legOffset };
  return lineParts(options).flatMap((part) => [
    ...detailLayers({ ...part, paint: { ...part.paint, ...offset } }, legs),
    ...(overlaps === null ? [] : [offsetLayer(part, overlaps)]),
  ]);
}

function lineParts(options: RouteOptions): LinePart[] {
  const { colorScheme, isSplit, isDimmed } = options;
  const filter: ExpressionSpecification = ['in', ['get', 'section'], ['literal', [...options.sections]]];
  const { isInferred, listClasses } = options.route;
  const inferred: ExpressionSpecification = ['all', filter, isInferred];
  const known: ExpressionSpecification = ['all', filter, ['!', isInferred]];
  const dashed = dashedFilter(options.lineType);
  const solid: ExpressionSpecification = dashed === null ? known : ['all', known, ['!', dashed]];
  const dimming = isDimmed === true ? 0.4 : 1;
  // Always an expression, since MapLibre fails if it changes to a number in the same frame as a feature state.
  const passedOpacity = (opacity: number) => opacityByMark(opacity, isSplit ? 0 : opacity);
  const aheadOpacity = (opacity: number) => opacityByMark(0, opacity);
  const { core, edge, halo } = routeWidths;
  const classes = listClasses(options.lineType, options.sections);
  const colour = (part: keyof LineColour) =>
    colourByType({ classes, colorScheme, lineType: options.lineType }, part);
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
