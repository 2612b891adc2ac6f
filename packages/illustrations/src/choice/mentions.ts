import type { LocatedPlace } from './places.ts';
import { english, features, russian, type Feature, type Vocabulary } from './vocabulary.ts';

/** What the texts of a record mention of the landscape. */
export interface Mentions {
  /** The features of each sentence that has some, the most telling first; the title counts as the first sentence. */
  readonly sentences: readonly (readonly Feature[])[];
  readonly has: (feature: Feature) => boolean;
  /** The texts state that there is no water. */
  readonly isDry: boolean;
  /** The texts state that snow lies on the ground. */
  readonly hasSnow: boolean;
}

/** Splits a text into sentences, and these into the clauses that describe this place. */
function readSentences(text: string, { otherPlace }: Vocabulary): string[] {
  return text.split(/(?<=[.!?])\s+/).map((sentence) =>
    sentence
      .split(/[;:]|—/)
      .filter((clause) => !otherPlace.test(clause))
      .join(';'),
  );
}

/** The features of a sentence; those that it denies or places elsewhere are omitted. */
function readFeatures(sentence: string, { words, elsewhere }: Vocabulary): Feature[] {
  return features.filter((feature) =>
    [...sentence.matchAll(words[feature])].some((match) => {
      const clause = sentence.slice(0, match.index).split(/[,;(]/).at(-1) ?? '';
      return !elsewhere.test(clause.replace(/\S+$/, ''));
    }),
  );
}

function readText(texts: readonly string[], vocabulary: Vocabulary): Feature[][] {
  return texts
    .flatMap((text) => readSentences(text, vocabulary))
    .map((sentence) => readFeatures(sentence, vocabulary))
    .filter((found) => found.length > 0);
}

/** The features of a name: 'Konche-darya gorge', 'Boro-nor'. */
function readTitle(title: string): Feature[] {
  const found = readFeatures(title, english).filter((feature) => feature !== 'oasis');
  if (title.endsWith('dzong')) found.push('fort');
  return /-(gol|darya|müren|su|chu)\b|\bho\b/i.test(title)
    ? [...new Set<Feature>([...found, 'river'])]
    : found;
}

/** The landscape of the lodging: gardens, houses and stations, but not the bungalows of every stage in the Himalayas. */
function readLodging(lodging: string): Feature[] {
  return [
    ...(/garden|grove/i.test(lodging) ? (['oasis'] as const) : []),
    ...(/villager|headman|ming-bashi|square/i.test(lodging) ? (['village'] as const) : []),
    ...(/relay station|langar|inn\b/i.test(lodging) ? (['station'] as const) : []),
    ...(/river bank/i.test(lodging) ? (['river'] as const) : []),
  ];
}

/**
 * Reads the title, the lodging and the notes of a record. The English notes are read first, the Russian ones when the
 * English ones mention nothing; what either of them denies is absent.
 */
export function readMentions(place: LocatedPlace): Mentions {
  const notesEn = place.notes_en ?? '';
  const notesRu = place.notes ?? '';
  const inEnglish = readText([notesEn], english);
  const notes = inEnglish.length > 0 ? inEnglish : readText([notesRu], russian);
  const title = readTitle(place.title_en);
  const lodging = readLodging(place.overnight_place_en ?? '');
  // A suffix such as -gol or dzong is a name rather than a description, so that the notes have precedence over it.
  const isWeak = (feature: Feature): boolean =>
    feature === 'river' || (feature === 'fort' && place.title_en.endsWith('dzong'));
  const strong = title.filter((feature) => !isWeak(feature));
  const weak = title.filter(isWeak);
  const [first = [], ...others] = notes;
  const ranked = features.filter((feature) => first.includes(feature) || lodging.includes(feature));
  const sentences = [strong, ranked, ...others, weak].filter((found) => found.length > 0);
  const known = new Set(sentences.flat());
  const local = (text: string, vocabulary: Vocabulary): string => readSentences(text, vocabulary).join(' ');
  return {
    sentences,
    has: (feature) => known.has(feature),
    isDry: english.dry.test(local(notesEn, english)) || russian.dry.test(local(notesRu, russian)),
    hasSnow: english.snow.test(`${place.title_en}. ${notesEn}`) || russian.snow.test(notesRu),
  };
}
