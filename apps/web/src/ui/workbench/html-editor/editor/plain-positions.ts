import type { Node } from '@tiptap/pm/model';
import type { DocumentRange } from './highlights.ts';

/** The plain characters of a text as `readMarkedText` of its HTML has them, with the position of each UTF-16 unit in the document. */
export interface PlainPositions {
  readonly text: string;
  readonly positions: readonly number[];
}

/** Reads the plain characters of a document: white space is collapsed, and a line feed is between blocks and for a line break. */
export function readPlainPositions(document: Node): PlainPositions {
  const units: string[] = [];
  const positions: number[] = [];
  document.descendants((block, start) => {
    if (!block.isTextblock) return true;
    let pending: { unit: string; at: number } | null = null;
    let isEmpty = true;
    block.forEach((node, offset) => {
      const from = start + 1 + offset;
      if (!node.isText) pending = { unit: '\n', at: from };
      for (const [index, unit] of (node.text ?? '').split('').entries()) {
        if (/[ \t\n\f\r]/.test(unit)) {
          pending ??= { unit: ' ', at: from + index };
          continue;
        }
        if (isEmpty && units.length > 0) {
          units.push('\n');
          positions.push(from + index);
        } else if (!isEmpty && pending !== null) {
          units.push(pending.unit);
          positions.push(pending.at);
        }
        pending = null;
        isEmpty = false;
        units.push(unit);
        positions.push(from + index);
      }
    });
    return false;
  });
  return { text: units.join(''), positions };
}

/** A range of plain characters in positions of the document; null for an empty one or one outside of the text. */
export function toDocumentRange(
  { positions }: PlainPositions,
  start: number,
  end: number,
): DocumentRange | null {
  const from = positions[start];
  const last = positions[end - 1];
  return from === undefined || last === undefined || start >= end ? null : { from, to: last + 1 };
}

/** The plain character at a position of the document, or the next one; the length of the text behind its end. */
export function toPlainOffset({ positions, text }: PlainPositions, position: number): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return Math.min(low, text.length);
}
