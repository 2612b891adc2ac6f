import type { ContentLanguage } from '@cae-map/contract/enumerations';

/** The name of a language with its script, such as 'Chinese (Latin)', in the language of the page. @param tag BCP 47 */
export function describeLanguage(tag: string, shown: ContentLanguage): string {
  return new Intl.DisplayNames(shown, { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag;
}
