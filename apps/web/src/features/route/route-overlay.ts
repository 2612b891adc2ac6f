import type { VisitedOn } from '@cae-map/contract/enumerations';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { ExpressionSpecification, LineLayerSpecification, SourceSpecification } from 'maplibre-gl';
import { layerZooms, matchProperty } from '../../map/expressions.ts';
import type { MapOverlay } from '../../map/map-overlay.ts';
import type { ColorScheme } from '../../map/tokens.ts';
import {
  colourOfOtherYears,
  colourOfYear,
  highlightColour,
  routeHalo,
  routeWidths,
  thickColour,
} from './route-colours.ts';
import type { LineColour } from './route-colours.ts';
import { routeFeatures } from './route-features.ts';
import type { RouteDetail } from './route-features.ts';

/** By what the route is drawn. */
export interface RouteOptions {
  readonly expedition: Expedition;
  readonly colorScheme: ColorScheme;
  /** The day of the journey, YYYY-MM-DD: what lies ahead of it is dotted and pale; null draws all of it solid. */
  readonly date: string | null;
  /** The sections of the expedition that are switched on. */
  readonly sections: readonly VisitedOn[];
  /** Stops whose legs are highlighted while the rest is dimmed; null or empty highlights nothing. */
  readonly highlightedIds?: readonly number[] | null;
  /** The stop whose leg is drawn thick for as long as it is open; null or left out for none. */
  readonly thickId?: number | null;
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

function sourcesOf(expedition: Expedition): Readonly<Record<string, SourceSpecification>> {
  const known = sources.get(expedition);
  if (known) return known;
  // The lines are simplified by the expedition's own rules already.
  const source: SourceSpecification = { type: 'geojson', data: routeFeatures(expedition), tolerance: 0.1 };
  const made = { [sourceId]: source };
  sources.set(expedition, made);
  return made;
}

/** Parts of the line, the lowest first. */
interface LinePart {
  readonly id: string;
  readonly filter: ExpressionSpecification;
  readonly paint: LinePaint;
}
type LinePaint = NonNullable<LineLayerSpecification['paint']>;

function routeLayers(options: RouteOptions): LineLayerSpecification[] {
  return lineParts(options).flatMap((part) => detailLayers(part));
}

function lineParts(options: RouteOptions): LinePart[] {
  const { colorScheme, date, highlightedIds } = options;
  const isShown: ExpressionSpecification = ['in', ['get', 'section'], ['literal', [...options.sections]]];
  const past: ExpressionSpecification = ['all', isShown, ['<=', ['get', 'date'], date ?? '9999']];
  const ahead: ExpressionSpecification = ['all', isShown, ['>', ['get', 'date'], date ?? '9999']];
  const dimming = highlightedIds && highlightedIds.length > 0 ? 0.4 : 1;
  const { core, edge, halo } = routeWidths;
  const colour = (part: keyof LineColour) => colourByYear(options, part);
  return [
    {
      id: 'ahead-halo',
      filter: ahead,
      paint: linePaint(routeHalo[colorScheme], core + 2, 0.6 * dimming),
    },
    { id: 'ahead', filter: ahead, paint: dottedPaint(colour('core'), 0.75 * dimming) },
    { id: 'halo', filter: past, paint: linePaint(routeHalo[colorScheme], halo, 0.85 * dimming) },
    { id: 'edge', filter: past, paint: linePaint(colour('edge'), edge, dimming) },
    { id: 'core', filter: past, paint: linePaint(colour('core'), core, dimming) },
    ...thickParts(isShown, options.thickId ?? null),
    ...highlightParts(isShown, highlightedIds ?? [], colour('edge')),
  ];
}

/** The leg to the open stop; no layer at all where it is not asked for. */
function thickParts(isShown: ExpressionSpecification, thickId: number | null): LinePart[] {
  if (thickId === null) return [];
  const filter: ExpressionSpecification = ['all', isShown, ['==', ['get', 'place_id'], thickId]];
  return [{ id: 'thick', filter, paint: linePaint(thickColour, routeWidths.thick, 1) }];
}

function highlightParts(
  isShown: ExpressionSpecification,
  ids: readonly number[],
  edge: ExpressionSpecification,
): LinePart[] {
  const filter: ExpressionSpecification = [
    'all',
    isShown,
    ['in', ['get', 'place_id'], ['literal', [...ids]]],
  ];
  const { highlight, highlightGlow } = routeWidths;
  return [
    { id: 'highlight-glow', filter, paint: linePaint(highlightColour, highlightGlow, 0.6) },
    // Amber alone is too near to the ochre of the ground and of 1925.
    { id: 'highlight-edge', filter, paint: linePaint(edge, highlight + 1.6, 1) },
    { id: 'highlight', filter, paint: linePaint(highlightColour, highlight, 1) },
  ];
}

/**
 * One layer for each level of detail. Levels change where the rounded zoom does, and a filter sees whole zooms only; so
 * the limits of the layers tell them apart.
 */
const detailZooms: Readonly<Record<RouteDetail, { readonly from: number; readonly to: number }>> = {
  low: { from: 1, to: 6.5 },
  middle: { from: 6.5, to: 8.5 },
  full: { from: 8.5, to: 25 },
};

function detailLayers({ id, filter, paint }: LinePart): LineLayerSpecification[] {
  return (['low', 'middle', 'full'] as const).map((detail) => ({
    id: `route-${id}-${detail}`,
    type: 'line',
    source: sourceId,
    ...layerZooms(detailZooms[detail].from, detailZooms[detail].to),
    filter: ['all', ['==', ['get', 'detail'], detail], filter],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint,
  }));
}

function linePaint(color: string | ExpressionSpecification, width: number, opacity: number): LinePaint {
  return { 'line-color': color, 'line-width': width, 'line-opacity': opacity };
}

function dottedPaint(color: ExpressionSpecification, opacity: number): LinePaint {
  // With round ends a stroke of almost no length is a dot.
  return { ...linePaint(color, routeWidths.core, opacity), 'line-dasharray': [0.05, 2] };
}

/** Every year that the shown sections have gets its colour by name, so that one without a colour is told of. */
function colourByYear(
  { expedition, sections, colorScheme }: RouteOptions,
  part: keyof LineColour,
): ExpressionSpecification {
  const years = expedition.path
    .filter(({ record }) => sections.includes(record.visited_on))
    .map(({ year }) => year ?? '');
  const colours = [...new Set(years)].map((year) => [year, colourOfYear(year, colorScheme)[part]]);
  return matchProperty('year', Object.fromEntries(colours), colourOfOtherYears[part]);
}
