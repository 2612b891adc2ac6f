import { scanHtml } from '../texts/tag-scanner.ts';
import { blockElements } from '../texts/text-places.ts';

const separators: ReadonlySet<string> = new Set([...blockElements, 'h2', 'hr']);

/**
 * Splits an HTML text at its outermost blocks, such as paragraphs and lists; characters between blocks are a part of their own. The parts
 * are the HTML in order, without parts that are only white space. Linear in the length of the text.
 */
export function splitBlocks(html: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  const cutAt = (end: number): void => {
    if (html.slice(start, end).trim() !== '') parts.push(html.slice(start, end));
    start = end;
  };
  for (const token of scanHtml(html)) {
    if (token.kind === 'text') continue;
    const name = token.kind === 'start' ? token.tag.name : token.name;
    if (!separators.has(name)) continue;
    if (token.kind === 'start') {
      if (depth === 0) cutAt(token.start);
      if (name !== 'hr') depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      if (depth === 0) cutAt(token.end);
    }
  }
  cutAt(html.length);
  return parts;
}

/** A part of a text in both languages; empty in a language in which it is missing. */
export interface BlockPair {
  readonly ru: string;
  readonly en: string;
}

/**
 * Pairs the blocks of both languages, so that each pair has one row. Texts with different numbers of blocks are one pair, because
 * paragraphs that do not translate each other would be beside each other.
 */
export function pairBlocks(ru: string, en: string): BlockPair[] {
  const russian = splitBlocks(ru);
  const english = splitBlocks(en);
  if (russian.length !== english.length) return [{ ru, en }];
  return russian.map((block, index) => ({ ru: block, en: english[index] ?? '' }));
}
