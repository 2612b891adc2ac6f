import type { PathGrouping } from '@cae-map/contract/enumerations';
import type { ExpressionSpecification, LineLayerSpecification } from 'maplibre-gl';
import { findLineStyle, listDashedClasses, typeDash } from '../../map/style/line-types.ts';
import { inferredDash, otherYearsColour, type LineColour } from '../../map/style/route-colours.ts';
import type { LayerSource } from '../../map/overlays/map-overlay.ts';
import { layerZooms, matchProperty } from '../../map/style/expressions.ts';
import type { ColorScheme } from '../../map/style/tokens.ts';
import { routeDetailZooms } from '@cae-map/expedition/map-features/route-features';

/** A part of the line: halo, edge or core. */
export interface LinePart {
  readonly id: string;
  readonly filter: ExpressionSpecification;
  readonly paint: LinePaint;
}
export type LinePaint = NonNullable<LineLayerSpecification['paint']>;

/** Creates the layers of a part of the line, one per level of detail. */
export function detailLayers({ id, filter, paint }: LinePart, source: LayerSource): LineLayerSpecification[] {
  return (['low', 'middle', 'full'] as const).map((detail) => ({
    id: `route-${id}-${detail}`,
    type: 'line',
    ...source,
    ...layerZooms(routeDetailZooms[detail].from, routeDetailZooms[detail].to),
    filter: ['all', ['==', ['get', 'detail'], detail], filter],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint,
  }));
}

/** Creates the layer of a part of the line where legs overlap, of which the source has one level of detail. */
export function offsetLayer({ id, filter, paint }: LinePart, source: LayerSource): LineLayerSpecification {
  return {
    id: `route-${id}-offset`,
    type: 'line',
    ...source,
    filter,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { ...paint, 'line-offset': offsetProperty },
  };
}

/** The offset of a feature to the right of its direction in CSS pixels; 0 without one. */
export const offsetProperty: ExpressionSpecification = ['coalesce', ['get', 'offset'], 0];

/** Creates the paint of a line; the width is in CSS pixels. */
export function linePaint(
  color: string | ExpressionSpecification,
  width: number,
  opacity: number | ExpressionSpecification,
): LinePaint {
  return { 'line-color': color, 'line-width': width, 'line-opacity': opacity };
}

/** Creates the paint of the dashed line of inferred legs; its dashes are equally long for every width. */
export function inferredPaint(
  color: string | ExpressionSpecification,
  width: number,
  opacity: number | ExpressionSpecification,
): LinePaint {
  // MapLibre measures dashes in widths of the line.
  const dashes = [inferredDash.length / width, inferredDash.gap / width];
  return { ...linePaint(color, width, opacity), 'line-dasharray': dashes };
}

/** Creates the paint of the dashed line of ships and of legs that require clarification. */
export function dashedPaint(
  color: string | ExpressionSpecification,
  width: number,
  opacity: number | ExpressionSpecification,
): LinePaint {
  const dashes = [typeDash.length / width, typeDash.gap / width];
  return { ...linePaint(color, width, opacity), 'line-dasharray': dashes };
}

/** Filters the legs of the dashed classes of a line type; null if it has none. */
export function dashedFilter(grouping: PathGrouping): ExpressionSpecification | null {
  const classes = listDashedClasses(grouping);
  return classes.length === 0 ? null : ['in', ['get', grouping], ['literal', [...classes]]];
}

interface LineColourOptions {
  /** The classes of the legs. */
  readonly classes: readonly string[];
  readonly colorScheme: ColorScheme;
  /** What the colours represent. */
  readonly lineType: PathGrouping;
}

/** Creates the colour expression of the legs of some classes. Years without a colour are logged. */
export function colourByType(
  { classes, colorScheme, lineType }: LineColourOptions,
  part: keyof LineColour,
): ExpressionSpecification {
  const colours = classes.map((value) => [value, findLineStyle(lineType, value, colorScheme)[part]]);
  return matchProperty(lineType, Object.fromEntries(colours), otherYearsColour[part]);
}
