import { plainText } from '@cae-map/expedition/search/texts/plain-text';
import { cutText } from '../texts/cut-text.ts';

/** The maximum length of a description in characters. */
const descriptionLength = 300;

/** Converts HTML to a plain description that is truncated at a word. */
export function shortenText(html: string): string {
  const plain = plainText(html);
  if (plain.length <= descriptionLength) return plain;
  const cut = plain.lastIndexOf(' ', descriptionLength);
  return `${cutText(plain, cut > 0 ? cut : descriptionLength)}…`;
}
