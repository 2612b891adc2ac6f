import type { ByteRange } from './media-store.ts';

/**
 * Parses the header `Range` for a file of `size` bytes (RFC 9110, section 14).
 * @returns the range; 'unsatisfiable' when it is outside of the file; undefined when the whole file is sent, which includes
 * several ranges and other units
 */
export function parseByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') return last === '0' ? 'unsatisfiable' : toRange(size - Number(last), size - 1, size);
  if (last !== '' && Number(last) < Number(first)) return undefined;
  return toRange(Number(first), last === '' ? size - 1 : Number(last), size);
}

function toRange(start: number, end: number, size: number): ByteRange | 'unsatisfiable' {
  if (start >= size) return 'unsatisfiable';
  return { start: Math.max(start, 0), end: Math.min(end, size - 1) };
}
