import { documentNumbering, documentStyles } from '@cae-map/book-files/docx/document-styles';
import { languageTags } from '../model/language-tags.ts';
import type { TargetLanguage } from '@cae-map/contract/entities/translations/translatable-fields';

/** The styles of paragraphs that only documents of translations have. */
export const unitStyles = {
  heading: { id: 'CaeUnit', name: 'CAE unit' },
  note: { id: 'CaeNote', name: 'CAE note' },
} as const;

/** Fonts that Word has, and that LibreOffice replaces by equally wide ones. */
const fonts = { ascii: 'Calibri', hAnsi: 'Calibri', cs: 'Arial', eastAsia: 'SimSun' };

const grey = '808080';

/** The numbering of ordered lists within texts. */
export const numbering = documentNumbering;

/** The styles of a document; the language is that in which programs check the spelling. Sizes are in half points. */
export function stylesOf(language: TargetLanguage) {
  return {
    default: {
      document: {
        run: { font: fonts, size: 22, language: { value: languageTags[language], eastAsia: 'zh-CN' } },
        paragraph: { spacing: { after: 60 } },
      },
    },
    paragraphStyles: [
      ...documentStyles.paragraphStyles,
      { ...unitStyles.heading, basedOn: 'Normal', run: { size: 20, bold: true } },
      { ...unitStyles.note, basedOn: 'Normal', run: { size: 18, color: grey } },
    ],
    characterStyles: documentStyles.characterStyles,
  };
}
