import type { TextIdRecord, TextRecord } from '@cae-map/contract/entities/book';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { recordLanguagesFrom } from '@cae-map/contract/content-languages';

/** The characters of a text without its tags. */
export type TextLength = Pick<TextIdRecord, 'text_length' | 'text_length_en'>;

/**
 * Characters a minute of silent reading, spaces included: Brysbaert (2019) has 238 English words; in Russian, whose words are longer, it is
 * about 185.
 */
const charactersPerMinute = { ru: 1310, en: 1400 } as const;

/** The time that texts take to read in a language, in whole minutes, at least 1. A text without it is read in the other one. */
export function readingMinutes(texts: readonly TextLength[], language: ContentLanguage): number {
  const minutes = texts.map(({ text_length: ru, text_length_en: en }) => {
    const lengths = { ru, en };
    const read = recordLanguagesFrom(language).find((each) => lengths[each] > 0);
    return read === undefined ? 0 : lengths[read] / charactersPerMinute[read];
  });
  return Math.max(1, Math.round(minutes.reduce((sum, each) => sum + each, 0)));
}

/** The lengths of a text. */
export function lengthOf(text: Pick<TextRecord, 'text_content' | 'text_content_en'>): TextLength {
  return {
    text_length: withoutTags(text.text_content).length,
    text_length_en: withoutTags(text.text_content_en).length,
  };
}

function withoutTags(html: string): string {
  return html.replaceAll(/<[^>]*>/g, '');
}
