/** The bounds of the other names of places; without the schema library, for the forms in the browser. */
export const aliasBounds = {
  /** The most stops that share names. */
  places: 40,
  /** The most names of a record. */
  names: 60,
  /** In characters. */
  name: 120,
  note: 500,
} as const;

/** A language with its script if that is not the usual one (BCP 47): `zh`, `zh-Latn`. */
export const aliasLanguagePattern = /^[a-z]{2,3}(-[A-Z][a-z]{3})?$/;

/** The languages that the form offers: those of the countries of the journey, and Latin transcriptions. */
export const aliasLanguages = [
  'ru',
  'en',
  'zh',
  'zh-Latn',
  'ug',
  'ug-Latn',
  'bo',
  'bo-Latn',
  'mn',
  'mn-Mong',
  'hi',
  'ur',
  'bn',
  'ta',
  'si',
  'kk',
  'ar',
  'ja',
  'ko',
  'de',
  'fr',
] as const;
