import { createSearchIndex } from '../search/engine/create-search-index.ts';
import type { MarkedText, SearchAnswer, SearchHit } from '../search/search-answer.ts';
import { searchInput, type SearchSources } from '../search/search-input.ts';
import { toExpedition } from '../to-expedition.ts';
import { aPlace } from './records.ts';

/** Searches the given places and, optionally, texts and aliases. */
export function searchAmong(
  places: readonly Parameters<typeof aPlace>[0][],
  sources: Partial<SearchSources> = {},
): (query: string, language?: 'ru' | 'en' | 'cn', limit?: number) => SearchAnswer {
  const expedition = toExpedition({ places: places.map(aPlace), images: [] });
  const index = createSearchIndex(searchInput(expedition, { texts: [], aliases: [], ...sources }));
  return (query, language = 'ru', limit = 10) => index.search(query, { language, limit });
}

/** The ids of the found places in order. */
export function placeIds(answer: { readonly hits: readonly SearchHit[] }): number[] {
  return answer.hits.flatMap((hit) => (hit.kind === 'place' ? hit.placeId : []));
}

/** A text with brackets around its marked ranges. */
export function marked(text: MarkedText | null): string {
  return (text?.ranges ?? [])
    .toReversed()
    .reduce(
      (shown, [start, end]) => `${shown.slice(0, start)}[${shown.slice(start, end)}]${shown.slice(end)}`,
      text?.text ?? '',
    );
}

/** Four stops with names of every kind. */
export const fourStops = [
  { place_id: 1, title_ru: 'Улан-Батор (Урга)', title_en: 'Ulaanbaatar (Urga)', minzoom: 3 },
  { place_id: 2, title_ru: 'Улан-Батор, дом экспедиции', title_en: 'Ulaanbaatar, expedition house' },
  { place_id: 3, title_ru: 'Хотан', title_en: 'Khotan', title_modern: 'Hotan; 和田市' },
  { place_id: 4, title_ru: 'Кашгар', title_en: 'Kashgar', title_modern: 'Kashi' },
] as const;
