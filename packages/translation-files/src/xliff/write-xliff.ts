import { escapeText, writeXmlAttributes } from '@cae-map/book-files/html/escape';
import { sourceLanguage } from '@cae-map/contract/entities/translations/translatable-fields';
import { languageTags } from '../model/language-tags.ts';
import { hashOfText } from '../model/text-hash.ts';
import type { TranslationDocument, TranslationUnit } from '../model/translation-unit.ts';
import { writeKey } from '../model/unit-key.ts';
import { states, subStatePrefix } from './states.ts';
import { InlineWriter } from './write-inline.ts';

/** The category of our metadata. */
const metadataCategory = 'cae-map';

/** Writes XLIFF 2.0: a unit of one segment for each translation, with its status and its notes. */
export function writeXliff(document: TranslationDocument): Uint8Array {
  const attributes = writeXmlAttributes({
    xmlns: 'urn:oasis:names:tc:xliff:document:2.0',
    'xmlns:mda': 'urn:oasis:names:tc:xliff:metadata:2.0',
    version: '2.0',
    srcLang: sourceLanguage,
    trgLang: languageTags[document.language],
  });
  const metadata = writeMetadata({
    exportedAt: document.exportedAt,
    units: String(document.units.length),
  });
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff${attributes}>`,
    '<file id="translations" original="cae-map">',
    metadata,
    ...document.units.map(writeUnit),
    '</file>',
    '</xliff>',
    '',
  ];
  return new TextEncoder().encode(xml.join('\n'));
}

function writeUnit(unit: TranslationUnit): string {
  const inline = new InlineWriter();
  const source = inline.write(unit.source, unit.format);
  const target = unit.target === '' ? '' : `<target>${inline.write(unit.target, unit.format)}</target>`;
  const attributes = writeXmlAttributes({
    id: writeKey(unit),
    name: `${unit.title} · ${unit.field}`,
    'xml:space': 'preserve',
  });
  const state = writeXmlAttributes({
    state: unit.target === '' ? 'initial' : states[unit.status],
    subState: `${subStatePrefix}:${unit.status}`,
  });
  return [
    `<unit${attributes}>`,
    writeMetadata({
      sourceHash: hashOfText(unit.source, unit.format),
      targetHash: hashOfText(unit.target, unit.format),
    }),
    writeNotes(unit.notes),
    inline.originalData(),
    `<segment${state}><source>${source}</source>${target}</segment>`,
    '</unit>',
  ].join('');
}

function writeMetadata(values: Readonly<Record<string, string>>): string {
  const entries = Object.entries(values).map(
    ([type, value]) => `<mda:meta type="${type}">${escapeText(value)}</mda:meta>`,
  );
  return `<mda:metadata><mda:metaGroup category="${metadataCategory}">${entries.join('')}</mda:metaGroup></mda:metadata>`;
}

function writeNotes(notes: readonly string[]): string {
  if (notes.length === 0) return '';
  return `<notes>${notes.map((note) => `<note>${escapeText(note)}</note>`).join('')}</notes>`;
}
