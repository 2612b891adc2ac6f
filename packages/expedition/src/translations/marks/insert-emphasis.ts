import { readMarkedText } from '../../sentences/marked-text.ts';
import { scanHtml } from '../../texts/tag-scanner.ts';
import { blockElements } from '../../texts/text-places.ts';
import type { Emphasis } from './emphasis.ts';

/**
 * Inserts an emphasised part into an HTML text. An inline element that begins or ends with the part is enclosed by it.
 * @returns null if the part is empty, outside of the text, or crosses another element
 */
export function insertEmphasis(html: string, { element, start, end }: Emphasis): string | null {
  const marked = readMarkedText(html);
  const from = marked.htmlStarts[start];
  const to = marked.htmlEnds[end - 1];
  if (from === undefined || to === undefined || from >= to) return null;
  const range = encloseElements(html, from, to);
  if (range === null) return null;
  const inner = html.slice(...range);
  return `${html.slice(0, range[0])}<${element}>${inner}</${element}>${html.slice(range[1])}`;
}

/** Extends a range over the tags beside it until each element within it is complete; null if this is impossible. */
function encloseElements(html: string, start: number, end: number): [start: number, end: number] | null {
  let [from, to] = [start, end];
  for (;;) {
    const state = unmatchedTags(html.slice(from, to));
    if (state === null) return null;
    if (state === 'none') return [from, to];
    const beside =
      state === 'end'
        ? /<[a-z][^<>]*>$/iu.exec(html.slice(0, from))
        : /^<\/[a-z][^<>]*>/iu.exec(html.slice(to));
    if (beside === null) return null;
    if (state === 'end') from = beside.index;
    else to += beside[0].length;
  }
}

/** Which tags of a part have no counterpart in it; null if it contains a block. */
function unmatchedTags(part: string): 'none' | 'start' | 'end' | null {
  let open = 0;
  for (const token of scanHtml(part)) {
    if (token.kind === 'text') continue;
    const name = token.kind === 'start' ? token.tag.name : token.name;
    if (blockElements.has(name) || name === 'h2' || name === 'hr') return null;
    if (name === 'br') continue;
    open += token.kind === 'start' ? 1 : -1;
    if (open < 0) return 'end';
  }
  return open === 0 ? 'none' : 'start';
}
