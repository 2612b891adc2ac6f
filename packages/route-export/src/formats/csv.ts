import Papa from 'papaparse';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { legFields, stopFields, type Fields, type FieldValue } from '../fields.ts';
import { encodeText, type ExportContent, type RouteFormat } from '../route-format.ts';

/** How spreadsheets write a table in a language. */
export interface CsvDialect {
  readonly delimiter: string;
  readonly decimalMark: string;
}

/**
 * A file opens by double click in the spreadsheets of its language: Russian ones separate cells by semicolons and decimals by commas, and
 * would read the latitude 27.04 as 27 April.
 */
export const csvDialects: Readonly<Record<ContentLanguage, CsvDialect>> = {
  ru: { delimiter: ';', decimalMark: ',' },
  en: { delimiter: ',', decimalMark: '.' },
};

/** Without it Excel does not read UTF-8. */
const byteOrderMark = '\uFEFF';

/** A table with a row for each stop and the fields of the leg to it, for spreadsheets. It contains no lines. */
export const csvFormat: RouteFormat = {
  id: 'csv',
  extension: 'csv',
  mediaType: 'text/csv',
  write: ({ route, texts }) => {
    const dialect = csvDialects[texts.language];
    const rows = listRows(route).map((fields) =>
      Object.values(fields).map((value) => formatCell(value, dialect)),
    );
    const [first] = listRows(route);
    const table = { fields: Object.keys(first ?? {}), data: rows };
    return encodeText(`${byteOrderMark}${Papa.unparse(table, { delimiter: dialect.delimiter })}\r\n`);
  },
};

function listRows({ stops, legs }: ExportContent['route']): Fields[] {
  const legsByPlace = new Map(legs.map((leg) => [leg.to, leg]));
  return stops.map((stop) => {
    const leg = legsByPlace.get(stop);
    const { kind: _, ...fields } = stopFields(stop);
    const legValues = leg === undefined ? {} : legFields(leg);
    return {
      ...fields,
      leg_from_id: legValues.from_id ?? null,
      leg_line: legValues.line ?? null,
      leg_length_m: legValues.length_m ?? null,
      leg_path_ref_req: legValues.path_ref_req ?? null,
      leg_path_ref_req_info: legValues.path_ref_req_info ?? null,
    };
  });
}

function formatCell(value: FieldValue, { decimalMark }: CsvDialect): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', decimalMark);
  return typeof value === 'string' ? escapeFormula(value) : String(value);
}

/** Spreadsheets run a cell that begins with one of these characters as a formula; an apostrophe makes it a text. */
export function escapeFormula(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}
