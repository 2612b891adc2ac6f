import { recordLanguages, type RecordLanguage } from '@cae-map/contract/content-languages';

/** The language of records that a language tag such as `ru-RU` means. */
export function recordLanguageOf(tag: string): RecordLanguage | null {
  const primary = tag.toLowerCase().split(/[-_]/)[0];
  return recordLanguages.find((language) => language === primary) ?? null;
}
