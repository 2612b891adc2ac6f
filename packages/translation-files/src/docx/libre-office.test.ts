import fc from 'fast-check';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { compareWithCurrent } from '../compare/compare-with-current.ts';
import { readTranslationFile } from '../read-translation-file.ts';
import { readContentUnits } from '../testing/content-units.ts';
import { generatedUnits } from '../testing/generated-units.ts';
import { bytesOf, changesOf, unchangedComparison } from '../testing/round-trip.ts';
import { libreOffice, saveInLibreOffice } from '../testing/tools.ts';
import { aDocument, aText, aUnit } from '../testing/units.ts';

const timeout = 240_000;

/** Shipped texts of all kinds, a tenth of them because LibreOffice needs half a minute for all, and generated ones with other ids. */
function someUnits() {
  const generated = fc.sample(generatedUnits, { numRuns: 80, seed: 1925 }).flat();
  return [
    ...readContentUnits().filter((_, index) => index % 10 === 0),
    ...generated.map((unit, index) => ({ ...unit, id: 1_000_000 + index })),
  ];
}

test.skipIf(libreOffice.isMissing)(
  `a document of Word that LibreOffice has saved changes nothing${libreOffice.note}`,
  { timeout },
  async () => {
    const units = someUnits();
    const saved = saveInLibreOffice(await bytesOf(aDocument(...units), 'docx'));
    const file = await readTranslationFile(saved, 'translations.docx');
    expect(file).toMatchObject({ exportedAt: '2026-11-29T10:00:00.000Z', exportedUnits: units.length });
    expect(file.problems).toEqual([]);
    expect(compareWithCurrent(file, units)).toEqual(unchangedComparison(units.length));
  },
);

test.skipIf(libreOffice.isMissing)(
  `a document of Word that was edited and saved in LibreOffice changes what was edited${libreOffice.note}`,
  { timeout },
  async () => {
    const units = [
      aUnit(),
      aText(),
      aText({
        id: 8,
        target: '<p data-text4placeid="53">We <b>stayed</b> <a href="https://example.org">there</a>.</p>',
      }),
      aUnit({ id: 54, target: 'Two\nlines' }),
    ];
    const files = unzipSync(saveInLibreOffice(await bytesOf(aDocument(...units), 'docx')));
    const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
    const edited = xml
      .replace('>Leh</w:t>', '>Ladakh</w:t>')
      .replace('>stayed<', '>waited<')
      .replace('>lines<', '>rows<');
    const again = saveInLibreOffice(zipSync({ ...files, 'word/document.xml': strToU8(edited) }));
    const comparison = compareWithCurrent(await readTranslationFile(again, 'translations.docx'), units);
    expect(changesOf(comparison)).toEqual([
      ['places.53.title', 'Ladakh'],
      [
        'texts.8.content',
        '<p data-text4placeid="53">We <b>waited</b> <a href="https://example.org">there</a>.</p>',
      ],
      ['places.54.title', 'Two\nrows'],
    ]);
    expect(comparison.unchanged).toBe(1);
  },
);
