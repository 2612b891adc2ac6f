import type { RecordLanguage } from '@cae-map/contract/content-languages';
import type { TranslatableTable, TranslationStatus } from '@cae-map/contract/enumerations';
import type {
  TargetLanguage,
  translatableFields,
} from '@cae-map/contract/entities/translations/translatable-fields';

type FieldNames = {
  readonly [Table in TranslatableTable]: Readonly<
    Record<(typeof translatableFields)[Table][number]['name'], string>
  >;
};

/** What a document contains besides the texts, in each language of the interface. */
export interface DocxMessages {
  readonly title: Readonly<Record<TargetLanguage, string>>;
  /** @param date a day, such as 29.11.2026 */
  readonly exported: (date: string, units: number) => string;
  readonly instruction: string;
  readonly id: string;
  readonly source: string;
  readonly target: Readonly<Record<TargetLanguage, string>>;
  readonly notes: string;
  readonly statuses: Readonly<Record<TranslationStatus, string>>;
  readonly fields: FieldNames;
}

export const docxMessages: Readonly<Record<RecordLanguage, DocxMessages>> = {
  ru: {
    title: { en: 'Переводы на английский язык', cn: 'Переводы на китайский язык' },
    exported: (date, units) => `Выгружено ${date}. Всего текстов: ${units}.`,
    instruction:
      'Правьте правый столбец. Серый столбец слева нужен, чтобы программа нашла свои тексты: не меняйте его. Строки можно удалять и переставлять. Скрытый текст хранит ссылки на места и людей; он остаётся, если править слова между его частями.',
    id: '№',
    source: 'По-русски',
    target: { en: 'По-английски', cn: 'По-китайски' },
    notes: 'Примечания',
    statuses: {
      translated: 'переведено',
      missing: 'перевода нет',
      needs_review: 'нужно проверить',
      needs_update: 'нужно обновить',
      not_translated: 'не переведено',
      completed: 'готово',
    },
    fields: {
      places: {
        title: 'название места',
        notes: 'заметки о месте',
        location_reference: 'источник координат',
        overnight_place: 'ночлег',
        traveler_todo: 'что выяснить на месте',
      },
      images: { title: 'название изображения' },
      books: { title: 'название книги', author: 'автор книги' },
      chapters: { title: 'название главы' },
      texts: {
        content: 'текст записи',
        onplace: 'заголовок или место записи',
        iplaces: 'упомянутые места',
      },
    },
  },
  en: {
    title: { en: 'Translations into English', cn: 'Translations into Chinese' },
    exported: (date, units) => `Exported on ${date}. Number of texts: ${units}.`,
    instruction:
      'Edit the right column. The grey column on the left identifies the texts: do not change it. Rows can be deleted and moved. Hidden text contains the links to places and people; it stays if the words between its parts are edited.',
    id: 'No.',
    source: 'In Russian',
    target: { en: 'In English', cn: 'In Chinese' },
    notes: 'Notes',
    statuses: {
      translated: 'translated',
      missing: 'no translation',
      needs_review: 'needs a review',
      needs_update: 'needs an update',
      not_translated: 'not translated',
      completed: 'completed',
    },
    fields: {
      places: {
        title: 'name of the place',
        notes: 'notes on the place',
        location_reference: 'evidence for the position',
        overnight_place: 'overnight place',
        traveler_todo: 'to find out on the spot',
      },
      images: { title: 'title of the image' },
      books: { title: 'title of the book', author: 'author of the book' },
      chapters: { title: 'title of the chapter' },
      texts: {
        content: 'text of the entry',
        onplace: 'heading or place of writing',
        iplaces: 'places that it mentions',
      },
    },
  },
};
