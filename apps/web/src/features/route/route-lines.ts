import type { VisitedOn } from '@cae-map/contract/enumerations';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { ExpressionSpecification, LineLayerSpecification } from 'maplibre-gl';
import { otherYearsColour, findYearColour, type LineColour } from '../../map/style/route-colours.ts';
import { layerZooms, matchProperty } from '../../map/style/expressions.ts';
import type { ColorScheme } from '../../map/style/tokens.ts';
import type { RouteDetail } from './route-features.ts';

/** A part of the line: halo, edge or core. */
export interface LinePart {
  readonly id: string;
  readonly filter: ExpressionSpecification;
  readonly paint: LinePaint;
}
export type LinePaint = NonNullable<LineLayerSpecification['paint']>;

/**
 * The zoom range of each level of detail. Levels change with the rounded zoom, but filters receive integer zooms, so each
 * level is a layer.
 */
export const routeDetailZooms: Readonly<Record<RouteDetail, { readonly from: number; readonly to: number }>> =
  {
    low: { from: 1, to: 6.5 },
    middle: { from: 6.5, to: 8.5 },
    full: { from: 8.5, to: 25 },
  };

/** Creates the layers of a part of the line, one per level of detail. */
export function detailLayers({ id, filter, paint }: LinePart, source: string): LineLayerSpecification[] {
  return (['low', 'middle', 'full'] as const).map((detail) => ({
    id: `route-${id}-${detail}`,
    type: 'line',
    source,
    ...layerZooms(routeDetailZooms[detail].from, routeDetailZooms[detail].to),
    filter: ['all', ['==', ['get', 'detail'], detail], filter],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint,
  }));
}

/** Creates the paint of a line; the width is in CSS pixels. */
export function linePaint(
  color: string | ExpressionSpecification,
  width: number,
  opacity: number | ExpressionSpecification,
): LinePaint {
  return { 'line-color': color, 'line-width': width, 'line-opacity': opacity };
}

interface YearColourOptions {
  readonly expedition: Expedition;
  readonly sections: readonly VisitedOn[];
  readonly colorScheme: ColorScheme;
}

/** Creates the colour expression of the years in the visible sections. Years without a colour are logged. */
export function colourByYear(
  { expedition, sections, colorScheme }: YearColourOptions,
  part: keyof LineColour,
): ExpressionSpecification {
  const years = expedition.path
    .filter(({ record }) => sections.includes(record.visited_on))
    .map(({ year }) => year ?? '');
  const colours = [...new Set(years)].map((year) => [year, findYearColour(year, colorScheme)[part]]);
  return matchProperty('year', Object.fromEntries(colours), otherYearsColour[part]);
}
