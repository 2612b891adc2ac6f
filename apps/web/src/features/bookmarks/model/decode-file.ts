/** The largest file that is read, in bytes. */
export const largestFile = 5_000_000;

/** Why a file cannot be imported. */
export type FileFailure =
  | 'empty'
  | 'too-large'
  | 'not-text'
  | 'doctype'
  | 'too-deep'
  | 'damaged'
  | 'unknown-format'
  | 'no-points';

/** The text of a file or why it has none. */
export type DecodedFile =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: FileFailure };

/** Decodes a file as UTF-8, UTF-16 with a byte order mark, or the encoding of its XML declaration, such as Windows-1251. */
export function decodeFile(bytes: Uint8Array): DecodedFile {
  if (bytes.length === 0) return { ok: false, reason: 'empty' };
  if (bytes.length > largestFile) return { ok: false, reason: 'too-large' };
  const text = decode(bytes, findEncoding(bytes));
  // Text contains no NUL; most binary files do.
  if (text === null || text.includes('\0')) return { ok: false, reason: 'not-text' };
  return text.trim() === '' ? { ok: false, reason: 'empty' } : { ok: true, text };
}

function findEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /^\s*<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(start)?.[1] ?? 'utf-8';
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
