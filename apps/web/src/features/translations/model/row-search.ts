/** A text without the differences that a search ignores: case, ё, and composed letters. */
export function foldForSearch(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ё', 'е');
}

/** The words of a search, folded; every one must be in a text. */
export function searchWords(search: string): readonly string[] {
  return foldForSearch(search)
    .split(/\s+/u)
    .filter((word) => word !== '');
}
