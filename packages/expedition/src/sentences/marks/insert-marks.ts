import { personAttribute, placeAttributes } from '@cae-map/contract/html-allow-list';
import type { Mark, MarkedText, MarkTarget } from '../marked-text.ts';

/** An HTML text with further marks. */
export interface TextWithMarks {
  readonly html: string;
  /** The marks that were not inserted because they are empty, overlap another one, or cross a tag. */
  readonly leftOut: readonly Mark[];
}

/**
 * Inserts marks as anchors into an HTML text.
 * @param marked the plain characters of `html`, as `readMarkedText` returns them
 * @param marks in UTF-16 offsets of these characters
 */
export function insertMarks(html: string, marked: MarkedText, marks: readonly Mark[]): TextWithMarks {
  const leftOut: Mark[] = [];
  let written = html;
  let free = html.length;
  // From the end, so that the offsets of the marks before stay valid.
  for (const mark of marks.toSorted((a, b) => b.start - a.start)) {
    const start = marked.htmlStarts[mark.start];
    const end = marked.htmlEnds[mark.end - 1];
    const isInText = start !== undefined && end !== undefined && start < end && end <= free;
    if (!isInText || html.slice(start, end).includes('<') || isInMark(marked, mark)) {
      leftOut.push(mark);
      continue;
    }
    written = `${written.slice(0, start)}${openAnchor(mark.target)}${written.slice(start, end)}</a>${written.slice(end)}`;
    free = start;
  }
  return { html: written, leftOut: leftOut.toReversed() };
}

function isInMark({ marks }: MarkedText, { start, end }: Mark): boolean {
  return marks.some((mark) => start < mark.end && end > mark.start);
}

function openAnchor(target: MarkTarget): string {
  if (target.kind === 'person') return `<a ${personAttribute}="${escapeAttribute(target.personId)}">`;
  if (target.kind === 'link') return `<a href="${escapeAttribute(target.href)}">`;
  const attributes = target.placeIds
    .slice(0, placeAttributes.length)
    .map((id, index) => `${placeAttributes[index] ?? placeAttributes[0]}="${id}"`);
  return `<a ${attributes.join(' ')}>`;
}

function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
