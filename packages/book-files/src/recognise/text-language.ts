import { otherLanguage } from '../book-language.ts';
import type { RecordLanguage } from '@cae-map/contract/content-languages';
import { scanHtml } from '@cae-map/expedition/texts/tag-scanner';

/** The share of the letters of a text that must be of another language before its language is not that of the book. */
const clearShare = 0.9;
/** In shorter texts a name decides. */
const fewestLetters = 20;

interface LetterCounts {
  readonly russian: number;
  readonly latin: number;
}

/** Counts the letters of HTML by script. */
function countLetters(html: string): LetterCounts {
  let russian = 0;
  let latin = 0;
  for (const { kind, start, end } of scanHtml(html)) {
    if (kind !== 'text') continue;
    // Entities are Latin letters and are not part of the text.
    const text = html.slice(start, end).replaceAll(/&\w+;/g, '');
    russian += text.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
    latin += text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  }
  return { russian, latin };
}

/** The language that most letters of a book are of; Russian for a book without letters. */
export function languageOfBook(htmls: readonly string[]): RecordLanguage {
  const counts = htmls.map(countLetters);
  const russian = counts.reduce((sum, each) => sum + each.russian, 0);
  const latin = counts.reduce((sum, each) => sum + each.latin, 0);
  return latin > russian ? 'en' : 'ru';
}

/** The language of a text: that of its book, unless nearly all of its letters are those of the other language. */
export function languageOfText(html: string, ofBook: RecordLanguage): RecordLanguage {
  const { russian, latin } = countLetters(html);
  if (russian + latin < fewestLetters) return ofBook;
  const other = otherLanguage[ofBook];
  const others = { ru: russian, en: latin }[other];
  return others < (russian + latin) * clearShare ? ofBook : other;
}
