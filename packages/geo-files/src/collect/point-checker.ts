import { GeoFileError } from '../failure.ts';
import type { GeoPoint } from '../geo-file.ts';
import { longestFeatureName } from '../limits.ts';
import { LeftOutReport, type LeftOut, type LeftOutKind } from '../left-out.ts';
import { checkHeight } from '../values/height.ts';
import { cutName } from '../values/html-text.ts';
import { wrapPosition } from '../values/position.ts';
import { hasDecimalComma, readNumber } from '../values/read-number.ts';
import { readTime, readTimeNumber } from '../values/read-time.ts';

/** A number as a file has it: as text in XML, as a number in GeoJSON; undefined if it is absent. */
export type FoundNumber = string | number | undefined;

/** The unchecked values of a point, as they are written in the file. */
export interface FoundPoint {
  readonly longitude: FoundNumber;
  readonly latitude: FoundNumber;
  /** Metres. */
  readonly height?: FoundNumber;
  /** A date with time, or seconds or milliseconds since 1970. */
  readonly time?: FoundNumber;
}

/** Checks the points of a file, and counts what is left out. */
export class PointChecker {
  readonly report = new LeftOutReport();
  /** The line that is being read, from 1; undefined in formats without lines. */
  line: number | undefined;
  readonly #mostPoints: number;
  #count = 0;

  constructor(mostPoints: number) {
    this.#mostPoints = mostPoints;
  }

  /** Counts contents that are left out. @param name of the feature */
  leaveOut(kind: LeftOutKind, name?: string, value?: string): void {
    this.report.add(kind, this.#firstOne(name, value));
  }

  /** Shortens a name that is too long, and counts its end as left out. */
  shortenName(name: string | null): string | null {
    if (name === null || name.length <= longestFeatureName) return name;
    const shortened = cutName(name);
    this.leaveOut('name-end', shortened);
    return shortened;
  }

  /** Counts a document that is not read. */
  leaveOutDocument(name: string): void {
    this.report.addDocument(name, this.#firstOne());
  }

  /**
   * Checks a point.
   * @param name of its feature
   * @returns null if its position is not on the Earth; the point is then counted as left out
   * @throws {GeoFileError} for one point too many
   */
  check(found: FoundPoint, name: string | undefined): GeoPoint | null {
    this.#count += 1;
    if (this.#count > this.#mostPoints) throw new GeoFileError('too-many-points');
    const latitude = toNumber(found.latitude);
    const longitude = wrapPosition(toNumber(found.longitude), latitude);
    if (Number.isNaN(longitude)) {
      this.#leaveOutPosition(found, name);
      return null;
    }
    return {
      longitude,
      latitude,
      height: this.#readHeight(found.height, name),
      time: this.#readTime(found.time, name),
    };
  }

  #leaveOutPosition({ longitude, latitude }: FoundPoint, name: string | undefined): void {
    const comma = [longitude, latitude].find((part) => typeof part === 'string' && hasDecimalComma(part));
    if (comma !== undefined) return this.leaveOut('decimal-comma', name, String(comma).trim());
    const isLatitudeBad = !(Math.abs(toNumber(latitude)) <= 90);
    this.leaveOut('position', name, String(toNumber(isLatitudeBad ? latitude : longitude)));
  }

  #readHeight(found: FoundNumber, name: string | undefined): number {
    if (isAbsent(found)) return Number.NaN;
    const height = checkHeight(toNumber(found));
    if (Number.isNaN(height)) this.leaveOut('height', name, String(found).trim());
    return height;
  }

  #readTime(found: FoundNumber, name: string | undefined): number {
    if (isAbsent(found)) return Number.NaN;
    const time = typeof found === 'number' ? readTimeNumber(found) : readTime(found ?? '');
    if (Number.isNaN(time)) this.leaveOut('time', name, String(found).trim());
    return time;
  }

  #firstOne(name?: string, value?: string): Omit<LeftOut, 'kind' | 'count'> {
    return {
      ...(this.line === undefined ? {} : { line: this.line }),
      ...(name === undefined ? {} : { name }),
      ...(value === undefined ? {} : { value }),
    };
  }
}

function toNumber(found: FoundNumber): number {
  return typeof found === 'string' ? readNumber(found) : (found ?? Number.NaN);
}

function isAbsent(found: FoundNumber): boolean {
  return found === undefined || (typeof found === 'string' && found.trim() === '');
}
