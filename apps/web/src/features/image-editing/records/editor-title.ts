import type { ImageRecord } from '@cae-map/contract/entities/images/image';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { TextInLanguage } from '@cae-map/expedition/texts/titles';
import { pictureTitle } from '../../../lib/images/picture-text.ts';
import type { Catalogue } from '../../../lib/language/catalogue-ru.ts';

/** The caption of an image, by which editors recognize it; without one, the name of its file. */
export function editorTitle(
  image: ImageRecord,
  language: ContentLanguage,
  messages: Catalogue,
): TextInLanguage {
  const hasTitle = image.title_ru.trim() !== '' || image.title_en.trim() !== '';
  if (hasTitle || image.filename === null) return pictureTitle(image, language, messages);
  return { text: image.filename, language };
}
