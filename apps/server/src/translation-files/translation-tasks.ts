import {
  maxListedFaults,
  type FileChange,
  type RowFault,
  type TranslationFileReport,
} from '@cae-map/contract/entities/translations/translation-file';
import type { TranslationFileFormat } from '@cae-map/contract/entities/translations/translation-bounds';
import { compareWithCurrent } from '@cae-map/translation-files/compare/compare-with-current';
import type { ComparedRow, Comparison } from '@cae-map/translation-files/compare/comparison';
import { TranslationFileError } from '@cae-map/translation-files/failure';
import type { TranslationFile } from '@cae-map/translation-files/model/translation-file';
import type { TranslationDocument, TranslationUnit } from '@cae-map/translation-files/model/translation-unit';
import { readTranslationFile as readFile } from '@cae-map/translation-files/read-translation-file';
import type { WriteOptions } from '@cae-map/translation-files/write-options';
import {
  writeTranslationFile as writeFile,
  type WrittenFile,
} from '@cae-map/translation-files/write-translation-file';
import { RequestError } from '../responses/request-error.ts';

/** A file to compare with the present translations of all languages. */
export interface FileToCompare {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly units: readonly TranslationUnit[];
}

/** Translations to write as a file. */
export interface FileToWrite {
  readonly document: TranslationDocument;
  readonly format: TranslationFileFormat;
  readonly options: WriteOptions;
}

async function compareTranslationFile({
  bytes,
  fileName,
  units,
}: FileToCompare): Promise<TranslationFileReport> {
  try {
    const file = await readFile(bytes, fileName);
    return describe(file, compareWithCurrent(file, units));
  } catch (error) {
    if (!(error instanceof TranslationFileError)) throw error;
    throw new RequestError('invalid_request', `The file cannot be read as translations: ${error.message}.`, {
      translationFile: error.code,
    });
  }
}

/** The characters of a row that a report shows. */
const shownCharacters = 80;

function describe(file: TranslationFile, comparison: Comparison): TranslationFileReport {
  const { changes, outdated, conflicts, unchanged, missing, doubled, unknown, notRecognised } = comparison;
  const edited = outdated.filter(({ isEdited }) => isEdited);
  const fault = (kind: RowFault) => (row: { readonly row: number; readonly source?: string }) => ({
    fault: kind,
    row: row.row,
    text: (row.source ?? '').replaceAll(/<[^>]*>/g, '').slice(0, shownCharacters),
  });
  const unreadable = file.problems.flatMap((problem) =>
    problem.code === 'other-language' || problem.code === 'cut-cell' ? [{ row: problem.row }] : [],
  );
  const known = file.rows.length - unknown.length - notRecognised.length;
  return {
    format: file.format,
    language: file.language,
    exported_at: file.exportedAt,
    row_count: file.rows.length,
    unchanged: unchanged + outdated.length - edited.length,
    missing:
      file.exportedUnits === null ? missing.length : Math.max(0, file.exportedUnits - known - unknown.length),
    changes: [
      ...changes.map(toChange(null)),
      ...edited.map(toChange('outdated')),
      ...conflicts.map(toChange('conflict')),
    ].toSorted((one, other) => one.row - other.row),
    faults: [
      ...doubled.flatMap(({ rows, isSame }) => (isSame ? [] : rows.map(fault('doubled')))),
      ...unknown.map(fault('unknown')),
      ...notRecognised.map(fault('not_recognised')),
      ...unreadable.map(fault('unreadable')),
    ]
      .toSorted((one, other) => one.row - other.row)
      .slice(0, maxListedFaults),
    has_legacy_encoding: file.problems.some(({ code }) => code === 'legacy-encoding'),
  };
}

function toChange(doubt: FileChange['doubt']): (row: ComparedRow) => FileChange {
  return ({ unit, row, before, after }) => ({
    source_table: unit.table,
    source_id: unit.id,
    field: unit.field,
    language: unit.language,
    title: unit.title,
    row,
    source: unit.source,
    before,
    after,
    doubt,
  });
}

async function writeTranslationFile({ document, format, options }: FileToWrite): Promise<WrittenFile> {
  return await writeFile(document, format, options);
}

/**
 * Everything that reads or writes a file of translations. The server calls it in other processes, whose memory and time are limited, because a
 * file can be made to exhaust them, and so that requests do not wait.
 */
export const translationTasks = { compareTranslationFile, writeTranslationFile } as const;
