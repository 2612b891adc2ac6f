import type { ChapterRecord, TextRecord } from '@cae-map/contract/entities/book';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { textEntry } from '@cae-map/expedition/texts/text-entry';
import { markedContent, placesAboutText } from '@cae-map/expedition/texts/text-places';
import type { Expedition } from '@cae-map/expedition/to-expedition';
import type { Catalogue } from '../../../lib/language/catalogue-ru.ts';
import { previewImage } from '../../../lib/images/pictures.ts';
import type { PageHead } from '../../../lib/page/page-head.ts';
import { shortenText } from '../../../lib/page/shorten-text.ts';
import { chapterMonths } from '../library/chapter-months.ts';

interface ChapterContent {
  readonly chapter: ChapterRecord;
  readonly texts: readonly TextRecord[];
  readonly expedition: Pick<Expedition, 'getImages'>;
}

/** Returns the months and the first text of a chapter as its description, and the first illustration of its places. */
export function chapterPreview(
  { chapter, texts, expedition }: ChapterContent,
  language: ContentLanguage,
  messages: Catalogue,
): Pick<PageHead, 'description' | 'image' | 'card'> {
  const [first] = texts;
  const months = chapterMonths(chapter, language);
  const beginning = first === undefined ? '' : textEntry(first, language).content.text;
  const description = capitalize(shortenText([months, beginning].filter(Boolean).join('. ')));
  const card = { dates: capitalize(months ?? ''), text: shortenText(beginning) };
  const placeIds = texts.flatMap((text) => placesAboutText(markedContent(text)));
  for (const placeId of new Set(placeIds)) {
    const image = previewImage(expedition.getImages(placeId), { language, messages });
    if (image !== null) return { description, card, image };
  }
  return { description, card };
}

/** Russian names of months are in lower case. */
function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
