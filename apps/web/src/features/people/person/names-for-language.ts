import type { ContentLanguage } from '@cae-map/contract/enumerations';

/**
 * The other names of a person that readers of a language can use: in Russian those in Cyrillic letters, in English those in Latin
 * ones, and Chinese names in both.
 * @param names separated by `; `, as in the record
 */
export function namesForLanguage(names: string, language: ContentLanguage): readonly string[] {
  const otherLetters = language === 'ru' ? /\p{Script=Latin}/u : /\p{Script=Cyrillic}/u;
  return names.split('; ').filter((name) => name !== '' && !otherLetters.test(name));
}
