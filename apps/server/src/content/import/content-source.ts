import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { contentPartSchema } from '@cae-map/contract/entities/content';
import { RequestError } from '../../responses/request-error.ts';
import { findReferenceViolations } from '../check-references.ts';
import type { Content, FromFile } from '../content.ts';
import { chronicleText, StoredText } from '../export/chronicle-text.ts';
import type { FileRecord } from '../export/content-format.ts';
import { idKeys } from '../export/merge-content.ts';
import { listNames, type ListName, type StoredContent } from '../export/stored-content.ts';
import { parseContentFile } from '../read-content.ts';
import { decodeText, requireNoEscapedNul } from './decode-text.ts';
import { throwIfAny } from './plan-places.ts';

/** The content files of an import by name. */
export type ContentSource = ReadonlyMap<string, ReturnType<typeof parseContentFile>>;

/** In bytes. */
const maxFileBytes = 64 * 1024 * 1024;
/** The file of records that are not in the imported files. */
const databaseFile = 'the database';

/** The content files of a folder. */
export interface ContentFolder {
  /** The folder, or `expedition` in it. */
  readonly folder: string;
  readonly names: readonly string[];
}

/** Finds the content files of a folder, or of `expedition` in it; undefined if there are none. */
export function findContentFiles(folder: string): ContentFolder | undefined {
  const nested = path.join(folder, 'expedition');
  const source = statSync(nested, { throwIfNoEntry: false })?.isDirectory() ? nested : folder;
  const names = readdirSync(source).filter((name) => name.endsWith('.json'));
  return names.length === 0 ? undefined : { folder: source, names: names.sort() };
}

/**
 * Reads the content files of a folder, or of `expedition` in it.
 * @returns undefined for a folder without content files
 */
export function readContentFolder(folder: string): ContentSource | undefined {
  const found = findContentFiles(folder);
  return (
    found &&
    new Map(
      found.names.map((name) => [name, readContentFile(name, readBounded(path.join(found.folder, name)))]),
    )
  );
}

/**
 * Parses a content file.
 * @throws {RequestError} for JSON with an escaped NUL character
 * @throws {StartError} for content that `parseContentFile` rejects
 */
export function readContentFile(name: string, text: string): ReturnType<typeof parseContentFile> {
  requireNoEscapedNul(name, text);
  return parseContentFile(name, text);
}

/**
 * Reads a text file.
 * @throws {RequestError} for a file that is too large, or whose encoding `decodeText` does not support
 */
export function readBounded(file: string): string {
  return decodeText(path.basename(file), readBoundedBytes(file));
}

/**
 * Reads a file of at most `maxFileBytes`.
 * @throws {RequestError} for a larger file
 */
export function readBoundedBytes(file: string): Buffer {
  const { size } = statSync(file);
  if (size > maxFileBytes)
    throw new RequestError('payload_too_large', `${file} is larger than ${maxFileBytes / 1024 / 1024} MB.`);
  return readFileSync(file);
}

/**
 * The content as it would be after the import: the imported records, and those of the database that the files do not have.
 * @throws {RequestError} with one line for each reference of an imported record that leads nowhere, and for duplicate ids
 */
export function combineContent(source: ContentSource, stored: StoredContent): Content {
  const combined = Object.fromEntries(
    listNames.map((list) => {
      const imported = [...source].flatMap(([file, part]) =>
        (part[list] as readonly object[]).map((record) => ({ ...record, file })),
      );
      const ids = new Set(imported.map((record) => Reflect.get(record, idKeys[list]) as unknown));
      const others = stored.lists[list]
        .filter((record) => !ids.has(record[idKeys[list]]))
        .flatMap((record) => parseStored(list, record));
      return [list, [...imported, ...others]];
    }),
  ) as unknown as Content;
  // What is wrong in the database already is no reason to reject an import.
  throwIfAny(findReferenceViolations(combined).filter((line) => !line.startsWith(`${databaseFile}:`)));
  return combined;
}

function parseStored(list: ListName, record: FileRecord): FromFile<object>[] {
  const texts = Object.entries(record).map(([key, value]) => [
    key,
    value instanceof StoredText ? chronicleText(value.html).text : value,
  ]);
  const parsed = contentPartSchema.safeParse({ [list]: [Object.fromEntries(texts)] });
  return parsed.success ? parsed.data[list].map((entry) => ({ ...entry, file: databaseFile })) : [];
}
