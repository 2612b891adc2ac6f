import type { Comparison } from '../compare/comparison.ts';
import type { TranslationFile, TranslationFormat } from '../model/translation-file.ts';
import type { TranslationDocument, TranslationUnit } from '../model/translation-unit.ts';
import { readTranslationFile } from '../read-translation-file.ts';
import { writeTranslationFile } from '../write-translation-file.ts';
import { aDocument } from './units.ts';

export const writeOptions = { interfaceLanguage: 'ru', origin: 'https://example.org' } as const;

/** Writes a document and returns its bytes. */
export async function bytesOf(document: TranslationDocument, format: TranslationFormat): Promise<Uint8Array> {
  return (await writeTranslationFile(document, format, writeOptions)).bytes;
}

/** Writes units and reads the file. */
export async function rewrite(
  units: readonly TranslationUnit[],
  format: TranslationFormat,
): Promise<TranslationFile> {
  return readTranslationFile(await bytesOf(aDocument(...units), format), `translations.${format}`);
}

/** A comparison in which nothing has changed. */
export function unchangedComparison(count: number): Comparison {
  return {
    changes: [],
    unchanged: count,
    outdated: [],
    conflicts: [],
    missing: [],
    doubled: [],
    unknown: [],
    notRecognised: [],
  };
}

/** The key and the translation of each change. */
export function changesOf({ changes }: Comparison): readonly (readonly [title: string, after: string])[] {
  return changes.map(({ unit, after }) => [`${unit.table}.${unit.id}.${unit.field}`, after]);
}
