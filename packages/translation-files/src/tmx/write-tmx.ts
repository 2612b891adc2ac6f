import { escapeText, writeXmlAttributes } from '@cae-map/book-files/html/escape';
import { sourceLanguage } from '@cae-map/contract/entities/translations/translatable-fields';
import { languageTags } from '../model/language-tags.ts';
import { hashOfText } from '../model/text-hash.ts';
import type { TranslationDocument, TranslationUnit } from '../model/translation-unit.ts';
import { writeKey } from '../model/unit-key.ts';
import { SegmentWriter } from './write-inline.ts';

/** The prefix of the types of our properties. */
export const propertyPrefix = 'x-cae-';

/** Writes TMX 1.4b: a translation unit for each unit, with a variant in each language that has a text. */
export function writeTmx(document: TranslationDocument): Uint8Array {
  const header = writeXmlAttributes({
    creationtool: 'CAE Map',
    creationtoolversion: '1',
    segtype: 'block',
    'o-tmf': 'cae-map',
    adminlang: 'en',
    srclang: sourceLanguage,
    datatype: 'html',
  });
  const properties = writeProperties({
    exported: document.exportedAt,
    units: String(document.units.length),
    language: document.language,
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<tmx version="1.4">',
    `<header${header}>${properties}</header>`,
    '<body>',
    ...document.units.map(writeUnit),
    '</body>',
    '</tmx>',
    '',
  ];
  return new TextEncoder().encode(xml.join('\n'));
}

function writeUnit(unit: TranslationUnit): string {
  const writer = new SegmentWriter();
  const attributes = writeXmlAttributes({
    tuid: writeKey(unit),
    datatype: unit.format === 'html' ? 'html' : 'plaintext',
  });
  const variant = (language: string, text: string): string =>
    `<tuv xml:lang="${language}"><seg>${writer.write(text, unit.format)}</seg></tuv>`;
  return [
    `<tu${attributes}>`,
    ...unit.notes.map((note) => `<note>${escapeText(note)}</note>`),
    writeProperties({
      id: writeKey(unit),
      title: unit.title,
      status: unit.status,
      'source-hash': hashOfText(unit.source, unit.format),
      'target-hash': hashOfText(unit.target, unit.format),
    }),
    variant(sourceLanguage, unit.source),
    unit.target === '' ? '' : variant(languageTags[unit.language], unit.target),
    '</tu>',
  ].join('');
}

function writeProperties(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `<prop type="${propertyPrefix}${name}">${escapeText(value)}</prop>`)
    .join('');
}
