import { decodeText } from '@cae-map/book-files/plain-text/decode-text';
import { findCyrillicEncoding } from '@cae-map/book-files/xml/cyrillic-encodings';
import { TranslationFileError } from '../failure.ts';
import { fileBounds } from '../file-bounds.ts';
import type { RowsOfFile, RowOfFile } from '../rows-of-file.ts';
import type { FileProblem } from '../model/translation-file.ts';
import { keyOfParts } from '../model/unit-key.ts';
import { readHash } from '../model/text-hash.ts';
import { columns, type Column } from './columns.ts';
import { withoutGuard } from './formula-guard.ts';
import { parseRecords } from './parse-records.ts';

/** The most characters of a cell in spreadsheets; what is longer is cut when the file is saved. */
const longestCell = 32_767;

const separators = [',', ';', '\t'] as const;

/**
 * Reads CSV with commas, semicolons or tabs, in UTF-8, UTF-16 or the Cyrillic encodings of one byte that spreadsheets save in. Columns are
 * found by their names, in any order.
 * @throws {TranslationFileError} with the code `unknown-format` without the columns, `damaged`, or `too-many-units`
 * @throws {BookFileError} with the code `unknown-encoding` or `unknown-format`
 */
export function readCsv(bytes: Uint8Array): RowsOfFile {
  const text = decodeText(bytes).replace(/^sep=.\r?\n/i, '');
  const table = findTable(text);
  if (table === null) throw new TranslationFileError('unknown-format', { reason: 'no column target' });
  const problems: FileProblem[] = [];
  const encoding = legacyEncoding(bytes);
  if (encoding !== null) problems.push({ code: 'legacy-encoding', encoding });
  const rows: RowOfFile[] = [];
  for (const [index, cells] of table.records.entries()) {
    const row = readRow(table.columnOf, cells, index + 2);
    if (cells.some(({ length }) => length === longestCell)) problems.push({ code: 'cut-cell', row: row.row });
    else rows.push(row);
  }
  const valueOf = (column: Column): string => valueInRows(table, column);
  return {
    exportedAt: valueOf('exported_at'),
    exportedUnits: valueOf('units'),
    language: null,
    rows,
    problems,
  };
}

interface Table {
  readonly columnOf: ReadonlyMap<string, number>;
  readonly records: readonly (readonly string[])[];
}

function findTable(text: string): Table | null {
  const end = text.search(/[\r\n]/);
  const firstLine = end === -1 ? text : text.slice(0, end);
  for (const separator of separators) {
    const names = firstLine.split(separator).map((name) => name.trim().replaceAll('"', '').toLowerCase());
    const isTable = names.includes('target') && (names.includes('id') || names.includes('source'));
    if (!isTable) continue;
    const [, ...records] = parseRecords(text, separator, fileBounds.units + 1);
    return { columnOf: new Map(names.map((name, index) => [name, index])), records };
  }
  return null;
}

function readRow(columnOf: Table['columnOf'], cells: readonly string[], row: number): RowOfFile {
  const values: Partial<Record<Column, string>> = {};
  for (const column of columns) {
    const cell = cells[columnOf.get(column) ?? -1];
    if (cell !== undefined) values[column] = withoutGuard(cell);
  }
  const { table = '', id = '', field = '', language = '', source = '', target = '' } = values;
  return {
    row,
    key: keyOfParts(table, id, field, language),
    asHtml: { source, target },
    asPlain: { source, target },
    sourceHash: readHash(values.source_hash),
    targetHash: readHash(values.target_hash),
  };
}

/** The value that a column has in the rows, which is the same in all of them. */
function valueInRows({ columnOf, records }: Table, column: Column): string {
  const index = columnOf.get(column) ?? -1;
  return records.map((cells) => cells[index]?.trim() ?? '').find((cell) => cell !== '') ?? '';
}

/** The encoding of one byte in which a file is; null for UTF-8 and UTF-16. */
function legacyEncoding(bytes: Uint8Array): string | null {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return null;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return null;
  } catch {
    return findCyrillicEncoding(bytes);
  }
}
