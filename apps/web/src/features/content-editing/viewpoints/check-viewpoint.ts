import type { ViewpointRevision } from '@cae-map/contract/entities/flight/viewpoint';
import { viewpointBounds } from '@cae-map/contract/entities/flight/viewpoint-bounds';
import type { ViewpointField } from './viewpoint-draft.ts';
import { noPlace } from '../kind/places-field.tsx';

const bounds = {
  altitude: viewpointBounds.altitude,
  range: viewpointBounds.range,
  tilt: viewpointBounds.tilt,
  heading: viewpointBounds.heading,
  rest_seconds: viewpointBounds.restSeconds,
} as const;

/** Finds what the server would reject, by field. */
export function checkViewpoint(
  viewpoint: Pick<ViewpointRevision, ViewpointField>,
): Partial<Record<ViewpointField, 'required' | 'outOfRange'>> {
  const problems: Partial<Record<ViewpointField, 'required' | 'outOfRange'>> = {};
  if (viewpoint.place_id === noPlace) problems.place_id = 'required';
  for (const [field, { min, max }] of Object.entries(bounds) as [
    keyof typeof bounds,
    { min: number; max: number },
  ][]) {
    const value = viewpoint[field];
    // Also for NaN.
    if (!(value >= min && value <= max)) problems[field] = 'outOfRange';
  }
  return problems;
}
