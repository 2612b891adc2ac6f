import type {
  BookDocument,
  ChapterDocument,
  TextDocument,
} from '@cae-map/contract/entities/books/book-document';
import { writeBookFields } from '../own-files/book-fields.ts';
import { writeBraces } from '../own-files/attributes.ts';
import { chapterAttributes, entryAttributes, entryHeading } from '../own-files/entry-lines.ts';
import { writeFrontMatter } from './front-matter.ts';
import { escapeMarkdown, writeBlocks } from './write-blocks.ts';

/** The value of `format` in the front matter of our files. */
export const ownFormat = 'cae-map-book-1';

/**
 * Writes a book as Markdown: front matter, a heading `#` for each chapter and `##` for each text with their fields in braces, and each language
 * of a text within `<div lang="…">`. `readMarkdown` returns the same book.
 */
export function writeMarkdown(book: BookDocument): string {
  const frontMatter = writeFrontMatter({
    format: ownFormat,
    title: book.book_title,
    ...writeBookFields(book),
  });
  return [frontMatter, ...book.chapters.flatMap(chapterParts)].join('\n');
}

function chapterParts(chapter: ChapterDocument): string[] {
  return [
    heading('#', chapter.chapter_title, writeBraces(chapterAttributes(chapter))),
    ...chapter.texts.flatMap(textParts),
  ];
}

function textParts(text: TextDocument): string[] {
  return [
    heading('##', entryHeading(text), writeBraces(entryAttributes(text))),
    ...languagePart('ru', text.text_content),
    ...languagePart('en', text.text_content_en),
  ];
}

function heading(mark: string, text: string, braces: string): string {
  const line = escapeMarkdown(text.replaceAll(/\s+/gu, ' ').trim());
  return `${[mark, line, braces].filter((part) => part !== '').join(' ')}\n`;
}

function languagePart(language: string, html: string): string[] {
  return html === '' ? [] : [`<div lang="${language}">\n\n${writeBlocks(html)}\n\n</div>\n`];
}
