/** Folded endings of Russian words (й is и), longest first, and of the English plural. */
const russianEndings =
  'иями ями ами ого его ому ему ыми ими ием иях ией ов ев ах ях ам ям ом ем ои еи ыи ии ая яя ое ее ые ие ую юю ия ию а я о е и ы у ю ь'.split(
    ' ',
  );
const englishEndings = ['es', 's'];
const minStemLength = 3;
/** The maximum length of the ending of another inflected form with the same stem. */
export const maxEndingLength = 3;

/**
 * The stem that the inflected forms of a folded word share: монастыри and монастырь, Ургу and Урга. Based on endings
 * only; a word that is short or has no ending is returned unchanged.
 */
export function stemWord(word: string): string {
  // The й of Алтай is folded to и; it is not an ending.
  if (/[ауэюя]и$/.test(word)) return word;
  const endings = /^[а-я]+$/.test(word) ? russianEndings : englishEndings;
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= minStemLength);
  return ending === undefined ? word : word.slice(0, -ending.length);
}
