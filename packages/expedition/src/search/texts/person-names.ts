import type { SearchPerson } from '../search-input.ts';
import { phoneticKeys } from '../words/phonetic-key.ts';
import { splitWords } from '../words/words.ts';

/** The names of people by the sounds of their words. */
export interface PersonNames {
  /** For each person the names in all languages, each as the sounds of its words. */
  readonly people: readonly (readonly NameWord[][])[];
}

/** A word of a name in each reading of its letters. */
type NameWord = readonly string[];

/** A word of a query in each reading, and whether it is an initial. */
interface QueryWord {
  readonly sounds: readonly string[];
  readonly isInitial: boolean;
}

/** Initials of transliterated names have up to two letters: Yu., Zh. */
const longestInitial = 2;
/** Shorter words sound like too many others. */
const minNameLength = 4;

const listSounds = (word: string): string[] => phoneticKeys(word).map(({ key }) => key);

/** Indexes people by their names in both languages and their other names. */
export function indexPersonNames(people: readonly SearchPerson[]): PersonNames {
  return {
    people: people.map(({ name_ru, name_en, other_names }) =>
      [name_ru, name_en, ...other_names.split(';')]
        .map((name) => splitWords(name).map(({ folded }) => listSounds(folded)))
        .filter((name) => name.length > 0),
    ),
  };
}

/**
 * Finds the people that a query names with initials ('N. K. Roerich', 'Рерих Н. К.') or in another transliteration ('I︠U︡riĭ Rerikh').
 * Every word must be a word or an initial of one of the names of the person, and at least one a whole word.
 * @returns the indices of the people, those first whose given name begins with the first initial
 */
export function findPeopleByName({ people }: PersonNames, query: readonly string[]): readonly number[] {
  const words = query.map((word) => ({ sounds: listSounds(word), isInitial: word.length <= longestInitial }));
  if (!query.some((word) => word.length >= minNameLength)) return [];
  const initials = words.filter(({ isInitial }) => isInitial);
  const rated = people.flatMap((names, person) => {
    const known = names.flat();
    if (!words.every((word) => known.some((name) => isWordOf(word, name)))) return [];
    const fits = names.some((name) => initials.every((initial, at) => isWordOf(initial, name[at] ?? [])));
    return [{ person, cost: fits ? 0 : 1 }];
  });
  return rated.toSorted((one, other) => one.cost - other.cost).map(({ person }) => person);
}

function isWordOf({ sounds, isInitial }: QueryWord, name: NameWord): boolean {
  return sounds.some((sound) =>
    name.some((written) => (isInitial ? written.startsWith(sound) : written === sound)),
  );
}
