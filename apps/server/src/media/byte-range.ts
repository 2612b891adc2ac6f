import { parse } from 'range-parser';
import type { ByteRange } from './media-store.ts';

/** Bits of the code of a parsed header. */
const malformed = 1;

/**
 * Reads the header `Range` for a file of `size` bytes (RFC 9110, section 14).
 * @returns the range; 'unsatisfiable' when it is outside of the file; undefined when the whole file is sent, which includes
 * several ranges and other units
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const { code, type, ranges } = parse(size, header ?? '');
  if (type !== 'bytes' || (code & malformed) !== 0 || ranges.length > 1) return undefined;
  return ranges[0] ?? (code === 0 ? undefined : 'unsatisfiable');
}
