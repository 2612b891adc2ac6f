import { describe, expect, test } from 'vitest';
import { translationStatuses } from '@cae-map/contract/enumerations';
import fc from 'fast-check';
import { compareWithCurrent } from '../compare/compare-with-current.ts';
import { readTranslationFile } from '../read-translation-file.ts';
import { readContentUnits } from '../testing/content-units.ts';
import { generatedUnits } from '../testing/generated-units.ts';
import { bytesOf, changesOf, unchangedComparison } from '../testing/round-trip.ts';
import { validateXliff, xliffSchema } from '../testing/tools.ts';
import { aDocument, aText, aUnit } from '../testing/units.ts';
import type { TranslationUnit } from '../model/translation-unit.ts';

const units = [aUnit(), aText()];

async function xliffOf(...written: readonly TranslationUnit[]): Promise<string> {
  return new TextDecoder().decode(await bytesOf(aDocument(...written), 'xlf'));
}

/** The comparison of a file with a change of its XML. */
async function editedXliff(edit: (xml: string) => string, written: readonly TranslationUnit[] = units) {
  const xml = await xliffOf(...written);
  expect(edit(xml)).not.toBe(xml);
  return compareWithCurrent(
    await readTranslationFile(new TextEncoder().encode(edit(xml)), 'translations.xlf'),
    written,
  );
}

describe('an XLIFF file', () => {
  test('has a unit with its state on the segment, its notes and the tags of its HTML', async () => {
    const xml = await xliffOf(aText({ status: 'needs_review', notes: ['Имена по-английски'] }));
    expect(xml).toContain(
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" xmlns:mda="urn:oasis:names:tc:xliff:metadata:2.0" version="2.0" srcLang="ru" trgLang="en">',
    );
    expect(xml).toContain(
      '<unit id="texts.7.content.en" name="8 августа 1925 · content" xml:space="preserve">',
    );
    expect(xml).toContain('<notes><note>Имена по-английски</note></notes>');
    expect(xml).toContain('<data id="d3">&lt;a data-text4placeid="53"&gt;</data>');
    expect(xml).toContain(
      '<segment state="translated" subState="cae:needs_review"><source><pc id="1" dataRefStart="d1" dataRefEnd="d2">Вышли из <pc id="2" type="link" dataRefStart="d3" dataRefEnd="d4">Леха</pc> рано.</pc></source><target><pc id="1" dataRefStart="d1" dataRefEnd="d2">We left <pc id="2" type="link"',
    );
  });

  test('has a unit without a translation in the initial state, whatever its status is', async () => {
    expect(await xliffOf(aUnit({ target: '', status: 'completed' }))).toContain('<segment state="initial"');
  });

  test('has the language tag of Chinese, and no target without a translation', async () => {
    const xml = await xliffOf(aUnit({ language: 'cn', target: '', status: 'missing' }));
    expect(xml).toContain('trgLang="zh-CN"');
    expect(xml).toContain('<segment state="initial" subState="cae:missing"><source>Лех</source></segment>');
  });

  test.skipIf(xliffSchema.isMissing)(
    `is valid by the schema of XLIFF 2.0, with the shipped and with generated texts${xliffSchema.note}`,
    { timeout: 120_000 },
    async () => {
      const documents = [
        readContentUnits(),
        translationStatuses.map((status, index) => aUnit({ id: index + 1, status })),
        ...fc.sample(generatedUnits, { numRuns: 60, seed: 1925 }),
      ];
      const files = documents.map((document) => bytesOf(aDocument(...document), 'xlf'));
      expect(validateXliff(await Promise.all(files))).toEqual([]);
    },
  );
});

describe('readTranslationFile returns of XLIFF', () => {
  test('an edit with the marks that remain', async () => {
    const comparison = await editedXliff((xml) => xml.replace(' early.', ' <pc id="9">very</pc> early.'));
    expect(comparison.unchanged).toBe(1);
    expect(changesOf(comparison)).toEqual([
      ['texts.7.content', '<p>We left <a data-text4placeid="53">Leh</a> very early.</p>'],
    ]);
  });

  test('nothing for pairs of codes and annotations that another program writes', async () => {
    const comparison = await editedXliff((xml) =>
      xml
        .replaceAll(
          /<pc id="2" type="link" dataRefStart="(\w+)" dataRefEnd="(\w+)">([^<]*)<\/pc>/g,
          '<sc id="2" dataRef="$1"/>$3<ec startRef="2" dataRef="$2"/>',
        )
        .replace('We left', '<mrk id="m1" type="term">We left</mrk>'),
    );
    expect(comparison).toEqual(unchangedComparison(2));
  });

  test('nothing for units that another program has grouped and divided into segments', async () => {
    const unit = aUnit({ source: 'Лех. Ладак.', target: 'Leh. Ladakh.' });
    const comparison = await editedXliff(
      (xml) =>
        xml
          .replace(
            /<segment [^>]*>.*<\/segment>/,
            '<segment><source>Лех.</source><target order="3">Ladakh.</target></segment><ignorable><source> </source></ignorable><segment><source>Ладак.</source><target order="1">Leh.</target></segment>',
          )
          .replace('<unit ', '<group id="g"><unit ')
          .replace('</unit>', '</unit></group>'),
      [unit],
    );
    expect(comparison).toEqual(unchangedComparison(1));
  });

  test('the unit of another id by its source text, as plain text and as HTML', async () => {
    const comparison = await editedXliff((xml) => xml.replaceAll(/<unit id="[^"]*"/g, '<unit id="u"'));
    expect(comparison).toEqual(unchangedComparison(2));
  });

  test('a file in UTF-16', async () => {
    const xml = (await xliffOf(...units)).replace('UTF-8', 'UTF-16');
    const file = await readTranslationFile(Buffer.from(`\uFEFF${xml}`, 'utf16le'), 'translations.xlf');
    expect(compareWithCurrent(file, units)).toEqual(unchangedComparison(2));
  });

  test('HTML within more elements than XML may have within each other', async () => {
    const deep = `<p>${'<span lang="en">'.repeat(197)}x${'</span>'.repeat(197)}</p>`;
    const written = [aText({ target: deep })];
    const bytes = await bytesOf(aDocument(...written), 'xlf');
    expect((await readTranslationFile(bytes, 'translations.xlf')).rows[0]?.target).toBe(deep);
  });
});

const entities = `<!DOCTYPE xliff [<!ENTITY a "x"><!ENTITY b "${'&a;'.repeat(100)}"><!ENTITY c "${'&b;'.repeat(100)}">]>`;

describe('readTranslationFile refuses of XLIFF', () => {
  test.each([
    ['a file that is cut off', (xml: string) => xml.slice(0, xml.length / 2), 'damaged'],
    [
      'a file with entities that grow',
      (xml: string) => xml.replace('<xliff', `${entities}<xliff`).replace('Leh', '&c;'),
      'damaged',
    ],
    [
      'elements within each other without end',
      (xml: string) => xml.replace('Leh', '<pc>'.repeat(5000)),
      'damaged',
    ],
    ['version 1.2', (xml: string) => xml.replace(' version="2.0"', ' version="1.2"'), 'unknown-format'],
    ['a file without units', (xml: string) => xml.replace(/<unit .*<\/unit>/s, ''), 'no-units'],
    [
      'a file into French',
      (xml: string) => xml.replace('trgLang="en"', 'trgLang="fr"').replaceAll('.en"', '.fr"'),
      'no-language',
    ],
  ])('%s', async (_file, edit, code) => {
    const bytes = new TextEncoder().encode(edit(await xliffOf(...units)));
    await expect(readTranslationFile(bytes, 'translations.xlf')).rejects.toMatchObject({ code });
  });
});
