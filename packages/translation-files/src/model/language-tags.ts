import {
  sourceLanguage,
  targetLanguages,
  type TargetLanguage,
} from '@cae-map/contract/entities/translations/translatable-fields';

/** The language tags (BCP 47) of the languages that records are translated into. */
export const languageTags: Readonly<Record<TargetLanguage, string>> = { en: 'en', cn: 'zh-CN' };

/** The language of a tag such as `en-GB` or `zh_CN`; null for others. */
export function languageOfTag(tag: string): TargetLanguage | null {
  const [primary] = tag.trim().toLowerCase().split(/[-_]/);
  if (primary === 'zh') return 'cn';
  return targetLanguages.find((language) => language === primary) ?? null;
}

/** Whether a tag is one of the language that is translated from. */
export function isSourceTag(tag: string): boolean {
  return tag.trim().toLowerCase().split(/[-_]/)[0] === sourceLanguage;
}
