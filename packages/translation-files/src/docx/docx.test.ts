import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { bombOf } from '@cae-map/book-files/testing/archives';
import { docxOf, wordParagraph } from '@cae-map/book-files/testing/docx-files';
import { translatableFields } from '@cae-map/contract/entities/translations/translatable-fields';
import { compareWithCurrent } from '../compare/compare-with-current.ts';
import type { TranslationUnit } from '../model/translation-unit.ts';
import { readTranslationFile } from '../read-translation-file.ts';
import { bytesOf, changesOf, unchangedComparison, writeOptions } from '../testing/round-trip.ts';
import { keyOfParts } from '../model/unit-key.ts';
import { hashBookmark, keyBookmark, readKeyBookmark } from './bookmark-names.ts';
import { aDocument, aText, aUnit } from '../testing/units.ts';
import { writeTranslationFile } from '../write-translation-file.ts';

const units = [aUnit({ notes: ['Столица'] }), aText(), aUnit({ id: 54, target: '', status: 'missing' })];
const read = (bytes: Uint8Array) => readTranslationFile(bytes, 'translations.docx');

/** The XML of the text of a document. */
function xmlOf(bytes: Uint8Array): string {
  return strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
}

/** The document with a change of the XML of its text, as another program may make it. */
function withXml(bytes: Uint8Array, edit: (xml: string) => string): Uint8Array {
  const xml = xmlOf(bytes);
  expect(edit(xml)).not.toBe(xml);
  return zipSync({ ...unzipSync(bytes), 'word/document.xml': strToU8(edit(xml)) });
}

async function edited(edit: (xml: string) => string, written: readonly TranslationUnit[] = units) {
  const bytes = await bytesOf(aDocument(...written), 'docx');
  return compareWithCurrent(await read(withXml(bytes, edit)), written);
}

const row = (content: RegExp) =>
  new RegExp(`<w:tr>(?:(?!</w:tr>).)*${content.source}(?:(?!</w:tr>).)*</w:tr>`);
const cell = /<w:tc>(?:(?!<\/w:tc>).)*<\/w:tc>/g;

/** Removes the column of ids. */
const withoutIds = (xml: string): string =>
  xml.replaceAll(/<w:tr>(?:(?!<\/w:tr>).)*CaeData(?:(?!<\/w:tr>).)*<\/w:tr>/g, (found) => {
    const [id = ''] = found.match(cell) ?? [];
    return found.replace(id, '');
  });

/** Removes the rows with the titles. */
const withoutHeadings = (xml: string): string =>
  xml.replaceAll(/<w:tr>(?:(?!<\/w:tr>).)*<w:gridSpan(?:(?!<\/w:tr>).)*<\/w:tr>/g, '');

describe('a document of Word', () => {
  test('shows the title, the field and the status of each unit in the language of the interface', async () => {
    const xml = xmlOf(await bytesOf(aDocument(...units), 'docx'));
    expect(xml).toContain('Лех · название места · переведено');
    expect(xml).toContain('Лех · название места · перевода нет');
    expect(xml).toContain('Примечания: Столица');
    const options = { ...writeOptions, interfaceLanguage: 'en' } as const;
    const { bytes } = await writeTranslationFile(aDocument(...units), 'docx', options);
    expect(xmlOf(bytes)).toContain('Лех · name of the place · no translation');
  });

  test('has landscape pages, links for names of places and bold text for bold HTML', async () => {
    const bytes = await bytesOf(aDocument(aText({ target: '<p><b>Leh</b></p>' })), 'docx');
    const size = /<w:pgSz w:w="(\d+)" w:h="(\d+)" w:orient="landscape"/.exec(xmlOf(bytes)) ?? [];
    expect(Number(size[1])).toBeGreaterThan(Number(size[2]));
    expect(xmlOf(bytes)).toMatch(/<w:b\/>(?:(?!<\/w:r>).)*>Leh</);
    const links = strFromU8(unzipSync(bytes)['word/_rels/document.xml.rels'] ?? new Uint8Array());
    expect(links).toContain('Target="https://example.org/place/53"');
  });
});

test('the bookmarks of every field have a name that Word allows, and are read back', () => {
  for (const [table, fields] of Object.entries(translatableFields))
    for (const { name } of fields) {
      const key = keyOfParts(table, '2147483647', name, 'en');
      const bookmark = key === null ? '' : keyBookmark(key);
      expect(bookmark).toMatch(/^\w{1,40}$/);
      expect(readKeyBookmark(bookmark)).toEqual(key);
    }
  expect(hashBookmark('h0123456789ab', 'hcdef01234567', 99_999)).toMatch(/^\w{1,40}$/);
});

describe('readTranslationFile returns of a document of Word', () => {
  test('an edit with the marks that remain', async () => {
    const comparison = await edited((xml) => xml.replace('We left ', 'At dawn we left '));
    expect(changesOf(comparison)).toEqual([
      ['texts.7.content', '<p>At dawn we left <a data-text4placeid="53">Leh</a> early.</p>'],
    ]);
    expect(comparison.unchanged).toBe(2);
  });

  test('an edit of a paragraph with a mark on it', async () => {
    const text = aText({ target: '<p data-text4placeid="53" data-text4placeid2="54">We left.</p>' });
    const comparison = await edited((xml) => xml.replace('We left.', 'We set out.'), [text]);
    expect(changesOf(comparison)).toEqual([
      ['texts.7.content', '<p data-text4placeid="53" data-text4placeid2="54">We set out.</p>'],
    ]);
  });

  test('a tracked change as it was accepted, and counts it', async () => {
    const bytes = await bytesOf(aDocument(...units), 'docx');
    const file = await read(
      withXml(bytes, (xml) =>
        xml.replace(
          /<w:r>(?:(?!<\/w:r>).)*>Leh<\/w:t><\/w:r>/,
          (run) =>
            `<w:del w:id="901" w:author="a">${run.replaceAll('w:t', 'w:delText')}</w:del><w:ins w:id="902" w:author="a"><w:r><w:t>Ladakh</w:t></w:r></w:ins>`,
        ),
      ),
    );
    expect(changesOf(compareWithCurrent(file, units))).toEqual([['places.53.title', 'Ladakh']]);
    expect(file.problems).toEqual([
      { code: 'left-out', leftOut: { kind: 'tracked-change', count: 2, example: '' } },
    ]);
  });

  test('a translation that was added to an empty cell', async () => {
    const comparison = await edited((xml) =>
      xml.replace(row(/places\.54\.title\.en/), (found) => {
        const target = found.match(cell)?.at(-1) ?? '';
        return found.replace(target, `<w:tc>${wordParagraph('Leh Palace')}</w:tc>`);
      }),
    );
    expect(changesOf(comparison)).toEqual([['places.54.title', 'Leh Palace']]);
  });

  test('lines and tabs of a plain text, in which a new paragraph is a new line', async () => {
    const unit = aUnit({ target: ' a\tb\n\n c ' });
    expect(await edited((xml) => xml.replace('Лех ·', 'Лхаса ·'), [unit])).toEqual(unchangedComparison(1));
    const comparison = await edited(
      (xml) => xml.replace(/(> c <\/w:t><\/w:r><\/w:p>)/, `$1${wordParagraph('d')}`),
      [unit],
    );
    expect(changesOf(comparison)).toEqual([['places.53.title', ' a\tb\n\n c \nd']]);
  });

  test('nothing without the column of ids, by the bookmarks', async () => {
    expect(await edited(withoutIds)).toEqual(unchangedComparison(3));
  });

  test('a conflict without the column of ids, by the hashes of the bookmarks', async () => {
    const bytes = await bytesOf(aDocument(...units), 'docx');
    const file = await read(withXml(bytes, (xml) => withoutIds(xml).replace('>Leh<', '>Ladakh<')));
    const current = [aUnit({ target: 'Leh, Ladakh' }), ...units.slice(1)];
    expect(compareWithCurrent(file, current).conflicts.map(({ after }) => after)).toEqual(['Ladakh']);
  });

  test('nothing without the bookmarks and the grey line of the file, by the column of ids', async () => {
    const comparison = await edited((xml) =>
      withoutHeadings(xml).replace(
        /<w:p>(?:(?!<\/w:p>).)*cae-map-translations-1(?:(?!<\/w:p>).)*<\/w:p>/,
        '',
      ),
    );
    expect(comparison).toEqual(unchangedComparison(3));
  });

  test('nothing without the properties of the file, by its grey line', async () => {
    const files = unzipSync(await bytesOf(aDocument(...units), 'docx'));
    delete files['docProps/custom.xml'];
    const file = await read(zipSync(files));
    expect([file.exportedUnits, file.exportedAt]).toEqual([3, '2026-11-29T10:00:00.000Z']);
    expect(compareWithCurrent(file, units)).toEqual(unchangedComparison(3));
  });

  test('rows without ids and bookmarks by their source texts', async () => {
    const written = [aUnit(), aText()];
    const comparison = await edited(
      (xml) => withoutIds(withoutHeadings(xml)).replace('We left ', 'We set out from '),
      written,
    );
    expect(changesOf(comparison)).toEqual([
      ['texts.7.content', '<p>We set out from <a data-text4placeid="53">Leh</a> early.</p>'],
    ]);
    expect(comparison.unchanged).toBe(1);
  });

  test('the units that a person has deleted as missing', async () => {
    const comparison = await edited((xml) => xml.replace(row(/places\.53\.title\.en/), ''));
    expect(comparison).toEqual({ ...unchangedComparison(2), missing: [units[0]] });
  });
});

describe('readTranslationFile refuses of documents of Word', () => {
  test.each([
    ['one without a table', docxOf(wordParagraph('Вышли.')), 'no-units'],
    ['an archive of other contents', zipSync({ 'a.txt': strToU8('a') }), 'unknown-format'],
    ['an archive that inflates to more than the bound', bombOf(200), 'unknown-format'],
    [
      'an encrypted one',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      'encrypted',
    ],
  ])('%s', async (_document, bytes, code) => {
    await expect(read(bytes)).rejects.toMatchObject({ name: 'TranslationFileError', code });
  });

  test('one with a part that inflates to more than the bound', async () => {
    const zeros = new Uint8Array(101 * 1024 * 1024);
    const files = unzipSync(await bytesOf(aDocument(...units), 'docx'));
    const bytes = zipSync({ ...files, 'word/media/a.png': zeros }, { level: 1 });
    await expect(read(bytes)).rejects.toMatchObject({ code: 'too-large' });
  });

  test('one with more files than the bound', async () => {
    const files = unzipSync(await bytesOf(aDocument(...units), 'docx'));
    for (let index = 0; index < 500; index += 1) files[`word/media/${index}.png`] = new Uint8Array();
    await expect(read(zipSync(files))).rejects.toMatchObject({ code: 'too-large' });
  });
});
