import type { VisitedOn } from '@cae-map/contract/enumerations';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { ExpressionSpecification, LineLayerSpecification } from 'maplibre-gl';
import { layerZooms, matchProperty } from '../../map/style/expressions.ts';
import type { ColorScheme } from '../../map/style/tokens.ts';
import { colourOfOtherYears, colourOfYear, type LineColour } from './route-colours.ts';
import type { RouteDetail } from './route-features.ts';

/** A part of the line: its halo, its edge, its core. */
export interface LinePart {
  readonly id: string;
  readonly filter: ExpressionSpecification;
  readonly paint: LinePaint;
}
export type LinePaint = NonNullable<LineLayerSpecification['paint']>;

/**
 * One layer for each level of detail. Levels change where the rounded zoom does, and a filter sees whole zooms only; so
 * the limits of the layers tell them apart.
 */
const detailZooms: Readonly<Record<RouteDetail, { readonly from: number; readonly to: number }>> = {
  low: { from: 1, to: 6.5 },
  middle: { from: 6.5, to: 8.5 },
  full: { from: 8.5, to: 25 },
};

/** The layers of a part of the line over a source of legs, one for each level of detail. */
export function detailLayers({ id, filter, paint }: LinePart, source: string): LineLayerSpecification[] {
  return (['low', 'middle', 'full'] as const).map((detail) => ({
    id: `route-${id}-${detail}`,
    type: 'line',
    source,
    ...layerZooms(detailZooms[detail].from, detailZooms[detail].to),
    filter: ['all', ['==', ['get', 'detail'], detail], filter],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint,
  }));
}

/** The paint of a line; breadth in CSS pixels. */
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

/** Every year that the shown sections have gets its colour by name, so that one without a colour is told of. */
export function colourByYear(
  { expedition, sections, colorScheme }: YearColourOptions,
  part: keyof LineColour,
): ExpressionSpecification {
  const years = expedition.path
    .filter(({ record }) => sections.includes(record.visited_on))
    .map(({ year }) => year ?? '');
  const colours = [...new Set(years)].map((year) => [year, colourOfYear(year, colorScheme)[part]]);
  return matchProperty('year', Object.fromEntries(colours), colourOfOtherYears[part]);
}
