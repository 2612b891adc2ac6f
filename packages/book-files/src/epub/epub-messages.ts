import type { RecordLanguage } from '@cae-map/contract/content-languages';

/** What a book contains besides its texts, in each language. */
export interface EpubMessages {
  readonly contents: string;
  /** The label of the other language. */
  readonly translation: string;
  readonly chapterOfTranslation: string;
  readonly original: string;
  readonly undated: string;
  readonly accessibility: string;
}

export const epubMessages: Readonly<Record<RecordLanguage, EpubMessages>> = {
  ru: {
    contents: 'Содержание',
    translation: 'По-английски',
    chapterOfTranslation: 'В главе на английском языке',
    original: 'По-русски',
    undated: 'Без даты',
    accessibility:
      'Текст размечен заголовками по главам и записям; у каждой карты есть описание; перевод доступен и во всплывающей сноске, и отдельной главой.',
  },
  en: {
    contents: 'Contents',
    translation: 'In Russian',
    chapterOfTranslation: 'In the Russian chapter',
    original: 'In English',
    undated: 'Undated',
    accessibility:
      'Headings mark chapters and entries, each map has a description, and the translation is both in a pop-up note and in a chapter.',
  },
};
