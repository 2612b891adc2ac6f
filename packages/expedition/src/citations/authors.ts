/** A name whose last word is the family name, such as `George Roerich` or `Ю. Н. Рерих`. */
const personalName = /^(\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*)*?) ((?:De )?\p{Lu}[\p{L}’'-]+)$/u;

/** Splits the authors of a work, which are separated by commas or `and`. */
export function splitAuthors(authors: string): readonly string[] {
  return authors
    .split(/,\s+|\s+and\s+/)
    .map((author) => author.trim())
    .filter((author) => author !== '');
}

/** The name with the family name first, `Roerich, George`; null for anything but a personal name. */
export function invertName(author: string): string | null {
  const [, given, family] = personalName.exec(author) ?? [];
  return given === undefined || family === undefined ? null : `${family}, ${given}`;
}
