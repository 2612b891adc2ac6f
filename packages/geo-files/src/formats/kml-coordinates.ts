import type { FoundPoint } from '../collect/point-checker.ts';
import { wrapPosition } from '../values/position.ts';
import { readNumber } from '../values/read-number.ts';

/** A tuple of a text, and whether it has more numbers than longitude, latitude and height. */
export interface Tuple {
  readonly point: FoundPoint;
  readonly hasExtraNumber: boolean;
}

/**
 * Reads the tuples `longitude,latitude,height`, which white space separates. Programs also write blanks beside the commas, and
 * commas in place of the white space; a tuple that remains unclear is returned as a point without a valid position.
 */
export function* readTuples(text: string): Generator<Tuple> {
  // Without any decimal point the commas may be decimal ones.
  const hasDecimalPoint = text.includes('.');
  const tokens = joinTokens(text);
  for (const token of tokens) {
    const parts = token.replace(/,$/, '').split(',');
    if (parts.length <= 3) yield toTuple(parts);
    else if (!hasDecimalPoint)
      yield { point: { longitude: token, latitude: undefined }, hasExtraNumber: false };
    else yield* splitTuples(parts, tokens.length === 1);
  }
}

/** Reads a point `longitude latitude height` of `gx:coord`; null for an empty one. */
export function readCoord(text: string): Tuple | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const parts = trimmed.split(/\s+/);
  return toTuple(parts.length === 1 ? trimmed.split(',') : parts);
}

/** The tuples with blanks beside their commas joined. A tuple that begins with a comma has no longitude, and stays alone. */
function joinTokens(text: string): readonly string[] {
  // Where every comma has a blank before it, the blank does not separate tuples.
  const normal = /[^\s,],/.test(text) ? text : text.replaceAll(/\s+,/g, ',');
  const tokens: string[] = [];
  for (const [token] of normal.matchAll(/\S+/g)) {
    const before = tokens.at(-1) ?? '';
    const isOpen = before.endsWith(',') && (/^[^,]+,$/.test(before) || !token.includes(','));
    if (isOpen) tokens[tokens.length - 1] = before + token;
    else tokens.push(token);
  }
  return tokens;
}

function toTuple([longitude = '', latitude = '', height, ...more]: readonly string[]): Tuple {
  return { point: { longitude, latitude, height }, hasExtraNumber: more.length > 0 };
}

/** Splits numbers that only commas separate into points of two or three numbers, whichever makes the shorter steps. */
function* splitTuples(parts: readonly string[], isWholeText: boolean): Generator<Tuple> {
  if (parts.length === 4 && !isWholeText) {
    yield toTuple(parts);
    return;
  }
  const [best] = [3, 2]
    .filter((size) => parts.length % size === 0)
    .map((size) => split(parts, size))
    .filter((points) => points.length > 1 && points.every(isOnEarth))
    .toSorted((one, other) => longestStep(one) - longestStep(other));
  if (best) yield* best.map((each) => toTuple(each));
  else if (parts.length === 4) yield toTuple(parts);
  else yield { point: { longitude: '', latitude: '' }, hasExtraNumber: false };
}

function split(parts: readonly string[], size: number): string[][] {
  return Array.from({ length: parts.length / size }, (_, index) =>
    parts.slice(index * size, (index + 1) * size),
  );
}

function isOnEarth([longitude = '', latitude = '']: readonly string[]): boolean {
  return !Number.isNaN(wrapPosition(readNumber(longitude), readNumber(latitude)));
}

/** The longest step between neighbours, in degrees. */
function longestStep(points: readonly (readonly string[])[]): number {
  return points.reduce((longest, [longitude = '', latitude = ''], index) => {
    const [longitudeBefore = longitude, latitudeBefore = latitude] = points[index - 1] ?? [];
    const step = Math.hypot(
      readNumber(longitude) - readNumber(longitudeBefore),
      readNumber(latitude) - readNumber(latitudeBefore),
    );
    return Math.max(longest, step);
  }, 0);
}
