import type { VisitedOn } from '@cae-map/contract/enumerations';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { ExpressionSpecification, LineLayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { MapOverlay } from '../../map/map-overlay.ts';
import type { ColorScheme } from '../../map/tokens.ts';
import { routeHalo, routeWidths, type LineColour } from './route-colours.ts';
import { routeFeatures } from './route-features.ts';
import { colourByYear, detailLayers, linePaint, type LinePaint, type LinePart } from './route-lines.ts';

/** By what the route is drawn. */
export interface RouteOptions {
  readonly expedition: Expedition;
  readonly colorScheme: ColorScheme;
  /** The day of the journey, YYYY-MM-DD: what lies ahead of it is dotted and pale; null draws all of it solid. */
  readonly date: string | null;
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
  const { colorScheme, date, isDimmed } = options;
  const isShown: ExpressionSpecification = ['in', ['get', 'section'], ['literal', [...options.sections]]];
  const past: ExpressionSpecification = ['all', isShown, ['<=', ['get', 'date'], date ?? '9999']];
  const ahead: ExpressionSpecification = ['all', isShown, ['>', ['get', 'date'], date ?? '9999']];
  const dimming = isDimmed === true ? 0.4 : 1;
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
  ];
}

function dottedPaint(color: ExpressionSpecification, opacity: number): LinePaint {
  // With round ends a stroke of almost no length is a dot.
  return { ...linePaint(color, routeWidths.core, opacity), 'line-dasharray': [0.05, 2] };
}
