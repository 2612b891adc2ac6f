import { geoFileFailureCodes, type GeoFileFailure } from '@cae-map/geo-files/failure';

/** Why a file has no tracks; the codes are stable, and each has a message for the visitor. */
export const trackFailureCodes = [
  ...geoFileFailureCodes,
  /** No line of at least two points. */
  'no-track',
  /** No line, and points without coordinates or outside of the Earth. */
  'coordinates',
  /** No line, and numbers with a decimal comma. */
  'decimal-comma',
] as const;

export type TrackFailureCode = (typeof trackFailureCodes)[number];

/** Why a file has no tracks. */
export interface TrackFailure extends Omit<GeoFileFailure, 'code'> {
  readonly code: TrackFailureCode;
}
