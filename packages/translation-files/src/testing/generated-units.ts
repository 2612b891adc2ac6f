import { allowedHtml } from '@cae-map/book-files/html/allowed-html';
import { hostileHtml } from '@cae-map/book-files/testing/hostile-books';
import { translationStatuses } from '@cae-map/contract/enumerations';
import {
  translatableFields,
  type TranslatableField,
} from '@cae-map/contract/entities/translations/translatable-fields';
import { cleanText } from '@cae-map/contract/text';
import { translatableTables } from '@cae-map/contract/enumerations';
import fc from 'fast-check';
import type { TranslationUnit } from '../model/translation-unit.ts';
import { writeKey } from '../model/unit-key.ts';

/** Characters and words that formats, programs and scripts give a meaning. */
const words = fc.constantFrom(
  'Караван',
  'the pass',
  ' ',
  '  ',
  '\n',
  '\n\n',
  '\t',
  '\u00A0',
  'שלום',
  'مرحبا',
  '\u200F',
  '\u202Bא\u202C',
  '\u200B',
  '\u200D',
  '\u2060',
  '\u00AD',
  '\u2011',
  '\u2028',
  'e\u0301',
  '\u0301',
  'й',
  '“quotes”',
  '"',
  "'",
  '«ёлочки»',
  '<b>',
  '</p>',
  '<!-- x -->',
  ']]>',
  '&amp;',
  '&',
  '=1+1',
  '-',
  '+7',
  '@a',
  "'=",
  ';',
  ',',
  '|',
  '{a=1}',
  '👨‍👩‍👧',
  '🏔️',
  '山',
  '𐍈',
  'https://example.org',
);

const plainText = fc.array(words, { maxLength: 8 }).map((parts) => cleanText(parts.join('')));

const htmlText = fc
  .tuple(hostileHtml, plainText, fc.constantFrom('p', 'h3', 'li', 'q', 'em'))
  .map(([html, text, name]) => {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    return allowedHtml(text === '' ? html : `${html}<${name}>${escaped}</${name}>`);
  });

const fields = translatableTables.flatMap((table) => {
  const ofTable: readonly TranslatableField[] = translatableFields[table];
  return ofTable.map(({ name, format }) => ({ table, field: name, format }));
});

const unit: fc.Arbitrary<TranslationUnit> = fc
  .record({
    field: fc.constantFrom(...fields),
    id: fc.integer({ min: 1, max: 2_147_483_647 }),
    plain: fc.tuple(plainText, plainText),
    html: fc.tuple(htmlText, htmlText),
    title: plainText,
    status: fc.constantFrom(...translationStatuses),
    notes: fc.array(plainText, { maxLength: 2 }),
  })
  .map(({ field, plain, html, ...others }) => {
    const [source, target] = field.format === 'html' ? html : plain;
    return { ...field, ...others, language: 'en', source, target };
  });

/** Units with texts that are hard to write in other formats, each of another field. */
export const generatedUnits: fc.Arbitrary<readonly TranslationUnit[]> = fc.uniqueArray(unit, {
  minLength: 1,
  maxLength: 5,
  selector: writeKey,
});
