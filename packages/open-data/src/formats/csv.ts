import Papa from 'papaparse';
import { dictionary } from '../dictionary/tables.ts';
import type { TableName } from '../dictionary/table.ts';
import type { Row, Value } from '../model/rows.ts';
import { encodeText } from './data-file.ts';

/**
 * Writes a table as CSV of RFC 4180 in UTF-8, as `datapackage.json` describes it: values are exactly those of the records, without the
 * apostrophes that protect spreadsheets from formulas, so that every program reads the same.
 */
export function writeCsv(name: TableName, rows: readonly Row[]): Uint8Array {
  const names = dictionary[name].fields.map((field) => field.name);
  const data = rows.map((row) => names.map((fieldName) => formatCell(row[fieldName] ?? null)));
  return encodeText(`${Papa.unparse({ fields: names, data }, { newline: '\r\n' })}\r\n`);
}

function formatCell(value: Value): string {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
