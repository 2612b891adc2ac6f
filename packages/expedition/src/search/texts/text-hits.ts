import { recordLanguages, type RecordLanguage } from '@cae-map/contract/content-languages';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { countImages, imageKinds, type ImageCounts, type ImageKind } from '../../places/images.ts';
import { markedContent, placesAboutText } from '../../texts/text-places.ts';
import { createExcerpt } from './excerpt.ts';
import { findItems, markedHeading, type FoundItem, type FoundItems } from './find-texts.ts';
import { plainText } from './plain-text.ts';
import type { CaptionHit, TextHit } from '../search-answer.ts';
import type { SearchCaption, SearchText } from '../search-input.ts';
import { isWithinDays, type QueriedDays } from './text-days.ts';
import { createTextIndex, type SearchableText, type TextIndex } from './text-index.ts';

export interface TextSearchOptions {
  readonly language: ContentLanguage;
  readonly limit: number;
  /** Includes fuzzy matches. */
  readonly includeGuesses: boolean;
}

/** The translations of an item that are not empty. */
export function listTranslations(
  item: number,
  translations: Readonly<Record<RecordLanguage, Pick<SearchableText, 'heading' | 'body'>>>,
): SearchableText[] {
  return recordLanguages
    .map((language) => ({ item, language, ...translations[language] }))
    .filter(({ heading, body }) => heading !== '' || body !== '');
}

/** Indexes the texts of books by their headings and content. */
export function indexTexts(texts: readonly SearchText[]): TextIndex {
  return createTextIndex(
    texts.flatMap((text, item) =>
      listTranslations(item, {
        ru: { heading: text.text_onplace, body: plainText(text.text_content) },
        en: { heading: text.text_onplace_en, body: plainText(text.text_content_en) },
      }),
    ),
  );
}

/** The captions of one kind of images and their index. */
export interface CaptionIndex {
  readonly kind: ImageKind;
  readonly captions: readonly SearchCaption[];
  readonly index: TextIndex;
}

/** Indexes captions by their titles and authors, apart for each kind of images. */
export function indexCaptions(captions: readonly SearchCaption[]): CaptionIndex[] {
  return imageKinds.map((kind) => {
    const ofKind = captions.filter(({ imageKind }) => imageKind === kind);
    return { kind, captions: ofKind, index: indexCaptionsOfKind(ofKind) };
  });
}

function indexCaptionsOfKind(captions: readonly SearchCaption[]): TextIndex {
  return createTextIndex(
    captions.flatMap((caption, item) =>
      listTranslations(item, {
        ru: { heading: caption.title_ru, body: caption.author_ru },
        en: { heading: caption.title_en, body: caption.author_en },
      }),
    ),
  );
}

/**
 * Finds the texts that contain every word of the query, sorted by proximity of the words, then by date; optionally only
 * those of some days.
 */
export function findTextHits(
  index: TextIndex,
  texts: readonly SearchText[],
  query: readonly string[],
  options: TextSearchOptions & { readonly days?: readonly QueriedDays[] },
): FoundItems<TextHit> {
  const { days } = options;
  return findItems(index, query, {
    ...options,
    isWanted: (item) => days === undefined || isWithinDays(texts[item], days),
    compare: (a, b) => byDate(texts, a, b),
    toHit: (found) => textHit(texts, found),
  });
}

/** The texts of some days by date, whatever their words, each with its beginning as the excerpt. */
export function findTextsOfDays(
  index: TextIndex,
  texts: readonly SearchText[],
  days: readonly QueriedDays[],
  { language, limit }: Pick<TextSearchOptions, 'language' | 'limit'>,
): Omit<FoundItems<TextHit>, 'isWritten'> {
  const items = [...texts.keys()]
    .filter((item) => isWithinDays(texts[item], days))
    .toSorted((a, b) => byDate(texts, a, b));
  const hits = items.slice(0, limit).flatMap((item) => {
    const inLanguages = index.texts.filter((text) => text.item === item);
    const text = inLanguages.find((other) => other.language === language) ?? inLanguages[0];
    return text === undefined ? [] : (textHit(texts, { text, inHeading: [], inBody: [] }) ?? []);
  });
  return { hits, count: items.length };
}

function byDate(texts: readonly SearchText[], a: number, b: number): number {
  const dateOf = (item: number): string => texts[item]?.text_date ?? '9999';
  return dateOf(a) < dateOf(b) ? -1 : Number(dateOf(a) > dateOf(b));
}

function textHit(texts: readonly SearchText[], found: FoundItem): TextHit | null {
  const text = texts[found.text.item];
  if (text === undefined) return null;
  return {
    kind: 'text',
    textId: text.text_id,
    chapterId: text.chapter_id,
    date: text.text_date,
    enddate: text.text_enddate ?? text.text_date,
    date_format: text.date_format,
    placeIds: placesAboutText(markedContent(text)),
    heading: markedHeading(found),
    excerpt: createExcerpt(found.text.body, found.text.language, found.inBody),
  };
}

/** The found captions of all kinds of images, and their number by kind. */
export interface FoundCaptions extends FoundItems<CaptionHit> {
  readonly counts: ImageCounts;
}

/** Finds the captions that contain every word of the query; the limit applies to each kind of images. */
export function findCaptionHits(
  indexes: readonly CaptionIndex[],
  query: readonly string[],
  options: TextSearchOptions,
): FoundCaptions {
  const counts = { ...countImages([]) };
  const found = indexes.map(({ kind, captions, index }) => {
    const ofKind = findItems(index, query, {
      ...options,
      compare: () => 0,
      toHit: (item) => captionHit(captions, item),
    });
    counts[kind] = ofKind.count;
    return ofKind;
  });
  return {
    hits: found.flatMap(({ hits }) => hits),
    count: found.reduce((sum, { count }) => sum + count, 0),
    isWritten: found.some(({ isWritten }) => isWritten),
    counts,
  };
}

function captionHit(captions: readonly SearchCaption[], found: FoundItem): CaptionHit | null {
  const caption = captions[found.text.item];
  if (caption === undefined) return null;
  const { body: text, language } = found.text;
  return {
    kind: 'caption',
    imageKind: caption.imageKind,
    imageId: caption.image_id,
    placeId: caption.place_id,
    title: markedHeading(found),
    author: { text, language, ranges: found.inBody.map(({ range }) => range) },
  };
}
