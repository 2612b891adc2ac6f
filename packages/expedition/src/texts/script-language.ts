/** Languages by the scripts and letters that identify them, most specific first. */
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
 * The language of a name for its `lang` attribute (BCP 47), detected from its script and letters; 'en' when nothing
 * identifies it. It only selects fonts and voices and is not reliable beyond that: a Mongolian name without ө and ү
 * counts as Russian.
 */
export function scriptLanguage(name: string): string {
  return languagesByLetters.find(([letters]) => letters.test(name))?.[1] ?? 'en';
}
