import { plainText } from '@cae-map/expedition/search/texts/plain-text';

/** The maximum length of a description in characters. */
const descriptionLength = 300;

/** Converts HTML to a plain description that is truncated at a word. */
export function shortenText(html: string): string {
  const plain = plainText(html);
  if (plain.length <= descriptionLength) return plain;
  const cut = plain.lastIndexOf(' ', descriptionLength);
  return `${plain.slice(0, cut > 0 ? cut : descriptionLength)}…`;
}
