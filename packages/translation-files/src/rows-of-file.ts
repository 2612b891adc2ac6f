import type {
  TargetLanguage,
  TranslatableFormat,
} from '@cae-map/contract/entities/translations/translatable-fields';
import { TranslationFileError } from './failure.ts';
import { fileBounds } from './file-bounds.ts';
import { canonicalText } from './model/text-hash.ts';
import type {
  FileProblem,
  RowTexts,
  TranslationFile,
  TranslationFormat,
  TranslationRow,
} from './model/translation-file.ts';
import { formatOfKey } from './model/unit-key.ts';

/** A row as the reader of a format has found it, with its texts as HTML and as plain text. */
export interface RowOfFile extends Pick<TranslationRow, 'row' | 'key' | 'sourceHash' | 'targetHash'> {
  readonly asHtml: RowTexts;
  readonly asPlain: RowTexts;
}

/** What the reader of a format returns. */
export interface RowsOfFile {
  /** The fields of the file as it has them; empty if it has lost them. */
  readonly exportedAt: string;
  readonly exportedUnits: string;
  /** Null if only the rows have a language. */
  readonly language: TargetLanguage | null;
  readonly rows: readonly RowOfFile[];
  readonly problems: readonly FileProblem[];
}

/** The most characters of a text that a problem names. */
const namedCharacters = 80;

/**
 * Checks what all formats have in common: the language, the number of rows, and rows that have no id or belong elsewhere.
 * @throws {TranslationFileError} with the code `too-many-units`, `no-units` or `no-language`
 */
export function toTranslationFile(format: TranslationFormat, read: RowsOfFile): TranslationFile {
  if (read.rows.length > fileBounds.units)
    throw new TranslationFileError('too-many-units', { most: fileBounds.units });
  if (read.rows.length === 0) throw new TranslationFileError('no-units');
  const language = read.language ?? read.rows.find(({ key }) => key !== null)?.key?.language ?? null;
  if (language === null) throw new TranslationFileError('no-language');
  const problems = [...read.problems];
  const rows: TranslationRow[] = [];
  for (const { asHtml, asPlain, ...row } of read.rows) {
    const { key } = row;
    if (key !== null && key.language !== language) {
      problems.push({ code: 'other-language', row: row.row, language: key.language });
      continue;
    }
    const html = canonicalTexts(asHtml, 'html');
    const plain = canonicalTexts(asPlain, 'plain');
    if (key === null) {
      problems.push({ code: 'no-id', row: row.row, text: shorten(plain.source || plain.target) });
      rows.push({ ...row, ...html, asPlain: plain });
    } else rows.push({ ...row, ...(formatOfKey(key) === 'html' ? html : plain), asPlain: null });
  }
  return {
    format,
    language,
    exportedAt: readInstant(read.exportedAt),
    exportedUnits: /^\d{1,9}$/.test(read.exportedUnits) ? Number(read.exportedUnits) : null,
    rows,
    problems,
  };
}

function canonicalTexts({ source, target }: RowTexts, format: TranslatableFormat): RowTexts {
  return { source: canonicalText(source, format), target: canonicalText(target, format) };
}

function readInstant(text: string): string | null {
  const isInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/.test(text);
  return isInstant && !Number.isNaN(Date.parse(text)) ? text : null;
}

function shorten(text: string): string {
  return Array.from(text.slice(0, 2 * namedCharacters))
    .slice(0, namedCharacters)
    .join('');
}
