/** Why a file is not a track; the codes are stable, and each has a message for the visitor. */
export const trackFailureCodes = [
  /** More bytes than `trackLimits.fileBytes`. */
  'too-large',
  /** No bytes, or only white space. */
  'empty',
  /** Neither GPX, KML, KMZ, TCX nor GeoJSON. */
  'unknown-format',
  /** The bytes do not have the encoding of the byte order mark or the XML declaration, or the encoding is unknown. */
  'encoding',
  /** XML or JSON that is damaged or ends too early. */
  'malformed',
  /** XML that defines entities, which could expand to any size or read other files. */
  'entities',
  /** More levels of nesting than `trackLimits.depth`. */
  'too-deep',
  /** No line of at least two points. */
  'no-track',
  /** A point without coordinates, or outside of the Earth. */
  'coordinates',
  /** Numbers with a decimal comma. */
  'decimal-comma',
  /** More points than `trackLimits.points`. */
  'too-many-points',
  /** A KMZ archive that is damaged or contains no KML document. */
  'archive',
  /** A KMZ archive with names that leave its folder. */
  'archive-paths',
  /** A KMZ archive whose document is larger than `trackLimits.unpackedBytes`. */
  'archive-too-large',
] as const;

export type TrackFailureCode = (typeof trackFailureCodes)[number];

/** Why a file was not read. */
export interface TrackFailure {
  readonly code: TrackFailureCode;
  /** The line of the file, from 1. */
  readonly line?: number;
  /** The value of the file that caused the failure. */
  readonly value?: string;
}

/** The most characters of a value in a failure. */
const maxValueLength = 40;

/** Ends the reading of a file; `parseTrackFile` returns it as a value. */
export class TrackFailureError extends Error {
  override readonly name = 'TrackFailureError';
  readonly code: TrackFailureCode;
  readonly value: string | undefined;

  constructor(code: TrackFailureCode, value?: string) {
    super(code);
    this.code = code;
    this.value = value?.slice(0, maxValueLength);
  }
}
