import { recordLanguageOf } from '../language-tag.ts';
import { BookFileError } from '../failure.ts';
import { convertTree } from '../html/clean-source-html.ts';
import { targetsOf } from '../html/link-targets.ts';
import type { MarkupElement } from '../html/markup.ts';
import { LeftOutCounter } from '../left-out-counter.ts';
import type { OwnBook } from '../own-files/own-book.ts';
import type { SourceFile, SourceMetadata } from '../source-file.ts';
import { decodeXml } from '../xml/decode-xml.ts';
import { elementsOf, findElement, lineOf, parseXml } from '../xml/parse-xml.ts';
import { readOwnTei } from './read-own-tei.ts';
import { TeiConverter } from './source-markup.ts';

/** What a TEI document is: a book of ours, or a document of another program. */
export type TeiFile =
  | { readonly kind: 'own'; readonly own: OwnBook }
  | { readonly kind: 'source'; readonly source: SourceFile };

/**
 * Reads a TEI document, of `writeTei` or of another program.
 * @throws {BookFileError} with the code `unknown-format`, `damaged`, `unknown-encoding`, `no-text`, or `invalid-document` for a document of
 * `writeTei` in which a field was changed to an invalid value
 */
export function readTei(bytes: Uint8Array): TeiFile {
  const root = parseXml(decodeXml(bytes));
  const documents = documentsOf(root);
  if (documents.length === 0) throw new BookFileError('unknown-format', `the element ${root.name}`);
  const own = readOwnTei(root);
  return own === null ? { kind: 'source', source: readSource(documents) } : { kind: 'own', own };
}

/** The documents of a corpus, or the one document. */
function documentsOf(root: MarkupElement): readonly MarkupElement[] {
  if (root.name === 'teiCorpus') return elementsOf(root).flatMap(documentsOf);
  return root.name === 'TEI' || root.name === 'TEI.2' ? [root] : [];
}

function readSource(documents: readonly MarkupElement[]): SourceFile {
  const leftOut = new LeftOutCounter();
  const converter = new TeiConverter(leftOut);
  const texts = documents.flatMap((document) => elementsOf(document).filter(({ name }) => name === 'text'));
  const children = texts.map((text) => converter.convert(text));
  const tree: MarkupElement = { name: '', attributes: {}, children };
  const targets = targetsOf(tree);
  const blocks = convertTree(tree, (url) => targets.get(url), leftOut);
  if (blocks.length === 0) throw new BookFileError('no-text', 'no text in the element text');
  return { metadata: readMetadata(documents[0]), blocks, leftOut: leftOut.list() };
}

function readMetadata(document: MarkupElement | undefined): SourceMetadata {
  if (document === undefined) return { title: '', author: '', language: null };
  const statement = findElement(document, 'teiHeader', 'fileDesc', 'titleStmt');
  const authors = (statement === undefined ? [] : elementsOf(statement)).filter(
    ({ name }) => name === 'author',
  );
  const language = findElement(document, 'teiHeader', 'profileDesc', 'langUsage', 'language');
  const tag =
    document.attributes['xml:lang'] ?? document.attributes['lang'] ?? language?.attributes['ident'] ?? '';
  return {
    title: lineOf(statement === undefined ? undefined : findElement(statement, 'title')),
    author: authors.map(lineOf).join(', '),
    language: recordLanguageOf(tag),
  };
}
