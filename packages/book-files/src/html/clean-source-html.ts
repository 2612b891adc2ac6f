import type { LeftOut } from '@cae-map/contract/entities/books/book-reading';
import { LeftOutCounter } from '../left-out-counter.ts';
import type { SourceBlock } from '../source-file.ts';
import { targetsOf } from './link-targets.ts';
import type { MarkupElement } from './markup.ts';
import { parseHtml } from './parse-html.ts';
import { findNotes } from './source-notes.ts';
import { TreeConverter } from './tree-converter.ts';

/**
 * Converts HTML of any program into block elements of the allow-list: headings are `h2` to `h5`, notes follow the block that refers to them
 * (see `source-file.ts`).
 * @throws {BookFileError} with the code `damaged` for more than 20,000 elements within each other
 * @returns the HTML, and what was left out or changed
 */
export function cleanSourceHtml(html: string): {
  readonly html: string;
  readonly leftOut: readonly LeftOut[];
} {
  const { blocks, leftOut } = readSourceBlocks(html);
  return { html: blocks.map(writeBlock).join(''), leftOut };
}

/** As `cleanSourceHtml`, with the headings that are not within a list or a quotation as blocks. */
export function readSourceBlocks(html: string): {
  readonly blocks: readonly SourceBlock[];
  readonly leftOut: readonly LeftOut[];
} {
  const root = parseHtml(html);
  const targets = targetsOf(root);
  const leftOut = new LeftOutCounter();
  const blocks = convertTree(root, (url) => targets.get(url), leftOut);
  return { blocks, leftOut: leftOut.list() };
}

/**
 * Converts a parsed document.
 * @param findTarget returns the element that a URL within the file means
 */
export function convertTree(
  root: MarkupElement,
  findTarget: (url: string) => MarkupElement | undefined,
  leftOut: LeftOutCounter,
): readonly SourceBlock[] {
  return new TreeConverter(findNotes(root, findTarget), leftOut).convert(root);
}

function writeBlock({ kind, level, html }: SourceBlock): string {
  if (kind === 'content') return html;
  const name = `h${Math.min(Math.max(level, 2), 5)}`;
  return `<${name}>${html}</${name}>`;
}
