import type { Position } from '../../route/geography.ts';
import { isGroupedNumber, readNamedAngles, unwrapCoordinates } from './coordinate-forms.ts';
import { coordinateTokens, type Axis, type Token } from './coordinate-tokens.ts';

/**
 * Parses coordinates in the usual notations: '34.15, 77.58', '34,15 77,58', 'N 34.15 E 77.58', '34°09′09″ с.ш.
 * 77°34′37″ в.д.', 'lat: 34.15, lng: 77.58', 'POINT (77.58 34.15)'. Without hemispheres the latitude is first, unless it is out of range. Null when the text is not a
 * point on the Earth.
 */
export function readCoordinates(text: string): Position | null {
  const parsed = parseCoordinates(text);
  return parsed === 'out-of-range' ? null : parsed;
}

/** Like {@link readCoordinates}; `out-of-range` when the text has the form of coordinates that do not exist, such as 91, 200. */
export function parseCoordinates(text: string): Position | 'out-of-range' | null {
  const line = unwrapCoordinates(text);
  if (isGroupedNumber(line)) return null;
  return readNamed(line) ?? readPoint(line) ?? readRepeated(line);
}

function readPoint(line: string): Position | 'out-of-range' | null {
  const tokens = coordinateTokens(line);
  const groups = tokens === null ? null : splitTokens(tokens);
  if (groups === null) return null;
  const [first, second] = groups.map(readAngle);
  return first == null || second == null ? null : toPosition(first, second);
}

/** Two angles whose order is given by the form of the text. */
function readNamed(line: string): Position | 'out-of-range' | null {
  const named = readNamedAngles(line);
  const [first, second] = (named?.angles ?? []).map((angle) => {
    const tokens = coordinateTokens(angle);
    return tokens === null ? null : readAngle(tokens);
  });
  if (named === null || first == null || second == null) return null;
  const [latitude, longitude] = named.order === 'longitude-first' ? [second, first] : [first, second];
  if (latitude.axis === 'longitude' || longitude.axis === 'latitude') return null;
  return toPosition({ ...latitude, axis: 'latitude' }, { ...longitude, axis: 'longitude' });
}

/** Notations of one position that differ by more are not of one position. In degrees. */
const largestDifference = 0.02;

/** The first of several notations of one position, which encyclopedias separate by slashes. */
function readRepeated(line: string): Position | null {
  const [first, ...others] = line.split(/ \/ /).map(readPoint);
  if (first == null || first === 'out-of-range' || others.length === 0) return null;
  const agrees = (other: Position | 'out-of-range' | null): boolean =>
    other !== null &&
    other !== 'out-of-range' &&
    other.every((degrees, axis) => Math.abs(degrees - (first[axis] ?? 0)) <= largestDifference);
  return others.every(agrees) ? first : null;
}

/** Splits the tokens into the two angles. */
function splitTokens(tokens: readonly Token[]): [Token[], Token[]] | null {
  const at = (isStart: (token: Token, index: number) => boolean): number => tokens.findIndex(isStart);
  const separators = tokens.filter((token) => token.kind === 'separator').length;
  if (separators > 1) return null;
  if (separators === 1) {
    const separator = at((token) => token.kind === 'separator');
    return [tokens.slice(0, separator), tokens.slice(separator + 1)];
  }
  const start = startOfSecond(tokens);
  return start === -1 ? null : [tokens.slice(0, start), tokens.slice(start)];
}

/** The start of the second angle when there is no comma; -1 when unclear. */
function startOfSecond(tokens: readonly Token[]): number {
  const letters = findIndices(tokens, (token) => token.kind === 'hemisphere');
  if (letters.length === 2) return letters[0] === 0 ? (letters[1] ?? -1) : (letters[0] ?? -1) + 1;
  const degrees = findIndices(tokens, (token) => token.kind === 'mark' && token.mark === '°');
  if (degrees.length === 2) return (degrees[1] ?? 0) - 1;
  const halfway = halfOfBareNumbers(tokens);
  if (halfway !== null) return halfway;
  // Two bare numbers must have decimals: '34 77' may be anything.
  const numbers = findIndices(tokens, (token) => token.kind === 'number' && token.isDecimal);
  return numbers.length === 2 && letters.length + degrees.length === 0 ? (numbers[1] ?? -1) : -1;
}

/** '47 30 00 8 30 00' and '47 30.5 8 30.5': degrees, minutes and seconds without marks; null for other texts. */
function halfOfBareNumbers(tokens: readonly Token[]): number | null {
  const isDecimal = tokens.map((token) => (token.kind === 'number' ? token.isDecimal : null));
  if (isDecimal.includes(null)) return null;
  if (tokens.length === 6 && [0, 1, 3, 4].every((index) => isDecimal[index] === false)) return 3;
  return tokens.length === 4 && isDecimal.every((decimal, index) => decimal === (index % 2 === 1)) ? 2 : null;
}

function findIndices(tokens: readonly Token[], is: (token: Token) => boolean): number[] {
  return tokens.flatMap((token, index) => (is(token) ? [index] : []));
}

interface Angle {
  readonly degrees: number;
  readonly axis: Axis | null;
}

const markOrder = ['°', "'", '"'];

/** Parses degrees, minutes and seconds with at most one hemisphere letter before or after them. */
function readAngle(tokens: readonly Token[]): Angle | null {
  const letters = tokens.filter((token) => token.kind === 'hemisphere');
  const [letter] = letters;
  const isLetterOutside = letter === undefined || letter === tokens[0] || letter === tokens.at(-1);
  const numbers = tokens.filter((token) => token.kind === 'number');
  const [degrees, ...parts] = numbers;
  if (degrees === undefined || numbers.length > 3 || letters.length > 1 || !isLetterOutside) return null;
  if (!areMarksInOrder(tokens)) return null;
  const isWhole = numbers.slice(0, -1).every((number) => !number.isDecimal);
  if (!isWhole || parts.some((part) => part.isSigned || part.value >= 60)) return null;
  // A hemisphere letter contradicts a sign.
  if (letter !== undefined && degrees.isSigned) return null;
  const [minutes = 0, seconds = 0] = parts.map((part) => part.value);
  const isNegative = Object.is(Math.sign(degrees.value), -0) || degrees.value < 0;
  const size = Math.abs(degrees.value) + minutes / 60 + seconds / 3600;
  const sign = letter?.hemisphere.sign ?? (isNegative ? -1 : 1);
  // Adding 0 turns the -0 of '-0' into 0.
  return { degrees: sign * size + 0, axis: letter?.hemisphere.axis ?? null };
}

/** Returns whether every mark follows a number and the marks are in the order degrees, minutes, seconds. */
function areMarksInOrder(tokens: readonly Token[]): boolean {
  let numbers = 0;
  return tokens.every((token, index) => {
    if (token.kind === 'number') numbers += 1;
    return (
      token.kind !== 'mark' || (tokens[index - 1]?.kind === 'number' && token.mark === markOrder[numbers - 1])
    );
  });
}

function toPosition(first: Angle, second: Angle): Position | 'out-of-range' | null {
  if (first.axis !== null && first.axis === second.axis) return null;
  const isLongitudeFirst =
    first.axis === 'longitude' ||
    second.axis === 'latitude' ||
    (first.axis === null && second.axis === null && Math.abs(first.degrees) > 90);
  const [latitude, longitude] = isLongitudeFirst
    ? [second.degrees, first.degrees]
    : [first.degrees, second.degrees];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [latitude, longitude] : 'out-of-range';
}
