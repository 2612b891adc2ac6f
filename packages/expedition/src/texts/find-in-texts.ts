/** A text in which words are found, without its markup. */
export interface FindableText {
  readonly id: number;
  readonly text: string;
}

/** An occurrence of the typed characters, in UTF-16 offsets of the text. */
export interface Occurrence {
  readonly id: number;
  readonly start: number;
  readonly end: number;
}

/** The first occurrences, in the order of the texts, and the number of all. */
export interface Occurrences {
  readonly count: number;
  readonly first: readonly Occurrence[];
}

/** Finds the characters that a reader types, as the search of a browser does, in many texts. */
export interface TextFinder {
  /** Neither case nor ё and е are compared, and white space is one space; empty for a query without characters. */
  find(query: string, most: number): Occurrences;
}

/** Between two texts, where no query can match. */
const separator = '\u0000';

/** Indexes texts for `find`. The index is one string, so that a query is as fast as `indexOf`. */
export function createTextFinder(texts: readonly FindableText[]): TextFinder {
  const all = texts.map(({ text }) => foldSameLength(text)).join(separator);
  const starts: number[] = [];
  let length = 0;
  for (const { text } of texts) {
    starts.push(length);
    length += text.length + separator.length;
  }
  return {
    find(query, most) {
      const wanted = foldSameLength(query.replaceAll(/\s+/g, ' ').replaceAll(separator, ''));
      if (wanted.trim() === '') return { count: 0, first: [] };
      const first: Occurrence[] = [];
      let count = 0;
      let index = 0;
      for (let at = all.indexOf(wanted); at !== -1; at = all.indexOf(wanted, at + wanted.length)) {
        count += 1;
        if (count > most) continue;
        while ((starts[index + 1] ?? Infinity) <= at) index += 1;
        const start = at - (starts[index] ?? 0);
        first.push({ id: texts[index]?.id ?? 0, start, end: start + wanted.length });
      }
      return { count, first };
    },
  };
}

/** Lower case with е for ё and one kind of space; each UTF-16 unit stays one unit, so that offsets are those of the text. */
function foldSameLength(text: string): string {
  const lower = text.toLowerCase();
  const same = lower.length === text.length ? lower : Array.from(text, lowerUnit).join('');
  return same.replaceAll('ё', 'е').replaceAll(/[\s\u00a0]/g, ' ');
}

/** The lower case of İ, for example, is longer than the letter. */
function lowerUnit(character: string): string {
  const lower = character.toLowerCase();
  return lower.length === character.length ? lower : character;
}
