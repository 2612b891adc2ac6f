import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import type { ExportContent } from '../route-format.ts';
import { stopFields, legFields } from '../fields.ts';
import { decode, difficultContent, realContent } from '../testing/content.ts';
import { csvDialects, csvFormat, escapeFormula } from './csv.ts';

const write = (content: ExportContent): string => decode(csvFormat.write(content));
const readRows = (content: ExportContent): Record<string, string>[] =>
  parse(write(content), {
    bom: true,
    columns: true,
    delimiter: csvDialects[content.texts.language].delimiter,
  });

describe.each([
  ['the real route in English', realContent()],
  ['the real route in Russian', realContent('ru')],
  ['stops that are hard to write in English', difficultContent()],
  ['stops that are hard to write in Russian', difficultContent('ru')],
])('CSV of %s', (_, content) => {
  test('is read back without loss', () => {
    const legs = new Map(content.route.legs.map((leg) => [leg.to.id, leg]));
    const { decimalMark } = csvDialects[content.texts.language];
    const rows = readRows(content);
    expect(rows).toHaveLength(content.route.stops.length);
    content.route.stops.forEach((stop, index) => {
      const { kind: _kind, ...fields } = stopFields(stop);
      const leg = legs.get(stop.id);
      const legValues = leg === undefined ? {} : legFields(leg);
      const row = rows[index] ?? {};
      const read = (name: string): string => (row[name] ?? 'missing').replace(/^'(?=[=+\-@])/, '');
      for (const [name, value] of Object.entries(fields)) {
        const text =
          typeof value === 'number' ? String(value).replace('.', decimalMark) : String(value ?? '');
        expect(read(name), name).toBe(text);
      }
      for (const name of ['from_id', 'length_m', 'path_ref_req', 'path_ref_req_info']) {
        expect(read(`leg_${name}`), name).toBe(String(legValues[name] ?? ''));
      }
      expect(read('leg_line')).toBe(String(legValues.line ?? ''));
    });
  });

  test('begins with a byte order mark, by which Excel reads UTF-8', () => {
    expect(write(content).startsWith('\uFEFFplace_id')).toBe(true);
  });
});

describe('CSV', () => {
  test('has decimal commas in a Russian file, so that no latitude is read as a day', () => {
    const [row] = readRows(difficultContent('ru'));
    expect(row?.latitude).toBe('37,77');
    expect(row?.longitude).toBe('-122,42');
  });

  test('contains no cell that a spreadsheet runs as a formula', () => {
    for (const row of readRows(difficultContent())) {
      for (const [name, cell] of Object.entries(row)) {
        if (!/^-?\d/.test(cell)) expect(cell, name).not.toMatch(/^[=+\-@\t\r]/);
      }
    }
    expect(readRows(difficultContent())[0]?.title_en).toBe(`'=HYPERLINK("https://example.org")`);
    for (const start of ['=', '+', '-', '@', '\t', '\r', '＝']) {
      expect(escapeFormula(`${start}cmd`)).toBe(`'${start}cmd`);
    }
    expect(escapeFormula('Leh')).toBe('Leh');
  });
});
