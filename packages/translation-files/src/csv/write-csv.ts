import { hashOfText } from '../model/text-hash.ts';
import type { TranslationDocument, TranslationUnit } from '../model/translation-unit.ts';
import { columns, type Column } from './columns.ts';
import { withGuard } from './formula-guard.ts';

/** Spreadsheets take a file without it for one in an encoding of one byte. */
const byteOrderMark = '\uFEFF';

/** Writes CSV of RFC 4180 in UTF-8, with a header. */
export function writeCsv(document: TranslationDocument): Uint8Array {
  const records = [
    [...columns],
    ...document.units.map((unit) => {
      const cells = cellsOf(unit, document);
      return columns.map((column) => cells[column]);
    }),
  ];
  const lines = records.map((cells) => `${cells.map(quote).join(',')}\r\n`);
  return new TextEncoder().encode(byteOrderMark + lines.join(''));
}

function cellsOf(unit: TranslationUnit, document: TranslationDocument): Readonly<Record<Column, string>> {
  return {
    table: unit.table,
    id: String(unit.id),
    field: unit.field,
    language: unit.language,
    status: unit.status,
    source: unit.source,
    target: unit.target,
    notes: unit.notes.join('\n'),
    title: unit.title,
    source_hash: hashOfText(unit.source, unit.format),
    target_hash: hashOfText(unit.target, unit.format),
    exported_at: document.exportedAt,
    units: String(document.units.length),
  };
}

function quote(cell: string): string {
  const guarded = withGuard(cell);
  return /[",;\s]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
