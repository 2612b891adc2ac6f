import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareWithCurrent } from '../compare/compare-with-current.ts';
import type { TranslationUnit } from '../model/translation-unit.ts';
import { readTranslationFile } from '../read-translation-file.ts';
import { readContentUnits } from '../testing/content-units.ts';
import { generatedUnits } from '../testing/generated-units.ts';
import { bytesOf, changesOf, unchangedComparison } from '../testing/round-trip.ts';
import { validateTmx, xmllint } from '../testing/tools.ts';
import { aDocument, aText, aUnit } from '../testing/units.ts';

const units = [aUnit(), aText()];

async function tmxOf(...written: readonly TranslationUnit[]): Promise<string> {
  return new TextDecoder().decode(await bytesOf(aDocument(...written), 'tmx'));
}

/** The comparison of a file with a change of its XML. */
async function editedTmx(edit: (xml: string) => string) {
  const xml = await tmxOf(...units);
  expect(edit(xml)).not.toBe(xml);
  return compareWithCurrent(
    await readTranslationFile(new TextEncoder().encode(edit(xml)), 'translations.tmx'),
    units,
  );
}

describe('a TMX file', () => {
  test('has the tags of HTML as native codes that are paired between the languages', async () => {
    const xml = await tmxOf(aText({ target: '<p>From <a data-text4placeid="53">Leh</a><br /></p>' }));
    expect(xml).toContain('<tu tuid="texts.7.content.en" datatype="html">');
    expect(xml).toContain(
      '<tuv xml:lang="en"><seg><bpt i="1" x="1">&lt;p&gt;</bpt>From <bpt i="2" x="2">&lt;a data-text4placeid="53"&gt;</bpt>Leh<ept i="2">&lt;/a&gt;</ept><ph x="3">&lt;br /&gt;</ph><ept i="1">&lt;/p&gt;</ept></seg></tuv>',
    );
  });

  test('has the language tag of Chinese, and no variant without a translation', async () => {
    const xml = await tmxOf(
      aUnit({ language: 'cn', target: '列城' }),
      aUnit({ id: 54, language: 'cn', target: '' }),
    );
    expect(xml.match(/<tuv xml:lang="zh-CN">/g)).toHaveLength(1);
  });

  test.skipIf(xmllint.isMissing)(
    `is valid by the structure of TMX 1.4b, with the shipped and with generated texts${xmllint.note}`,
    async () => {
      const documents = [readContentUnits(), ...fc.sample(generatedUnits, { numRuns: 60, seed: 1925 })];
      const files = documents.map((document) => bytesOf(aDocument(...document), 'tmx'));
      expect(validateTmx(await Promise.all(files))).toEqual([]);
    },
  );
});

describe('readTranslationFile returns of TMX', () => {
  test('an edit with the marks that remain', async () => {
    const comparison = await editedTmx((xml) =>
      xml.replace(/(We left )<bpt i="2".*?<\/bpt>Leh<ept i="2">.*?<\/ept>/, '$1<hi>Leh</hi>'),
    );
    expect(changesOf(comparison)).toEqual([['texts.7.content', '<p>We left Leh early.</p>']]);
  });

  test('the units of other ids by the properties', async () => {
    const xml = (await tmxOf(...units)).replaceAll(/ tuid="[^"]*"/g, ' tuid="1"');
    const file = await readTranslationFile(new TextEncoder().encode(xml), 'translations.tmx');
    expect(file.rows.map(({ key }) => key?.id)).toEqual([53, 7]);
  });

  test('a plain text without the codes that another program has added', async () => {
    const comparison = await editedTmx((xml) => xml.replace('<seg>Leh</seg>', '<seg><ph>{b}</ph>Leh</seg>'));
    expect(comparison).toEqual(unchangedComparison(2));
  });

  test('nothing for a file that has lost ids and properties, by its source texts', async () => {
    const comparison = await editedTmx((xml) =>
      xml.replaceAll(/ tuid="[^"]*"/g, '').replaceAll(/<prop type="x-cae-(?!language).*?<\/prop>/g, ''),
    );
    expect(comparison).toEqual(unchangedComparison(2));
  });

  test('nothing that runs of a code that was changed', async () => {
    const { changes } = await editedTmx((xml) =>
      xml.replaceAll('&lt;a data-text4placeid="53"&gt;', '&lt;a href="javascript:alert(1)"&gt;'),
    );
    expect(changes[0]?.after).toBe('<p>We left <a>Leh</a> early.</p>');
  });
});

describe('readTranslationFile refuses of TMX', () => {
  test.each([
    ['a file that is cut off', (xml: string) => xml.slice(0, xml.length / 2), 'damaged'],
    [
      'a file with an entity of a file',
      (xml: string) =>
        xml
          .replace('<tmx', '<!DOCTYPE tmx [<!ENTITY a SYSTEM "file:///etc/hostname">]><tmx')
          .replace('Leh', '&a;'),
      'damaged',
    ],
    ['a file without units', (xml: string) => xml.replace(/<tu .*<\/tu>/s, ''), 'no-units'],
  ])('%s', async (_file, edit, code) => {
    const bytes = new TextEncoder().encode(edit(await tmxOf(...units)));
    await expect(readTranslationFile(bytes, 'translations.tmx')).rejects.toMatchObject({ code });
  });
});
