import { recordLanguages } from '@cae-map/contract/content-languages';
import { verifyArchive, type Archive } from '../archive/open-archive.ts';
import { BookFileError } from '../failure.ts';
import type { FileContents } from '../file-contents.ts';
import { readSourceBlocks } from '../html/clean-source-html.ts';
import { textOf, type MarkupElement } from '../html/markup.ts';
import { parseHtml } from '../html/parse-html.ts';
import { LeftOutCounter } from '../left-out-counter.ts';
import type { SourceMetadata } from '../source-file.ts';
import { elementsOf, parseXml } from '../xml/parse-xml.ts';
import { convertDocx } from './convert-docx.ts';
import { countLeftOut } from './count-left-out.ts';
import { findOwnFields, readOwnDocx } from './read-own-docx.ts';

/**
 * Reads a document of Word: headings, paragraphs, emphasis, lists, links and notes, with tracked changes as they were accepted. A document of
 * `writeDocx` is a book, also after it was changed in Word.
 * @throws {BookFileError} with the code `damaged`, `too-large`, `encrypted`, or `unknown-format` for an archive of other contents
 */
export async function readDocx(bytes: Uint8Array): Promise<FileContents> {
  const archive = verifyArchive(bytes);
  if (!archive.names.includes('[Content_Types].xml'))
    throw new BookFileError('unknown-format', 'no document of Word');
  const leftOut = new LeftOutCounter();
  countLeftOut(archive, leftOut);
  const html = await convertDocx(bytes, leftOut);
  const root = parseHtml(html);
  const fields = findOwnFields(root);
  if (fields !== null) {
    const own = readOwnDocx(root, fields);
    leftOut.addAll(own.leftOut);
    return { kind: 'own', own: { book: own.book, leftOut: leftOut.list() } };
  }
  const { blocks, leftOut: ofHtml } = readSourceBlocks(withLowerHeadings(html));
  leftOut.addAll(ofHtml);
  const metadata = readMetadata(archive);
  const title = metadata.title === '' ? titleOf(root) : metadata.title;
  return { kind: 'source', source: { metadata: { ...metadata, title }, blocks, leftOut: leftOut.list() } };
}

/** The paragraph with the style of a title is the highest heading, above chapters. */
function withLowerHeadings(html: string): string {
  if (!html.includes('<p class="title">')) return html;
  return html
    .replaceAll(
      /<(\/?)h([1-6])>/g,
      (_tag, slash: string, level: string) => `<${slash}h${Math.min(6, Number(level) + 1)}>`,
    )
    .replaceAll(/<p class="title">([^]*?)<\/p>/g, '<h1>$1</h1>');
}

function titleOf(root: MarkupElement): string {
  const title = root.children.find(
    (child) => typeof child === 'object' && child.attributes['class'] === 'title',
  );
  return typeof title === 'object' ? textOf(title).trim() : '';
}

function readMetadata(archive: Archive): SourceMetadata {
  const data = archive.read('docProps/core.xml');
  const fields = data === null ? [] : elementsOf(readXml(new TextDecoder().decode(data)));
  const valueOf = (name: string): string => {
    const field = fields.find((each) => each.name === name);
    return field === undefined ? '' : textOf(field).trim();
  };
  const language = valueOf('language').slice(0, 2).toLowerCase();
  return {
    title: valueOf('title'),
    author: valueOf('creator'),
    language: recordLanguages.find((each) => each === language) ?? null,
  };
}

/** Metadata that cannot be read are not worth the document. */
function readXml(xml: string): MarkupElement {
  try {
    return parseXml(xml);
  } catch {
    return { name: '', attributes: {}, children: [] };
  }
}
