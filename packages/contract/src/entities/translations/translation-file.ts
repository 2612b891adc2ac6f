import { z } from 'zod';
import { translationStatuses } from '../../enumerations.ts';
import { fieldReferenceShape } from './field-reference.ts';
import { targetLanguages } from './translatable-fields.ts';
import { translationFileFormats } from './translation-bounds.ts';

/** Why a file cannot be read as translations. */
export const translationFileFailures = [
  'unknown-format',
  'damaged',
  'encrypted',
  'too-large',
  'too-many-units',
  'unknown-encoding',
  'no-units',
  'no-language',
] as const;
export type TranslationFileFailure = (typeof translationFileFailures)[number];

/** Why a translation of a file is looked at before it is saved. */
export const changeDoubts = [
  /** The source has changed since the file was written. */
  'outdated',
  /** The translation has changed since the file was written, and the file changes it as well. */
  'conflict',
] as const;

/** A translation that a file would change. */
export const fileChangeSchema = z.object({
  ...fieldReferenceShape,
  title: z.string().describe('what a person recognises the record by'),
  row: z.int().min(0).describe('the number of the row or unit in the file'),
  source: z.string().describe('the present source'),
  before: z.string().describe('the present translation'),
  after: z.string().describe('the translation of the file'),
  doubt: z.enum(changeDoubts).nullable(),
});
export type FileChange = z.infer<typeof fileChangeSchema>;

/** Why a row of a file is not compared. */
export const rowFaults = [
  /** Several rows of a field differ. */
  'doubled',
  /** The record or the field does not exist. */
  'unknown',
  /** The row has no id, and its source is that of no field, or of several. */
  'not_recognised',
  /** A program cut the text, or the row is in another language. */
  'unreadable',
] as const;
export type RowFault = (typeof rowFaults)[number];

/** The most rows with a fault that are listed. */
export const maxListedFaults = 200;

/** A file of translations compared with the present ones. Nothing is stored. */
export const translationFileReportSchema = z.object({
  format: z.enum(translationFileFormats),
  language: z.enum(targetLanguages),
  exported_at: z.string().nullable(),
  row_count: z.int().min(0),
  unchanged: z.int().min(0),
  missing: z
    .int()
    .min(0)
    .describe('the rows that were exported and are not in the file; their fields stay as they are'),
  changes: z.array(fileChangeSchema),
  faults: z.array(
    z.object({
      fault: z.enum(rowFaults),
      row: z.int().min(0),
      text: z.string().describe('the beginning of its text'),
    }),
  ),
  has_legacy_encoding: z
    .boolean()
    .describe('whether letters may have been lost, because of the encoding of the file'),
});
export type TranslationFileReport = z.infer<typeof translationFileReportSchema>;

/** Which translations a file contains. */
export const exportedStatuses = ['all', ...translationStatuses] as const;
export type ExportedStatus = (typeof exportedStatuses)[number];
