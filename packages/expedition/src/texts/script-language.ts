/** Scripts by which a name shows its language, most telling first; the letters are those that only this language has. */
const languagesByLetters: readonly (readonly [letters: RegExp, language: string])[] = [
  [/\p{Script=Tibetan}/u, 'bo'],
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Mongolian}/u, 'mn-Mong'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Sinhala}/u, 'si'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/[ېۇۆۈۋ]/u, 'ug'],
  [/[ٹڈڑےں]/u, 'ur'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/[іғқңұһәҒҚҢҰҺӘІ]/u, 'kk'],
  [/[өүӨҮ]/u, 'mn'],
  [/\p{Script=Cyrillic}/u, 'ru'],
];

/**
 * The language for the `lang` attribute of a name (BCP 47), told by its script and letters; 'en' where nothing tells.
 * It chooses fonts and a speaking voice and claims no more: a Mongolian name without ө and ү counts as Russian.
 */
export function scriptLanguage(name: string): string {
  return languagesByLetters.find(([letters]) => letters.test(name))?.[1] ?? 'en';
}
