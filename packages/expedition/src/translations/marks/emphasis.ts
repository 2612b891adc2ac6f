import type { MarkedText } from '../../sentences/marked-text.ts';
import { scanHtml, type HtmlToken } from '../../texts/tag-scanner.ts';

/** The elements of the allow-list that emphasise a part of a sentence. Those of a kind are interchangeable. */
const kindOf = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  cite: 'italic',
  u: 'underlined',
} as const;
export type EmphasisElement = keyof typeof kindOf;

/** An emphasised part of a text, in UTF-16 offsets of its plain characters, the end excluded. */
export interface Emphasis {
  readonly element: EmphasisElement;
  readonly start: number;
  readonly end: number;
}

/** Whether two elements are of the same kind, such as `b` and `strong`. */
export function isSameEmphasis(one: EmphasisElement, other: EmphasisElement): boolean {
  return kindOf[one] === kindOf[other];
}

/**
 * The emphasised parts of an HTML text, sorted by start. Linear in the length of the text.
 * @param marked the plain characters of `html`, as `readMarkedText` returns them
 */
export function readEmphasis(html: string, marked: MarkedText): Emphasis[] {
  const found: Emphasis[] = [];
  const open: { readonly element: EmphasisElement; readonly start: number }[] = [];
  let at = 0;
  for (const token of scanHtml(html)) {
    const element = elementOf(token);
    if (element === null) continue;
    // The tokens are in order, so that the characters before each are counted once.
    while (at < marked.htmlStarts.length && (marked.htmlStarts[at] ?? 0) < token.end) at += 1;
    if (token.kind === 'start') {
      open.push({ element, start: at });
      continue;
    }
    const opened = open.findLastIndex((each) => each.element === element);
    for (const { start } of opened === -1 ? [] : open.splice(opened)) {
      const range = trimRange(marked.text, start, at);
      if (range !== null) found.push({ element, ...range });
    }
  }
  return found.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

function elementOf(token: HtmlToken): EmphasisElement | null {
  if (token.kind === 'text') return null;
  const name = token.kind === 'start' ? token.tag.name : token.name;
  return isEmphasis(name) ? name : null;
}

function isEmphasis(name: string): name is EmphasisElement {
  return Object.hasOwn(kindOf, name);
}

/** The range without white space at both ends; null if it has no other characters. */
function trimRange(text: string, start: number, end: number): { start: number; end: number } | null {
  const part = text.slice(start, end);
  const from = start + part.length - part.trimStart().length;
  return part.trim() === '' ? null : { start: from, end: from + part.trim().length };
}
