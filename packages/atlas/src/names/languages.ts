import { languages, type Language } from '@cae-map/contract/enumerations';

/** Creates a record with one property per language of the map, named `prefix` + language: `name_ru`, `name_en`. */
export function recordByLanguage<Prefix extends string, Value>(
  prefix: Prefix,
  compute: (language: Language) => Value,
): Readonly<Record<`${Prefix}${Language}`, Value>> {
  const entries = languages.map((language) => [`${prefix}${language}`, compute(language)]);
  // `Object.fromEntries` loses the names of the properties.
  return Object.fromEntries(entries) as Record<`${Prefix}${Language}`, Value>;
}
