import type {
  BookDocument,
  ChapterDocument,
  TextDocument,
} from '@cae-map/contract/entities/books/book-document';
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { writeBookFields } from '../own-files/book-fields.ts';
import { writeBraces, type Attributes } from '../own-files/attributes.ts';
import { chapterAttributes, entryAttributes, entryHeading } from '../own-files/entry-lines.ts';
import { documentNumbering, documentStyles } from './document-styles.ts';
import { makeReproducible } from './reproducible.ts';
import { noHeading, ownFormat, ownStyles } from './styles.ts';
import { BlockParagraphs } from './write-blocks.ts';

export interface DocxOptions {
  /** What is before the paths of places and people in links, such as `https://example.org`, without a slash at its end. */
  readonly origin: string;
}

/**
 * Writes a book as a document of Word: the title, headings of level 1 for chapters and of level 2 for texts, each with a small line of its
 * fields, and both languages of each text. Names are links to the pages of places and people. The same book has the same bytes.
 */
export async function writeDocx(book: BookDocument, { origin }: DocxOptions): Promise<Uint8Array> {
  const blocks = new BlockParagraphs(origin);
  const children = [
    new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(oneLine(book.book_title))] }),
    dataLine({
      format: ownFormat,
      ...(oneLine(book.book_title) === book.book_title ? {} : { title: book.book_title }),
      ...writeBookFields(book),
      origin,
    }),
    ...book.chapters.flatMap((chapter) => chapterParagraphs(chapter, blocks)),
  ];
  const document = new Document({
    title: oneLine(book.book_title),
    creator: oneLine(book.book_author),
    lastModifiedBy: '',
    styles: documentStyles,
    numbering: documentNumbering,
    sections: [{ children }],
  });
  return makeReproducible(new Uint8Array(await Packer.toArrayBuffer(document)));
}

function chapterParagraphs(chapter: ChapterDocument, blocks: BlockParagraphs): Paragraph[] {
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      children: [new TextRun(oneLine(chapter.chapter_title))],
    }),
    dataLine({ chapter: '1', ...chapterAttributes(chapter) }),
    ...chapter.texts.flatMap((text) => textParagraphs(text, blocks)),
  ];
}

function textParagraphs(text: TextDocument, blocks: BlockParagraphs): Paragraph[] {
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      children: [new TextRun(entryHeading(text) || noHeading)],
    }),
    dataLine(entryAttributes(text)),
    ...languageParagraphs('ru', text.text_content, blocks),
    ...languageParagraphs('en', text.text_content_en, blocks),
  ];
}

function languageParagraphs(lang: string, html: string, blocks: BlockParagraphs): Paragraph[] {
  return html === '' ? [] : [dataLine({ lang }), ...blocks.write(html)];
}

function dataLine(attributes: Attributes): Paragraph {
  return new Paragraph({ style: ownStyles.data.id, children: [new TextRun(writeBraces(attributes))] });
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}
