import type { LeftOut } from './left-out.ts';
import type { LinePoints } from './line-points.ts';

/** A single point, such as a waypoint or a placemark. */
export interface GeoPoint {
  /** WGS84 degrees, within -180 to 180. */
  readonly longitude: number;
  /** WGS84 degrees, within -90 to 90. */
  readonly latitude: number;
  /** Metres above the sea; NaN if unknown. */
  readonly height: number;
  /** Milliseconds since 1970 in UTC; NaN if unknown. */
  readonly time: number;
}

/** A feature of a file: a placemark, a waypoint, a track, a route, an activity or a feature of GeoJSON. */
export interface GeoFeature {
  /** The number of the feature in its file, from 1, including those that have no geometry. */
  readonly number: number;
  /** Null if the file has none. */
  readonly id: string | null;
  /** One line of plain text; null if the file does not name the feature. */
  readonly name: string | null;
  /** The name of the folder or document that contains the feature; null if it has none. */
  readonly groupName: string | null;
  /** Plain text with line breaks; empty if the file has none. */
  readonly description: string;
  /** `#rrggbb`; null if the file has none. */
  readonly colour: string | null;
  /** Further fields under the names and with the values of the file. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Whether the file has a geometry for the feature, also one that was left out. */
  readonly hasGeometry: boolean;
  readonly points: readonly GeoPoint[];
  /** The lines of the feature as segments; null if it has none. */
  readonly line: LinePoints | null;
}

/** The contents of a file, whatever its format. */
export interface GeoFile {
  /** The name of the document; null if it has none. */
  readonly name: string | null;
  readonly features: readonly GeoFeature[];
  /** What of the file is not in `features`. */
  readonly leftOut: readonly LeftOut[];
}
