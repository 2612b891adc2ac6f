import { readMarkedText } from '@cae-map/expedition/sentences/marked-text';
import { splitBlocks } from '@cae-map/expedition/sentences/split-blocks';
import { isVisible } from '@cae-map/contract/visible-character';
import type { SourceBlock } from '../source-file.ts';
import { readHeadingStart, readParagraphStart, type EntryStart } from './entry-start.ts';

/** A heading of a file. */
export interface HeadingItem {
  readonly kind: 'heading';
  /** From 1, the highest. */
  readonly level: number;
  readonly html: string;
  readonly text: string;
  /** The date that it names; null without one and for the number of a chapter. */
  readonly start: EntryStart | null;
}

/** A paragraph or another block element of a file. */
export interface BlockItem {
  readonly kind: 'block';
  readonly html: string;
  readonly start: EntryStart | null;
}

export type Item = HeadingItem | BlockItem;

/** 'Глава 3', 'Часть II', 'Chapter One'. */
const chapterWord =
  /^(?:глава|часть|том|книга|тетрадь|chapter|part|volume|book|notebook)\s+(?:\d|[ivxlc]+(?!\p{L})|перв|втор|трет|четв|пят|шест|one|two|three|four|five|six|seven)/iu;
const longestTitleLine = 120;
const blockStart = /^\s*<(?:p|ul|ol|blockquote|h[2-5]|hr)[\s>/]/i;

/** Whether a heading numbers a chapter, so that a date beside it is that of the chapter. */
export function isNumberedChapter(text: string): boolean {
  return chapterWord.test(text.trim());
}

/**
 * The headings and the outermost block elements of a file in order, with the dates at their beginning. Lines such as 'Глава 3', and a month
 * or a year alone before a date, are headings in a file whose headings have no style.
 */
export function readItems(blocks: readonly SourceBlock[]): Item[] {
  const hasHeadings = blocks.some(({ kind, html }) => kind === 'heading' && isVisible(plainText(html)));
  const parts = blocks.flatMap((block): readonly SourceBlock[] =>
    block.kind === 'heading'
      ? [block]
      : splitBlocks(block.html).map((html) => ({ ...block, html: asBlock(html) })),
  );
  const items: Item[] = [];
  // From the end, because a line with a date is a heading only if a text follows.
  for (const block of parts.toReversed()) {
    const next = items.at(-1);
    const item = block.kind === 'heading' ? headingItem(block) : blockItem(block, next, hasHeadings);
    if (item !== null) items.push(item);
  }
  return items.toReversed();
}

function headingItem({ level, html }: SourceBlock): HeadingItem | null {
  const text = plainText(html).replaceAll('\n', ' ').trim();
  if (!isVisible(text)) return null;
  return {
    kind: 'heading',
    level,
    html,
    text,
    start: isNumberedChapter(text) ? null : readHeadingStart(text),
  };
}

function blockItem({ html }: SourceBlock, next: Item | undefined, hasHeadings: boolean): Item | null {
  const start = readParagraphStart(html, isPlainBlock(next));
  if (hasHeadings || html.length > longestTitleLine * 4) return { kind: 'block', html, start };
  const text = plainText(html);
  if (text.length > longestTitleLine || text.includes('\n')) return { kind: 'block', html, start };
  const isPeriod = start?.date !== null && start?.date.precision !== 'day' && start?.rest === '';
  if (!isNumberedChapter(text) && !(isPeriod && start !== null && next?.start?.date != null))
    return { kind: 'block', html, start };
  return { kind: 'heading', level: 1, html: text, text, start: isNumberedChapter(text) ? null : start };
}

function isPlainBlock(next: Item | undefined): boolean {
  return next?.kind === 'block' && (next.start === null || !next.start.isCertain);
}

function asBlock(html: string): string {
  return blockStart.test(html) ? html : `<p>${html.trim()}</p>`;
}

function plainText(html: string): string {
  return readMarkedText(html).text;
}
