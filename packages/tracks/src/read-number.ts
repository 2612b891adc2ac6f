import { TrackFailureError } from './failure.ts';

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;
const numberWithComma = /^[+-]?\d+,\d+$/;

/**
 * Reads a number of a file; NaN for a text that is not a number.
 * @throws {TrackFailureError} with the code `decimal-comma`, because whoever wrote the file will have written it everywhere.
 */
export function readNumber(text: string): number {
  const trimmed = text.trim();
  if (number.test(trimmed)) return Number(trimmed);
  if (numberWithComma.test(trimmed)) throw new TrackFailureError('decimal-comma', trimmed);
  return Number.NaN;
}
