import type { ContentLanguage } from '@cae-map/contract/enumerations';

/** The title of a record in the visitor's language, or in the other when it has none. */
export function titleIn(
  record: { readonly title_ru: string; readonly title_en: string },
  language: ContentLanguage,
): string {
  return language === 'ru' ? record.title_ru || record.title_en : record.title_en || record.title_ru;
}
