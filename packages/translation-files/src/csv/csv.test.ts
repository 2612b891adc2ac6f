import { describe, expect, test } from 'vitest';
import { encodeCyrillic } from '@cae-map/book-files/testing/encode-cyrillic';
import { compareWithCurrent } from '../compare/compare-with-current.ts';
import { parseRecords } from './parse-records.ts';
import { readTranslationFile } from '../read-translation-file.ts';
import { bytesOf, changesOf, unchangedComparison } from '../testing/round-trip.ts';
import type { TranslationUnit } from '../model/translation-unit.ts';
import { aDocument, aText, aUnit } from '../testing/units.ts';

const units = [
  aUnit({ notes: ['Столица Ладака'] }),
  aText(),
  aUnit({ id: 54, target: '', status: 'missing' }),
];
const read = (bytes: Uint8Array) => readTranslationFile(bytes, 'translations.csv');
const encode = (text: string) => new TextEncoder().encode(text);

async function csvOf(...written: readonly TranslationUnit[]): Promise<string> {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytesOf(aDocument(...written), 'csv'));
}

describe('a CSV file', () => {
  test('has a byte order mark, a header and a record for each unit', async () => {
    const [header, ...records] = (await csvOf(...units)).split('\r\n');
    expect(header).toBe(
      '\uFEFFtable,id,field,language,status,source,target,notes,title,source_hash,target_hash,exported_at,units',
    );
    expect(records[0]).toMatch(
      /^places,53,title,en,translated,Лех,Leh,"Столица Ладака",Лех,h[\da-f]{12},h[\da-f]{12},2026-11-29T10:00:00.000Z,3$/,
    );
    expect(records).toHaveLength(units.length + 1);
  });

  test.each(['=HYPERLINK("http://x.y")', '+7', '-1', '@SUM(1)', '\t=1', '\n=1', "'=1", "''+1", '＝1'])(
    'has no cell that begins as the formula %j, which is read back',
    async (target) => {
      const unit = aUnit({ target, source: target, title: target, notes: [target] });
      const csv = await csvOf(unit);
      const cells = parseRecords(csv.slice(1), ',', 10).flat();
      expect(cells.filter((cell) => /^[=+\-@\t\n＝]/.test(cell))).toEqual([]);
      expect((await read(encode(csv))).rows[0]).toMatchObject({ source: target, target });
    },
  );

  test('is read as a spreadsheet in Russian saves it: with semicolons and quotes around cells with spaces', async () => {
    const csv = (await csvOf(...units)).replaceAll(/("(?:[^"]|"")*")|,/g, (_, cell: string) => cell ?? ';');
    expect(compareWithCurrent(await read(encode(csv)), units)).toEqual(unchangedComparison(3));
  });

  test('is read in UTF-16 with tabs', async () => {
    const csv = (await csvOf(...units)).replaceAll(/("(?:[^"]|"")*")|,/g, (_, cell: string) => cell ?? '\t');
    expect(compareWithCurrent(await read(Buffer.from(csv, 'utf16le')), units)).toEqual(
      unchangedComparison(3),
    );
  });

  test('is read with columns in another order, and without those that are not needed', async () => {
    const csv = `Target;extra;field;ID;Table;language\r\nLadakh;x;title;53;places;en\r\n`;
    expect(changesOf(compareWithCurrent(await read(encode(csv)), units))).toEqual([
      ['places.53.title', 'Ladakh'],
    ]);
  });

  test('in windows-1251 changes nothing by the letters that it cannot have', async () => {
    const stored = [...units, aUnit({ id: 55, target: 'Lé 山' })];
    const csv = (await csvOf(...stored)).slice(1).replace('Lé 山', 'Le ?');
    const file = await read(encodeCyrillic(csv, 'windows-1251'));
    expect(file.problems).toEqual([{ code: 'legacy-encoding', encoding: 'windows-1251' }]);
    expect(compareWithCurrent(file, stored)).toEqual(unchangedComparison(4));
  });

  test('in windows-1251 changes what was edited', async () => {
    const csv = (await csvOf(...units)).slice(1).replace(',Leh,', ',Ladakh,');
    const file = await read(encodeCyrillic(csv, 'windows-1251'));
    expect(changesOf(compareWithCurrent(file, units))).toEqual([['places.53.title', 'Ladakh']]);
  });

  test('names rows that were cut at the most characters of a cell, and leaves them out', async () => {
    const long = aUnit({ id: 55, target: 'a'.repeat(40_000) });
    const csv = (await csvOf(...units, long)).replace('a'.repeat(40_000), 'a'.repeat(32_767));
    const file = await read(encode(csv));
    expect(file.problems).toEqual([{ code: 'cut-cell', row: 5 }]);
    expect(compareWithCurrent(file, [...units, long])).toEqual({
      ...unchangedComparison(3),
      missing: [long],
    });
  });

  test('contains only allowed HTML of an edited field', async () => {
    const csv = (await csvOf(aText())).replace('early.', 'early.<script>x</script><img src=x onerror=y>');
    const [row] = (await read(encode(csv))).rows;
    expect(row?.target).toBe(aText().target);
  });
});

describe('readTranslationFile refuses', () => {
  test.each([
    ['CSV without the columns', 'a,b\r\n1,2\r\n', 'unknown-format'],
    ['CSV without rows', 'table,id,field,language,source,target\r\n', 'no-units'],
    ['CSV without a language', 'table,id,field,source,target\r\nplaces,53,title,Лех,Leh\r\n', 'no-language'],
    [
      'CSV with an open quotation mark',
      'table,id,field,language,target\r\nplaces,53,title,en,"Leh',
      'damaged',
    ],
    ['CSV with too many rows', `id,target\n${'1,a\n'.repeat(50_002)}`, 'too-many-units'],
    ['an empty file', '', 'unknown-format'],
    ['a file of zeros', '\0'.repeat(100), 'unknown-format'],
  ])('%s', async (_file, text, code) => {
    await expect(read(encode(text))).rejects.toMatchObject({ name: 'TranslationFileError', code });
  });

  test('a file that is larger than the bound', async () => {
    await expect(read(new Uint8Array(32 * 1024 * 1024 + 1))).rejects.toMatchObject({ code: 'too-large' });
  });

  test('CSV in UTF-16 without a byte order mark', async () => {
    const bytes = Buffer.from('table,id,field,language,target\r\n', 'utf16le');
    await expect(read(bytes)).rejects.toMatchObject({ code: 'unknown-format' });
  });

  test('CSV whose encoding cannot be recognised', async () => {
    const bytes = Uint8Array.from([...encode('id,target\r\n53,'), 0xe4, 0xf6, 0xfc, 0x0a]);
    await expect(read(bytes)).rejects.toMatchObject({ code: 'unknown-encoding' });
  });
});
