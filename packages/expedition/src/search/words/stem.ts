/** Endings of Russian words in their compared form (й is и), longest first, and the English plural. */
const russianEndings =
  'иями ями ами ого его ому ему ыми ими ием иях ией ов ев ах ях ам ям ом ем ои еи ыи ии ая яя ое ее ые ие ую юю ия ию а я о е и ы у ю ь'.split(
    ' ',
  );
const englishEndings = ['es', 's'];
const minStemLength = 3;
/** So many letters a word may have behind the stem that another of its cases shares. */
export const maxEndingLength = 3;

/**
 * The part of a compared word that its other cases begin with: монастыри and монастырь, Ургу and Урга. Only what endings
 * show; a word that is short or has none is its own stem.
 */
export function stemWord(word: string): string {
  // The й of Алтай is an и in the compared form; it is no ending.
  if (/[ауэюя]и$/.test(word)) return word;
  const endings = /^[а-я]+$/.test(word) ? russianEndings : englishEndings;
  const ending = endings.find((end) => word.endsWith(end) && word.length - end.length >= minStemLength);
  return ending === undefined ? word : word.slice(0, -ending.length);
}
