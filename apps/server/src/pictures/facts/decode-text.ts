/** The maximum number of bytes of a text; the rest is ignored. */
const maxTextBytes = 8000;

/**
 * Decodes a text of metadata up to its first zero: UTF-8, which most programs write whatever the format says, else the single-byte
 * encoding of Western Europe.
 * @param isUtf8 whether the metadata declare UTF-8; damaged characters are replaced then
 */
export function decodeText(bytes: Buffer, isUtf8 = false): string {
  const end = bytes.indexOf(0);
  const text = bytes.subarray(0, Math.min(end === -1 ? bytes.length : end, maxTextBytes));
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 && text.length < maxTextBytes }).decode(text);
  } catch {
    return new TextDecoder('windows-1252').decode(text);
  }
}

/** A text as an editor would write it: one line without control characters and repeated spaces. @param length the most characters */
export function toLine(text: string, length: number): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\p{Co}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, length);
}
