import { recordLanguages } from '@cae-map/contract/content-languages';
import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { groupBy } from '../../group-by.ts';
import { scriptLanguage } from '../../texts/script-language.ts';
import { modernNames } from '../../texts/titles.ts';
import type { PlaceAlias } from '../aliases.ts';
import { indexNameWords, type NameWords } from './name-words.ts';
import type { SearchPlace } from '../search-input.ts';
import { listCompounds, splitWords } from '../words/words.ts';

/** A name by which a place can be found. */
export interface PlaceName {
  /** The index of the place. */
  readonly place: number;
  readonly kind: `title_${ContentLanguage}` | 'other';
  readonly text: string;
  readonly language: string;
  readonly wordCount: number;
  /** All its folded words, joined. */
  readonly whole: string;
}

/** The places that can be found by name, their names, and the words of these. */
export interface PlaceNames {
  readonly places: readonly SearchPlace[];
  readonly names: readonly PlaceName[];
  readonly words: NameWords;
}

/** Indexes the names of the places with a minzoom above 0; other places are hidden and cannot be found by name. */
export function indexPlaceNames(all: readonly SearchPlace[], aliases: readonly PlaceAlias[]): PlaceNames {
  const places = all.filter((place) => place.minzoom > 0);
  const aliasesByPlace = groupBy(aliases, (alias) => alias.placeId);
  const names: PlaceName[] = [];
  const wordsByName: string[][] = [];
  places.forEach((place, index) => {
    for (const { kind, text, language } of collectNames(place, aliasesByPlace.get(place.place_id) ?? [])) {
      const words = splitWords(text);
      if (words.length === 0) continue;
      const whole = words.map((word) => word.folded).join('');
      names.push({ place: index, kind, text, language, wordCount: words.length, whole });
      wordsByName.push([...words, ...listCompounds(text, words)].map((word) => word.folded));
    }
  });
  return { places, names, words: indexNameWords(wordsByName) };
}

type NameOfPlace = Pick<PlaceName, 'kind' | 'text' | 'language'>;

function collectNames(place: SearchPlace, aliases: readonly PlaceAlias[]): NameOfPlace[] {
  const { main, others } = modernNames(place.title_modern);
  const modern = main === null ? [] : [main, ...others];
  return [
    ...recordLanguages.map((language): NameOfPlace => {
      const kind = `title_${language}` as const;
      return { kind, text: place[kind], language };
    }),
    ...modern.map((text): NameOfPlace => ({ kind: 'other', text, language: scriptLanguage(text) })),
    ...aliases.map(({ name, language }): NameOfPlace => ({ kind: 'other', text: name, language })),
  ];
}
