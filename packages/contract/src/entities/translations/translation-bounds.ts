/** Bounds of translations, without the schema library. */
export const translationBounds = {
  /** Characters of a translation, of its source, and of what its translator has seen. */
  value: 100_000,
  /** Characters of a comment, and of the note of a decision. */
  comment: 2_000,
  /** Fields that one request for the next free field names. */
  candidates: 50,
  /** Translations that one request saves. */
  changes: 500,
  /** Bytes of a file of translations. */
  fileBytes: 16 * 1024 * 1024,
  /** Rows of a response with suggestions, comments or changes, the newest first. */
  listed: 200,
} as const;

/** How long a field is leased to the user who has opened it, in seconds. */
export const leaseSeconds = 600;

/** The formats of files of translations. */
export const translationFileFormats = ['docx', 'xlf', 'tmx', 'csv'] as const;
export type TranslationFileFormat = (typeof translationFileFormats)[number];
