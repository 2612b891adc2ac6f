import type { TranslationRow } from '../model/translation-file.ts';
import type { TranslationUnit } from '../model/translation-unit.ts';

/** A row that was found among the current units, and what it would change. */
export interface ComparedRow {
  readonly unit: TranslationUnit;
  readonly row: number;
  /** The current translation. */
  readonly before: string;
  /** The translation of the file. */
  readonly after: string;
  readonly matchedBy: 'id' | 'source';
}

/** Rows of a file for the same unit. */
export interface DoubledRows {
  readonly unit: TranslationUnit;
  readonly rows: readonly TranslationRow[];
  /** Whether all of them have the same translation, which is then compared once. */
  readonly isSame: boolean;
}

/** A file beside the current units. Each row is in one of the lists, or counted as unchanged; only doubled rows that are the same are in two. */
export interface Comparison {
  /** Edits whose source and translation are those of the export. */
  readonly changes: readonly ComparedRow[];
  /** The number of units that the file does not change. */
  readonly unchanged: number;
  /** Rows whose source has changed since the export, or in the file; `isEdited` if the file changes the translation. */
  readonly outdated: readonly (ComparedRow & { readonly isEdited: boolean })[];
  /** Edits of units whose translation has changed since the export; `isOutdated` if their source has changed, too. */
  readonly conflicts: readonly (ComparedRow & { readonly isOutdated: boolean })[];
  /** Current units without a row; empty if the file has as many units as were exported. */
  readonly missing: readonly TranslationUnit[];
  /** Doubled rows that differ are not compared. */
  readonly doubled: readonly DoubledRows[];
  /** Rows whose id is that of no current unit. */
  readonly unknown: readonly TranslationRow[];
  /** Rows without an id whose source text is that of no current unit, or of several. */
  readonly notRecognised: readonly TranslationRow[];
}
