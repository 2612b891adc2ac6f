import { contentLanguages, type ContentLanguage } from './enumerations.ts';

/** The language of paths without a prefix, which is also that of the start page. */
export const unprefixedLanguage: ContentLanguage = 'ru';

/** The prefix of the path of a page in each language: empty for `unprefixedLanguage`, otherwise `/` and two letters. */
export const pathPrefixes: Readonly<Record<ContentLanguage, string>> = { ru: '', en: '/en' };

/** The languages that records have fields in, such as `title_ru`. */
export const recordLanguages = ['ru', 'en'] as const satisfies readonly ContentLanguage[];
export type RecordLanguage = (typeof recordLanguages)[number];

/** The language in which the pages of each language show the fields of records. */
export const recordLanguageOf: Readonly<Record<ContentLanguage, RecordLanguage>> = { ru: 'ru', en: 'en' };

/** The languages of records in the order in which they are tried: the preferred one first. */
export function recordLanguagesFrom(preferred: ContentLanguage): readonly RecordLanguage[] {
  const first = recordLanguageOf[preferred];
  return [first, ...recordLanguages.filter((language) => language !== first)];
}

/** Creates a record with one value per content language. */
export function recordByContentLanguage<Value>(
  compute: (language: ContentLanguage) => Value,
): Readonly<Record<ContentLanguage, Value>> {
  const entries = contentLanguages.map((language) => [language, compute(language)]);
  // `Object.fromEntries` loses the names of the properties.
  return Object.fromEntries(entries) as Record<ContentLanguage, Value>;
}
