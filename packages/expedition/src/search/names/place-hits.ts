import type { Language } from '@cae-map/contract/enumerations';
import { toContentLanguage, titleIn } from '../../texts/titles.ts';
import { findPlaces, type GuessPolicy } from './find-places.ts';
import { getMatchedLetters } from './match-word.ts';
import { markName, unmarked } from '../mark.ts';
import type { PlaceNames } from './place-names.ts';
import type { FoundPlace } from './rate-names.ts';
import type { PlaceHit } from '../search-answer.ts';

/** Finds places by name; builds hits only for the first ones. */
export function findPlaceHits(
  index: PlaceNames,
  query: readonly string[],
  options: {
    readonly language: Language;
    readonly limit: number;
    readonly guesses: GuessPolicy;
    /** Only these places; all when omitted. */
    readonly among?: ReadonlySet<number>;
  },
): { readonly hits: PlaceHit[]; readonly count: number; readonly best: FoundPlace | null } {
  const found = findPlaces(index, query, {
    language: toContentLanguage(options.language),
    guesses: options.guesses,
  }).filter(({ place }) => options.among?.has(index.places[place]?.place_id ?? -1) ?? true);
  const hits = found.slice(0, options.limit).flatMap((place) => placeHit(index, place, options.language));
  return { hits, count: found.length, best: found[0] ?? null };
}

function placeHit(index: PlaceNames, found: FoundPlace, language: Language): PlaceHit[] {
  const place = index.places[found.place];
  if (place === undefined) return [];
  const shown = titleIn(place, language);
  const isShownTitle = found.name.kind === `title_${shown.language}`;
  const marked = markName(found.name.text, found.name.language, (word) => {
    const number = index.words.words.indexOf(word);
    const matched = found.words.find((other) => other.word === number);
    return matched === undefined ? undefined : getMatchedLetters(word, matched.match);
  });
  return [
    {
      kind: 'place',
      placeId: place.place_id,
      title: isShownTitle ? marked : unmarked(shown.text, shown.language),
      name: isShownTitle ? null : marked,
      rank: found.rank,
      isGuess: found.isGuess,
    },
  ];
}
