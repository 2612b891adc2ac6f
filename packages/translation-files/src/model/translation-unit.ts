import type { TranslatableTable, TranslationStatus } from '@cae-map/contract/enumerations';
import type {
  TargetLanguage,
  TranslatableFormat,
} from '@cae-map/contract/entities/translations/translatable-fields';

/** A field of a record that is translated into a language. */
export interface TranslationUnit {
  readonly table: TranslatableTable;
  readonly id: number;
  /** The name of the field without a language, such as `title`. */
  readonly field: string;
  readonly language: TargetLanguage;
  readonly format: TranslatableFormat;
  /** What a person recognises the record by. */
  readonly title: string;
  readonly status: TranslationStatus;
  /** The text in Russian, in the form in which the server stores it. */
  readonly source: string;
  /** The translation in that form; empty if there is none. */
  readonly target: string;
  readonly notes: readonly string[];
}

/** The units that are exported together. */
export interface TranslationDocument {
  readonly sourceLanguage: 'ru';
  readonly language: TargetLanguage;
  /** The instant of the export in ISO 8601, such as `2026-11-29T10:00:00.000Z`. */
  readonly exportedAt: string;
  readonly units: readonly TranslationUnit[];
}
