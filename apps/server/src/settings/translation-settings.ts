import {
  targetLanguages,
  type TargetLanguage,
} from '@cae-map/contract/entities/translations/translatable-fields';
import { z } from 'zod';

/** The settings of translations. */
export interface TranslationSettings {
  readonly translations: {
    /** Whether all users may approve translations and synchronise them, not only translators and editors. */
    readonly isOpen: boolean;
    /** The languages that records are translated into, English first. */
    readonly languages: readonly TargetLanguage[];
  };
}

const languageList = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (codes) => codes.includes('en') && codes.every((code) => isTargetLanguage(code)),
    `must be en, or languages with commas between them: ${targetLanguages.join(',')}`,
  )
  .transform((codes) => targetLanguages.filter((language) => codes.includes(language)))
  .default(['en']);

function isTargetLanguage(code: string): code is TargetLanguage {
  return targetLanguages.some((language) => language === code);
}

export const translationSettingsSchema = {
  OPEN_TRANSLATIONS: z
    .enum(['true', 'false', '1', '0'], 'must be true to let all users approve translations, or false')
    .default('false'),
  TRANSLATION_LANGUAGES: languageList,
};

export const translationSettingsExamples = {
  OPEN_TRANSLATIONS: 'true',
  TRANSLATION_LANGUAGES: 'en,cn',
} as const;

export function toTranslationSettings(
  data: z.output<z.ZodObject<typeof translationSettingsSchema>>,
): TranslationSettings {
  return {
    translations: {
      isOpen: data.OPEN_TRANSLATIONS === 'true' || data.OPEN_TRANSLATIONS === '1',
      languages: data.TRANSLATION_LANGUAGES,
    },
  };
}
