import type { ContentLanguage } from '@cae-map/contract/enumerations';

/** Letters that readers of a language are not expected to read. */
const otherLetters: Readonly<Record<ContentLanguage, RegExp>> = {
  ru: /\p{Script=Latin}/u,
  en: /\p{Script=Cyrillic}/u,
};

/**
 * The other names of a person that readers of a language can use: in Russian those in Cyrillic letters, in English those in Latin
 * ones, and Chinese names in both.
 * @param names separated by `; `, as in the record
 */
export function namesForLanguage(names: string, language: ContentLanguage): readonly string[] {
  return names.split('; ').filter((name) => name !== '' && !otherLetters[language].test(name));
}
