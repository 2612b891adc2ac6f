import { ownStyles } from '@cae-map/book-files/docx/styles';
import { makeReproducible } from '@cae-map/book-files/docx/reproducible';
import { writeBraces } from '@cae-map/book-files/own-files/attributes';
import {
  Document,
  HeadingLevel,
  Packer,
  PageOrientation,
  Paragraph,
  TextRun,
  convertMillimetersToTwip,
} from 'docx';
import type { TranslationDocument } from '../model/translation-unit.ts';
import type { WriteOptions } from '../write-options.ts';
import { docxMessages } from './docx-messages.ts';
import { numbering, stylesOf, unitStyles } from './document-styles.ts';
import { fieldsOf, propertiesOf } from './file-fields.ts';
import { tablesOf } from './units-table.ts';

const margin = convertMillimetersToTwip(15);

/** A4 upright; the library exchanges the sides of a page that is landscape. */
const page = {
  size: {
    width: convertMillimetersToTwip(210),
    height: convertMillimetersToTwip(297),
    orientation: PageOrientation.LANDSCAPE,
  },
  margin: { top: margin, right: margin, bottom: margin, left: margin },
};

/**
 * Writes a document of Word for people: a table with a heading row for each unit, and below it its id, its source and its translation side by
 * side. HTML is formatted text; what Word has no form for is hidden text around its contents.
 */
export async function writeDocx(
  document: TranslationDocument,
  { interfaceLanguage, origin }: WriteOptions,
): Promise<Uint8Array> {
  const messages = docxMessages[interfaceLanguage];
  const title = messages.title[document.language];
  const fields = fieldsOf(document, origin);
  const [year, month, day] = document.exportedAt.slice(0, 'YYYY-MM-DD'.length).split('-');
  const date = interfaceLanguage === 'ru' ? `${day}.${month}.${year}` : `${year}-${month}-${day}`;
  const line = (text: string, style: string) => new Paragraph({ style, children: [new TextRun(text)] });
  const file = new Document({
    title,
    creator: 'CAE Map',
    lastModifiedBy: '',
    customProperties: propertiesOf(fields),
    styles: stylesOf(document.language),
    numbering,
    sections: [
      {
        properties: { page },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(title)] }),
          line(messages.exported(date, document.units.length), unitStyles.note.id),
          line(messages.instruction, unitStyles.note.id),
          line(writeBraces(fields), ownStyles.data.id),
          ...tablesOf(document, messages, origin),
        ],
      },
    ],
  });
  return makeReproducible(new Uint8Array(await Packer.toArrayBuffer(file)));
}
