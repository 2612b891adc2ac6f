import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TranslatableTable } from '@cae-map/contract/enumerations';
import { contentPartSchema } from '@cae-map/contract/entities/content';
import {
  translatedInto,
  translatableValue,
} from '@cae-map/contract/entities/translations/translatable-fields';
import { contentHtml } from '@cae-map/expedition/testing/chronicle';
import type { TranslationUnit } from '../model/translation-unit.ts';

const folder = join(import.meta.dirname, '../../../../content/expedition');

/** The units of the shipped expedition in English, without those that are empty in both languages. */
export function readContentUnits(): readonly TranslationUnit[] {
  const parts = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => contentPartSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  return parts.flatMap(({ chapters, places, texts, paintings }) => [
    ...places.flatMap((place) =>
      unitsOf('places', place.place_id, place.title_ru, {
        ...place,
        notes: contentHtml(place.notes),
        notes_en: contentHtml(place.notes_en),
      }),
    ),
    ...paintings.flatMap((image) => unitsOf('images', image.image_id, image.title_ru, image)),
    ...chapters.flatMap((chapter) =>
      unitsOf('chapters', chapter.chapter, chapter.title_ru, {
        chapter_title: chapter.title_ru,
        chapter_title_en: chapter.title_en,
      }),
    ),
    ...texts.flatMap((text) =>
      unitsOf('texts', text.text_id, text.text_onplace_ru, {
        text_content: contentHtml(text.text_content_ru),
        text_content_en: contentHtml(text.text_content_en),
        text_onplace: text.text_onplace_ru,
        text_onplace_en: text.text_onplace_en,
      }),
    ),
  ]);
}

function unitsOf(table: TranslatableTable, id: number, title: string, record: object): TranslationUnit[] {
  return translatedInto(table, 'en').flatMap((field) => {
    const source = translatableValue(record, field, 'ru');
    const target = translatableValue(record, field, 'en');
    if (source === '' && target === '') return [];
    const { name, format } = field;
    const status = target === '' ? 'missing' : 'translated';
    return [{ table, id, field: name, language: 'en', format, title, status, source, target, notes: [] }];
  });
}
