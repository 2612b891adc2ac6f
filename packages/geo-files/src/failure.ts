/** Why a file cannot be read; the codes are stable, and each has a message for the visitor. */
export const geoFileFailureCodes = [
  /** More bytes than `GeoFileLimits.fileBytes`, or a document of more than `documentBytes`. */
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
  /** More levels of nesting than `deepestNesting`. */
  'too-deep',
  /** More points or features than `GeoFileLimits.points`. */
  'too-many-points',
  /** A KMZ archive that is damaged or contains no KML document. */
  'archive',
  /** A KMZ archive with names that leave its folder. */
  'archive-paths',
  /** A KMZ archive whose document is larger than `GeoFileLimits.documentBytes`. */
  'archive-too-large',
] as const;

export type GeoFileFailureCode = (typeof geoFileFailureCodes)[number];

/** Why a file was not read. */
export interface GeoFileFailure {
  readonly code: GeoFileFailureCode;
  /** The line of the file, from 1. */
  readonly line?: number;
  /** The value of the file that caused the failure. */
  readonly value?: string;
}

/** The most characters of a value in a failure. */
const maxValueLength = 40;

/** Ends the reading of a file; `readGeoFile` returns it as a value. */
export class GeoFileError extends Error {
  override readonly name = 'GeoFileError';
  readonly code: GeoFileFailureCode;
  readonly value: string | undefined;
  readonly line: number | undefined;

  constructor(code: GeoFileFailureCode, { value, line }: { value?: string; line?: number } = {}) {
    super(code);
    this.code = code;
    this.value = value?.slice(0, maxValueLength);
    this.line = line;
  }

  /** The failure as a value. */
  toFailure(): GeoFileFailure {
    const { code, line, value } = this;
    return { code, ...(line === undefined ? {} : { line }), ...(value === undefined ? {} : { value }) };
  }
}
