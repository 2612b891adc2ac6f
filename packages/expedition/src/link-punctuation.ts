/**
 * The characters behind a link that chat programs, mailers and word processors take for a part of it: blanks, brackets, quotes and the
 * punctuation of a sentence. No link of this product ends with one of them.
 */
const trailing = /[\s\p{Cf}()[\]{}<>.,;:!?*|`'"«»“”„‘’…、。，）】]+$/u;

/** A link, or the value at its end, without the characters that programs have added behind it. */
export function trimLink(text: string): string {
  return text.replace(trailing, '');
}

/** A query or hash in which programs have written `&` as in HTML, also repeatedly. */
export function withPlainAmpersands(text: string): string {
  return text.replaceAll(/&(?:amp;|#38;|#x26;)+/gi, '&');
}
