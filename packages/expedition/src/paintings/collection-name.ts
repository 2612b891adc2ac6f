import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { chooseText, type TextInLanguage } from '../texts/titles.ts';

/** Returns the name of the museum or collection in a language. Falls back to the other language; null if no name is recorded. */
export function collectionName(
  { ownership, ownership_ru }: Pick<ImageRecord, 'ownership' | 'ownership_ru'>,
  language: ContentLanguage,
): TextInLanguage | null {
  const name = chooseText({ ru: ownership_ru.trim(), en: ownership?.trim() ?? '' }, language);
  return name.text === '' ? null : name;
}
