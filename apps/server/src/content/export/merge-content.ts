import { isDeepStrictEqual } from 'node:util';
import { chronicleBookId, contentPartSchema } from '@cae-map/contract/entities/content';
import { z } from 'zod';
import { chronicleText, StoredText } from './chronicle-text.ts';
import type { FileLists, FileRecord } from './content-format.ts';
import { linkTargets, removeDeadLinks } from './dead-links.ts';
import { listNames, type ListName } from './stored-content.ts';

/** The content files by name, in their order. */
export type ContentFiles = ReadonlyMap<string, FileLists>;
export type StoredLists = Readonly<Record<ListName, readonly FileRecord[]>>;

/** Reports something that the content files cannot express, as one line. */
export type ReportLoss = (line: string) => void;

export const idKeys: Readonly<Record<ListName, string>> = {
  chapters: 'chapter',
  places: 'place_id',
  texts: 'text_id',
  paintings: 'image_id',
  works: 'work_id',
  people: 'person_id',
};

/** Keys that a file may omit, with the value that this means. */
const optionalKeys: Readonly<Partial<Record<ListName, FileRecord>>> = {
  chapters: { book_id: chronicleBookId },
  places: { date_acc: null, content_todo: '', title_cn: '', sources: [] },
  texts: { date_format: 'YYYY-MM-DD', sources: [] },
  paintings: {
    inventory_number: '',
    height_cm: null,
    width_cm: null,
    technique_ru: '',
    technique_en: '',
    series_ru: '',
    series_en: '',
  },
};

/**
 * Changes the records of the content files to those of the database. An unchanged field keeps its form, and fields and records keep
 * their order, so that the difference shows what editors have changed. New records follow the record before them in the database;
 * deleted records are left out.
 */
export function mergeContent(files: ContentFiles, stored: StoredLists, report: ReportLoss): ContentFiles {
  const merged = new Map<string, Record<string, readonly FileRecord[]>>();
  for (const [file, lists] of files) merged.set(file, { ...lists });
  for (const list of listNames) mergeList(merged, list, stored[list], report);
  const targets = linkTargets(stored);
  for (const lists of merged.values())
    for (const list of ['texts', 'people'] as const) {
      const records = lists[list];
      if (records !== undefined)
        lists[list] = records.map((record) =>
          removeDeadLinks(record, targets, describeRecord(list, record), report),
        );
    }
  return merged;
}

/** The lists whose order in the files is that of their records. */
const orderedLists: ReadonlySet<ListName> = new Set(['works', 'people']);

function mergeList(
  files: Map<string, Record<string, readonly FileRecord[]>>,
  list: ListName,
  stored: readonly FileRecord[],
  report: ReportLoss,
): void {
  const idKey = idKeys[list];
  const storedById = new Map(stored.map((record) => [record[idKey], record]));
  const fileOfId = new Map<unknown, string>();
  for (const [file, lists] of files) {
    const kept = (lists[list] ?? []).flatMap((record) => {
      const current = storedById.get(record[idKey]);
      if (current === undefined) return [];
      fileOfId.set(record[idKey], file);
      return [mergeRecord(list, record, current, report)];
    });
    if (lists[list] !== undefined) lists[list] = kept;
  }
  const fallback = [...files].find(([, lists]) => lists[list] !== undefined)?.[0] ?? [...files.keys()][0];
  let previous: unknown;
  for (const record of stored) {
    const id = record[idKey];
    if (!fileOfId.has(id)) {
      const file = fileOfId.get(previous) ?? fallback ?? 'expedition.json';
      fileOfId.set(id, file);
      const lists = files.get(file) ?? {};
      files.set(file, lists);
      const records = lists[list] ?? [];
      const position = records.findIndex((candidate) => candidate[idKey] === previous) + 1;
      lists[list] = records.toSpliced(position, 0, resolveTexts(list, withoutDefaults(list, record), report));
    }
    previous = id;
  }
  if (orderedLists.has(list)) sortLists(files, list, stored);
}

/** Sorts the records of each file in the order of the database. */
function sortLists(
  files: Map<string, Record<string, readonly FileRecord[]>>,
  list: ListName,
  stored: readonly FileRecord[],
): void {
  const positions = new Map(stored.map((record, index) => [record[idKeys[list]], index]));
  const positionOf = (record: FileRecord): number => positions.get(record[idKeys[list]]) ?? 0;
  for (const lists of files.values())
    if (lists[list] !== undefined)
      lists[list] = lists[list].toSorted((one, other) => positionOf(one) - positionOf(other));
}

/** A record as reports name it. */
function describeRecord(list: ListName, record: FileRecord): string {
  return `${list}, ${idKeys[list]} ${String(record[idKeys[list]])}`;
}

function mergeRecord(list: ListName, record: FileRecord, stored: FileRecord, report: ReportLoss): FileRecord {
  const normalized = normalize(list, record);
  const kept = Object.entries(record).map(([key, value]) => {
    const isUnchanged = !(key in stored) || isSame(normalized, key, stored[key]);
    return [key, isUnchanged ? value : stored[key]] as const;
  });
  const added = Object.entries(withoutDefaults(list, stored)).filter(([key]) => !(key in record));
  return resolveTexts(list, Object.fromEntries([...kept, ...added]), report);
}

function isSame(record: FileRecord, key: string, stored: unknown): boolean {
  if (!(stored instanceof StoredText)) return isDeepStrictEqual(record[key], stored);
  const placeIds = z.array(z.number()).safeParse(record['place_ids']).data ?? [];
  return stored.isRenderedFrom(record[key], placeIds);
}

/** Converts the texts that are not as in the files. */
function resolveTexts(list: ListName, record: FileRecord, report: ReportLoss): FileRecord {
  const resolved = Object.entries(record).map(([key, value]) => {
    if (!(value instanceof StoredText)) return [key, value] as const;
    const { text, lostElements } = chronicleText(value.html);
    if (lostElements.length > 0)
      report(`${describeRecord(list, record)}: the elements ${lostElements.join(', ')} of ${key}`);
    return [key, text] as const;
  });
  return Object.fromEntries(resolved);
}

/** The record as the server reads it, for example with the words of sizes in lower case. */
function normalize(list: ListName, record: FileRecord): FileRecord {
  const parsed = contentPartSchema.safeParse({ [list]: [record] });
  const [normalized] = parsed.success ? parsed.data[list] : [];
  return { ...(normalized ?? record) };
}

function withoutDefaults(list: ListName, record: FileRecord): FileRecord {
  const defaults = optionalKeys[list] ?? {};
  return Object.fromEntries(
    Object.entries(record).filter(
      ([key, value]) => !(key in defaults && isDeepStrictEqual(defaults[key], value)),
    ),
  );
}
