import type { ExpressionSpecification } from 'maplibre-gl';
import { toMapLibreZoom } from '../camera/zoom.ts';

/** A constant or a nested expression. */
export type ExpressionValue = string | number | boolean | ExpressionSpecification;

// MapLibre types these expressions as tuples that cannot be built from a list; the assertions stay in this file.

/** Selects a value by a string property of the feature. */
export function matchProperty(
  name: string,
  values: Readonly<Record<string, ExpressionValue>>,
  otherwise: ExpressionValue,
): ExpressionSpecification {
  const branches: unknown[] = Object.entries(values).flat();
  // A match expression without branches is invalid.
  if (branches.length === 0) return ['literal', otherwise] as unknown as ExpressionSpecification;
  return ['match', ['get', name], ...branches, otherwise] as unknown as ExpressionSpecification;
}

/** Selects a value by a number property of the feature. */
export function matchNumber(
  name: string,
  values: readonly (readonly [number: number, value: ExpressionValue])[],
  otherwise: ExpressionValue,
): ExpressionSpecification {
  return ['match', ['get', name], ...values.flat(), otherwise] as unknown as ExpressionSpecification;
}

/** Selects the value of the highest step that a number property reaches; steps must be ascending. */
export function stepProperty(
  name: string,
  below: ExpressionValue,
  steps: readonly (readonly [from: number, value: ExpressionValue])[],
): ExpressionSpecification {
  return ['step', ['get', name], below, ...steps.flat()] as unknown as ExpressionSpecification;
}

/** Selects the value of the highest zoom (256-pixel tiles) that is reached; zooms must be ascending. */
export function stepZoom(
  below: ExpressionValue,
  steps: readonly (readonly [zoom: number, value: ExpressionValue])[],
): ExpressionSpecification {
  const converted: unknown[] = steps.flatMap(([zoom, value]) => [toMapLibreZoom(zoom), value]);
  return ['step', ['zoom'], below, ...converted] as unknown as ExpressionSpecification;
}

/** Interpolates a value linearly between zooms (256-pixel tiles); zooms must be ascending. */
export function rampZoom(
  ...stops: readonly (readonly [zoom: number, value: ExpressionValue])[]
): ExpressionSpecification {
  const converted: unknown[] = stops.flatMap(([zoom, value]) => [toMapLibreZoom(zoom), value]);
  return ['interpolate', ['linear'], ['zoom'], ...converted] as unknown as ExpressionSpecification;
}

/** Interpolates a colour linearly between heights in metres; heights must be ascending. */
export function interpolateElevation(
  ...stops: readonly (readonly [metres: number, colour: string])[]
): ExpressionSpecification {
  return ['interpolate', ['linear'], ['elevation'], ...stops.flat()] as unknown as ExpressionSpecification;
}

/** The zoom range of a layer in MapLibre's format: from a zoom (inclusive) to another (exclusive), both of 256-pixel tiles. */
export function layerZooms(from: number, to: number): { readonly minzoom: number; readonly maxzoom: number } {
  return { minzoom: Math.max(0, toMapLibreZoom(from)), maxzoom: Math.min(24, toMapLibreZoom(to)) };
}

/** A filter for features whose zoom property (256-pixel tiles) has been reached. */
export function zoomReaches(property: string): ExpressionSpecification {
  return ['>=', ['zoom'], ['+', ['get', property], toMapLibreZoom(0)]];
}
