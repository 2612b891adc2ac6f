import type { ExpressionSpecification } from 'maplibre-gl';
import { toMapLibreZoom } from '../camera/zoom.ts';

/** A value that an expression can answer: plain, or an expression again. */
export type ExpressionValue = string | number | boolean | ExpressionSpecification;

// MapLibre types these expressions as tuples that cannot be built from a list; the assertions stay in this file.

/** The value that belongs to a text property of the feature. */
export function matchProperty(
  name: string,
  values: Readonly<Record<string, ExpressionValue>>,
  otherwise: ExpressionValue,
): ExpressionSpecification {
  const branches: unknown[] = Object.entries(values).flat();
  // A match without a branch is no valid expression.
  if (branches.length === 0) return ['literal', otherwise] as unknown as ExpressionSpecification;
  return ['match', ['get', name], ...branches, otherwise] as unknown as ExpressionSpecification;
}

/** The value of the highest step that a number property reaches; steps ascend. */
export function stepProperty(
  name: string,
  below: ExpressionValue,
  steps: readonly (readonly [from: number, value: ExpressionValue])[],
): ExpressionSpecification {
  return ['step', ['get', name], below, ...steps.flat()] as unknown as ExpressionSpecification;
}

/** The value of the highest zoom (256-pixel tiles) that is reached; zooms ascend. */
export function stepZoom(
  below: ExpressionValue,
  steps: readonly (readonly [zoom: number, value: ExpressionValue])[],
): ExpressionSpecification {
  const converted: unknown[] = steps.flatMap(([zoom, value]) => [toMapLibreZoom(zoom), value]);
  return ['step', ['zoom'], below, ...converted] as unknown as ExpressionSpecification;
}

/** A value that goes straight from one zoom (256-pixel tiles) to the next; zooms ascend. */
export function rampZoom(
  ...stops: readonly (readonly [zoom: number, value: ExpressionValue])[]
): ExpressionSpecification {
  const converted: unknown[] = stops.flatMap(([zoom, value]) => [toMapLibreZoom(zoom), value]);
  return ['interpolate', ['linear'], ['zoom'], ...converted] as unknown as ExpressionSpecification;
}

/** Where a layer is drawn: from one zoom up to but without another (256-pixel tiles), in the form of the style. */
export function layerZooms(from: number, to: number): { readonly minzoom: number; readonly maxzoom: number } {
  return { minzoom: Math.max(0, toMapLibreZoom(from)), maxzoom: Math.min(24, toMapLibreZoom(to)) };
}

/** Whether the zoom has reached the one (256-pixel tiles) that a number property names; for filters. */
export function zoomReaches(property: string): ExpressionSpecification {
  return ['>=', ['zoom'], ['+', ['get', property], toMapLibreZoom(0)]];
}
