import { createHash } from 'node:crypto';
import { allowedHtml } from '@cae-map/book-files/html/allowed-html';
import { cleanText } from '@cae-map/contract/text';
import type { TranslatableFormat } from '@cae-map/contract/entities/translations/translatable-fields';

/** The hexadecimal digits of a hash: two texts of one unit differ with a probability of one in 2⁴⁸. */
const digits = 12;

/**
 * A text in the form in which the server stores it. HTML of a file is safe then, whatever it was. Texts that the server has stored do not
 * change.
 */
export function canonicalText(text: string, format: TranslatableFormat): string {
  return format === 'html' ? allowedHtml(text) : cleanText(text);
}

/** The hash of a text, by which a change since the export is found. It begins with a letter, so that no spreadsheet takes it for a number. */
export function hashOfText(text: string, format: TranslatableFormat): string {
  return `h${createHash('sha256').update(canonicalText(text, format)).digest('hex').slice(0, digits)}`;
}

/** A hash of `hashOfText`; null for other text. */
export function readHash(text: string | undefined): string | null {
  const [hash] = /^h[\da-f]{12}$/.exec(text?.trim() ?? '') ?? [];
  return hash ?? null;
}
