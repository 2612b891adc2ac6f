import type { TextRecord } from '@cae-map/contract/entities/book';
import { personAttribute } from '@cae-map/contract/html-allow-list';
import { compareTexts } from '../texts/compare-texts.ts';

type Content = Pick<TextRecord, 'text_content' | 'text_content_en'>;

/** The texts in which a name links to the person, by date. */
export function textsMentioning<Text extends TextRecord>(
  texts: readonly Text[],
  personId: string,
): readonly Text[] {
  return texts.filter((text) => mentions(text, personId)).toSorted(compareTexts);
}

function mentions({ text_content, text_content_en }: Content, personId: string): boolean {
  const link = `${personAttribute}="${personId}"`;
  return text_content.includes(link) || text_content_en.includes(link);
}
