import type { TextRecord } from '@cae-map/contract/entities/book';
import { markedContent, placesAboutText, placesMentionedInText } from '@cae-map/expedition/texts/text-places';
import { setReadText } from '../../../lib/reading/reading-store.ts';

/** Sets the text that is being read, which the map follows. */
export function setReadRecord(text: TextRecord): void {
  const html = markedContent(text);
  setReadText({
    textId: text.text_id,
    date: text.text_date,
    aboutIds: placesAboutText(html),
    mentionedIds: placesMentionedInText(html),
  });
}
