import type { Node } from '@tiptap/pm/model';
import { parseHtml, parseText } from './parse-text.ts';
import { readStructure } from './text-structure.ts';
import { textSchema } from './text-schema.ts';
import { writeText } from './write-text.ts';

/**
 * The longest text that is edited with its appearance, in UTF-16 units of its HTML; a key press in a longer one takes longer than a frame.
 * Texts of the API have at most 100,000 (`textBounds.content`).
 */
export const longestEditedText = 400_000;

/** A text for the editor, or the reason for which only its HTML can be edited. */
export type OpenedText =
  | { readonly kind: 'edited'; readonly document: Node }
  | { readonly kind: 'tooLong' }
  /** The names of the elements and attributes that would be lost; empty if only their nesting would be. */
  | { readonly kind: 'notHeld'; readonly parts: readonly string[] };

/** Opens the HTML of a text. A text of which anything would be lost is not opened with its appearance. */
export function openText(html: string): OpenedText {
  if (html.length > longestEditedText) return { kind: 'tooLong' };
  const document = parseText(html, textSchema);
  const stored = parseHtml(html);
  const written = parseHtml(writeText(document));
  const isHeld = readStructure(stored).join('\n') === readStructure(written).join('\n');
  return isHeld ? { kind: 'edited', document } : { kind: 'notHeld', parts: lostParts(stored, written) };
}

/** The names that are more often in one text than in the other. */
function lostParts(stored: HTMLElement, written: HTMLElement): string[] {
  const before = countNames(stored);
  const after = countNames(written);
  return [...before].filter(([name, count]) => count > (after.get(name) ?? 0)).map(([name]) => name);
}

function countNames(body: HTMLElement): Map<string, number> {
  const counts = new Map<string, number>();
  for (const element of body.querySelectorAll('*')) {
    const attributes = Array.from(element.attributes, ({ name }) => name);
    for (const name of [`<${element.localName}>`, ...attributes])
      counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}
