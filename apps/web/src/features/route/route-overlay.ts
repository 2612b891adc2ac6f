import type { VisitedOn } from '@cae-map/contract/enumerations';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { ExpressionSpecification, LayerSpecification, SourceSpecification } from 'maplibre-gl';
import { matchProperty, rampZoom, stepZoom } from '../../map/expressions.ts';
import type { MapOverlay } from '../../map/map-overlay.ts';
import type { ColorScheme } from '../../map/tokens.ts';
import { colourOfOtherYears, highlightColour, routeColours, routeHalo } from './route-colours.ts';
import type { LineColour } from './route-colours.ts';
import { routeFeatures } from './route-features.ts';

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

function routeLayers({ colorScheme, date, sections, highlightedIds }: RouteOptions): LayerSpecification[] {
  const shown: ExpressionSpecification[] = [
    ['in', ['get', 'section'], ['literal', [...sections]]],
    ['==', ['get', 'detail'], detailByZoom],
  ];
  const past: ExpressionSpecification = ['all', ...shown, ['<=', ['get', 'date'], date ?? '9999']];
  const ahead: ExpressionSpecification = ['all', ...shown, ['>', ['get', 'date'], date ?? '9999']];
  const highlighted: ExpressionSpecification = [
    'all',
    ...shown,
    ['in', ['get', 'place_id'], ['literal', [...(highlightedIds ?? [])]]],
  ];
  const dimming = highlightedIds && highlightedIds.length > 0 ? 0.4 : 1;
  return [
    lineLayer('route-ahead-halo', ahead, {
      color: routeHalo[colorScheme],
      width: 5.5,
      opacity: 0.6 * dimming,
    }),
    dottedLayer('route-ahead', ahead, colourByYear(colorScheme, 'core'), 0.75 * dimming),
    lineLayer('route-halo', past, { color: routeHalo[colorScheme], width: 7, opacity: 0.85 * dimming }),
    lineLayer('route-edge', past, { color: colourByYear(colorScheme, 'edge'), width: 4, opacity: dimming }),
    lineLayer('route-core', past, { color: colourByYear(colorScheme, 'core'), width: 3, opacity: dimming }),
    lineLayer('route-highlight-edge', highlighted, { color: colourByYear(colorScheme, 'edge'), width: 9 }),
    lineLayer('route-highlight', highlighted, { color: highlightColour, width: 5 }),
  ];
}

/** Which level of detail is drawn. Layers see whole zooms only, so 6.9 is drawn as 6. */
const detailByZoom = stepZoom('low', [
  [7, 'middle'],
  [9, 'full'],
]);

interface LineStyle {
  readonly color: string | ExpressionSpecification;
  /** Pixels at zoom 6; finer from afar and broader near by. */
  readonly width: number;
  readonly opacity?: number;
}

function widthByZoom(width: number): ExpressionSpecification {
  return rampZoom([2, width * 0.55], [6, width], [12, width * 1.35]);
}

function lineLayer(
  id: string,
  filter: ExpressionSpecification,
  { color, width, opacity = 1 }: LineStyle,
): LayerSpecification {
  return {
    id,
    type: 'line',
    source: sourceId,
    filter,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': widthByZoom(width), 'line-opacity': opacity },
  };
}

function dottedLayer(
  id: string,
  filter: ExpressionSpecification,
  color: ExpressionSpecification,
  opacity: number,
): LayerSpecification {
  return {
    id,
    type: 'line',
    source: sourceId,
    filter,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': color,
      'line-width': widthByZoom(2.6),
      'line-opacity': opacity,
      // With round ends a stroke of almost no length is a dot.
      'line-dasharray': [0.05, 2],
    },
  };
}

function colourByYear(scheme: ColorScheme, part: keyof LineColour): ExpressionSpecification {
  const colours = Object.entries(routeColours[scheme]).map(([year, colour]) => [year, colour[part]]);
  return matchProperty('year', Object.fromEntries(colours), colourOfOtherYears[part]);
}
