import type { ContentLanguage } from '@cae-map/contract/enumerations';
import { requiredWords, type MatchedWord, type NameMatches } from './match-names.ts';
import type { MatchLevel } from './match-word.ts';
import type { PlaceName, PlaceNames } from './place-names.ts';
import type { PlaceNameRank } from '../search-answer.ts';
import { phoneticKeys } from '../words/phonetic-key.ts';

/** A place found by one of its names. */
export interface FoundPlace {
  readonly place: number;
  readonly name: PlaceName;
  readonly rank: PlaceNameRank;
  readonly isGuess: boolean;
  /** The words match by spelling, completely or as prefixes. */
  readonly isSpelled: boolean;
  /** The name is in the script of the query. */
  readonly isSameScript: boolean;
  /** The complete name matches the query, by spelling or by sound. */
  readonly isWholeName: boolean;
  readonly words: readonly MatchedWord[];
  readonly cost: number;
}

const spelledLevels: ReadonlySet<MatchLevel> = new Set(['whole', 'prefix', 'otherCase']);

/** Rates the match of each name, for a language. */
export function rateNames(
  index: PlaceNames,
  matches: NameMatches,
  query: readonly string[],
  language: ContentLanguage,
): FoundPlace[] {
  const wholes = new Set([query.join(''), requiredWords(query).join('')]);
  const wholeSounds = new Set([...wholes].flatMap((whole) => phoneticKeys(whole).map(({ key }) => key)));
  const hasLetters = /\p{L}/u.test(query.join(''));
  const isQueryCyrillic = isCyrillic(query.join(''));
  return [...matches].flatMap(([at, match]) => {
    const name = index.names[at];
    if (name === undefined) return [];
    const isSameScript = !hasLetters || isCyrillic(name.whole) === isQueryCyrillic;
    const levels = match.words.map((word) => word.match.level);
    return {
      place: name.place,
      name,
      rank: isSameScript ? getRank(name, language) : 'otherName',
      isGuess: levels.includes('guess'),
      isSpelled: levels.every((level) => spelledLevels.has(level)),
      isSameScript,
      isWholeName: wholes.has(name.whole) || (levels.every(isWhole) && soundsLike(name, wholeSounds)),
      words: match.words,
      cost: match.cost,
    };
  });
}

function isWhole(level: MatchLevel): boolean {
  return level === 'whole' || level === 'wholeSound';
}

function soundsLike(name: PlaceName, sounds: ReadonlySet<string>): boolean {
  return name.whole.length > 2 && phoneticKeys(name.whole).some(({ key }) => sounds.has(key));
}

/** The rank of a name in the script of the query; a title in another script counts as any other name. */
function getRank(name: PlaceName, language: ContentLanguage): PlaceNameRank {
  if (name.kind === 'other') return 'otherName';
  return name.kind === `title_${language}` ? 'title' : 'otherTitle';
}

function isCyrillic(text: string): boolean {
  return /[а-я]/.test(text);
}

/** Matches inside a word are too often accidental to count. */
export function isSignificant(found: FoundPlace): boolean {
  return found.words.every(({ match }) => match.level !== 'inside');
}
