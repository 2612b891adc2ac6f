import type { TargetLanguage } from '@cae-map/contract/entities/translations/translatable-fields';
import type { LeftOut } from '@cae-map/contract/entities/books/book-reading';
import type { UnitKey } from './unit-key.ts';

/** The formats that are written and read: Word, XLIFF 2.0, TMX 1.4b and CSV. */
export const translationFormats = ['docx', 'xlf', 'tmx', 'csv'] as const;
export type TranslationFormat = (typeof translationFormats)[number];

/** The two texts of a row. */
export interface RowTexts {
  /** The text in Russian. */
  readonly source: string;
  readonly target: string;
}

/** A row of a table, or a unit of XLIFF or TMX. The texts are HTML of the allow-list unless the field of the key is plain. */
export interface TranslationRow extends RowTexts {
  /** The number of the row or unit in the file for messages; 1 is the first one, which is that of the headings in CSV. */
  readonly row: number;
  /** Null if the row has no id, or none that can be read. */
  readonly key: UnitKey | null;
  /** The texts as plain text, if only the unit that is found by its source text will show whether they are; otherwise null. */
  readonly asPlain: RowTexts | null;
  /** The hashes of both texts when the file was written (`hashOfText`); null if the file has lost them. */
  readonly sourceHash: string | null;
  readonly targetHash: string | null;
}

/** What a person should know about a file that was read. */
export type FileProblem =
  /** A row without an id that can be read; it is found by its source text. */
  | { readonly code: 'no-id'; readonly row: number; readonly text: string }
  /** A row of another language than the file; it is left out. */
  | { readonly code: 'other-language'; readonly row: number; readonly language: string }
  /** The text was cut at the most characters that a cell of a spreadsheet has; the row is left out. */
  | { readonly code: 'cut-cell'; readonly row: number }
  /** The file was saved in an encoding of one byte, in which some letters are `?` or another letter. */
  | { readonly code: 'legacy-encoding'; readonly encoding: string }
  /** Contents that a translation cannot have, such as pictures and comments. */
  | { readonly code: 'left-out'; readonly leftOut: LeftOut };

/** A file that was read. */
export interface TranslationFile {
  readonly format: TranslationFormat;
  readonly language: TargetLanguage;
  /** The instant of the export in ISO 8601; null if the file has lost it. */
  readonly exportedAt: string | null;
  /** How many units were exported; null if the file has lost it. */
  readonly exportedUnits: number | null;
  readonly rows: readonly TranslationRow[];
  readonly problems: readonly FileProblem[];
}
