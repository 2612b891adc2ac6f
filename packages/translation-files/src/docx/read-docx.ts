import { verifyArchive, type Archive } from '@cae-map/book-files/archive/open-archive';
import { convertDocx } from '@cae-map/book-files/docx/convert-docx';
import { countLeftOut } from '@cae-map/book-files/docx/count-left-out';
import { createBlockReader } from '@cae-map/book-files/docx/read-own-blocks';
import { textOf, visitElements, type MarkupElement, type MarkupNode } from '@cae-map/book-files/html/markup';
import { parseHtml } from '@cae-map/book-files/html/parse-html';
import { LeftOutCounter } from '@cae-map/book-files/left-out-counter';
import { elementsOf } from '@cae-map/book-files/xml/parse-xml';
import { documentBounds } from '../file-bounds.ts';
import { readHash } from '../model/text-hash.ts';
import { readKey, type UnitKey } from '../model/unit-key.ts';
import type { RowOfFile, RowsOfFile } from '../rows-of-file.ts';
import { readHashBookmark, readKeyBookmark, type Hashes } from './bookmark-names.ts';
import { readFileFields } from './file-fields.ts';

/** What a unit is identified by. */
interface Identity extends Hashes {
  readonly key: UnitKey | null;
}

const noIdentity: Identity = { key: null, sourceHash: null, targetHash: null };

/**
 * Reads a document of Word with tables of units, also without the column of ids or the heading rows, and after LibreOffice has saved it.
 * Tracked changes are read as they were accepted.
 * @throws {BookFileError} with the code `damaged`, `too-large` or `encrypted`
 */
export async function readDocx(bytes: Uint8Array): Promise<RowsOfFile> {
  const archive = verifyArchive(bytes, documentBounds);
  const leftOut = new LeftOutCounter();
  countLeftOut(archive, leftOut);
  const root = parseHtml(await convertDocx(bytes, leftOut));
  const fields = readFileFields(readText(archive, 'docProps/custom.xml'), root);
  const readBlock = createBlockReader(root, fields.origin, leftOut);
  const rows: RowOfFile[] = [];
  let ofHeading = noIdentity;
  for (const [index, cells] of tableRows(root).entries()) {
    const [first, ...others] = cells;
    if (first === undefined) continue;
    if (others.length === 0) {
      ofHeading = identityOfHeading(first);
      continue;
    }
    rows.push(readRow(cells, index + 1, ofHeading, readBlock));
    ofHeading = noIdentity;
  }
  return {
    exportedAt: fields.exportedAt,
    exportedUnits: fields.units,
    language: fields.language,
    rows,
    problems: leftOut
      .list()
      // Names of styles, which programs add when they save a document, are no contents.
      .filter(({ kind }) => kind !== 'style')
      .map((each) => ({ code: 'left-out', leftOut: each })),
  };
}

function readText(archive: Archive, name: string): string {
  return new TextDecoder().decode(archive.read(name) ?? new Uint8Array());
}

/** The cells of each row of the outermost tables, without the rows that are repeated on each page. */
function tableRows(root: MarkupElement): readonly (readonly MarkupElement[])[] {
  return elementsOf(root)
    .filter(({ name }) => name === 'table')
    .flatMap((table) =>
      elementsOf(table).flatMap((part) => (part.name === 'tbody' ? elementsOf(part) : [part])),
    )
    .filter(({ name }) => name === 'tr')
    .map((row) => elementsOf(row).filter(({ name }) => name === 'td' || name === 'th'));
}

function identityOfHeading(cell: MarkupElement): Identity {
  let { key, sourceHash, targetHash } = noIdentity;
  visitElements(cell, ({ name, attributes }) => {
    const bookmark = name === 'a' ? (attributes['id'] ?? '') : '';
    key ??= readKeyBookmark(bookmark);
    const hashes = readHashBookmark(bookmark);
    sourceHash ??= hashes?.sourceHash ?? null;
    targetHash ??= hashes?.targetHash ?? null;
  });
  return { key, sourceHash, targetHash };
}

/** The cell with the id is found by its text, so that its column can be moved or deleted. */
function readRow(
  cells: readonly MarkupElement[],
  row: number,
  ofHeading: Identity,
  readBlock: (element: MarkupElement) => string,
): RowOfFile {
  const identities = cells.map(identityOfCell);
  const found = identities.findIndex(({ key }) => key !== null);
  const identity = identities[found] ?? ofHeading;
  // A first cell of three is the id, even if its text was changed.
  const idCell = found === -1 && cells.length > 2 ? 0 : found;
  const [source, target] = cells.filter((_, index) => index !== idCell);
  return {
    row,
    key: identity.key,
    asHtml: { source: htmlOf(source, readBlock), target: htmlOf(target, readBlock) },
    asPlain: { source: plainOf(source), target: plainOf(target) },
    sourceHash: identity.sourceHash,
    targetHash: identity.targetHash,
  };
}

function identityOfCell(cell: MarkupElement): Identity {
  const [key = '', sourceHash, targetHash] = textOf(cell).trim().split(/\s+/);
  return { key: readKey(key), sourceHash: readHash(sourceHash), targetHash: readHash(targetHash) };
}

function htmlOf(cell: MarkupElement | undefined, readBlock: (element: MarkupElement) => string): string {
  return cell === undefined ? '' : elementsOf(cell).map(readBlock).join('');
}

/** The text of a cell with `\n` for line breaks and between paragraphs; hidden marks are no text. */
function plainOf(cell: MarkupElement | undefined): string {
  return cell === undefined ? '' : elementsOf(cell).map(lineOf).join('\n');
}

function lineOf(node: MarkupNode): string {
  if (typeof node === 'string') return node;
  if (node.name === 'br') return '\n';
  return node.name === 'code' ? '' : node.children.map(lineOf).join('');
}
