import type { ContentLanguage, PathGrouping, VisitedOn } from '@cae-map/contract/enumerations';
import type { Place } from '@cae-map/expedition/to-expedition';
import type { ExportedLeg, ExportedRoute } from './exported-route.ts';

/** The formats, the default first. */
export const formatIds = ['kml', 'geojson', 'gpx', 'csv', 'kmz'] as const;
export type FormatId = (typeof formatIds)[number];

/** The texts of a file, which depend on its language. */
export interface ExportTexts {
  readonly language: ContentLanguage;
  readonly name: string;
  /** What the file contains, its origin and licence; plain text. */
  readonly description: string;
  readonly sections: Readonly<Record<VisitedOn, string>>;
  readonly undated: string;
  readonly describeStop: (stop: Place) => string;
  readonly describeLeg: (leg: ExportedLeg) => string;
}

/** The class of a leg by line type and its colour. */
export interface LegStyle {
  readonly lineType: PathGrouping;
  readonly value: string;
  /** `#rrggbb`. */
  readonly colour: string;
}

/** A picture of a stop in a file. */
export interface ExportedPicture {
  readonly placeId: number;
  /** The name within the file, unique: ASCII letters, digits, hyphens and a full stop. */
  readonly fileName: string;
  readonly caption: string;
  readonly bytes: Uint8Array;
}

/** What a format writes. */
export interface ExportContent {
  readonly route: ExportedRoute;
  readonly texts: ExportTexts;
  /** The styles of a leg by every line type; the first is the one that is shown. */
  readonly legStyles: (leg: ExportedLeg) => readonly [LegStyle, ...LegStyle[]];
  /** Only formats with `hasPictures` write them. */
  readonly pictures?: readonly ExportedPicture[];
}

/** A file format. */
export interface RouteFormat {
  readonly id: FormatId;
  readonly extension: string;
  readonly mediaType: string;
  readonly hasPictures?: boolean;
  /** Writes the file; the same content always results in the same bytes. */
  readonly write: (content: ExportContent) => Uint8Array<ArrayBuffer>;
}

/** Encodes a text in UTF-8. */
export function encodeText(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
