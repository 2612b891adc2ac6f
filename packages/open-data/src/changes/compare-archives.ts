import { z } from 'zod';
import { dictionary } from '../dictionary/tables.ts';
import { tableNames, type TableName } from '../dictionary/table.ts';
import { readFiles } from '../verify/verify-archive.ts';

/** A field whose value is another one. */
export interface ChangedField {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A record that is in both archives with other values. */
export interface ChangedRecord {
  readonly record: DataRecord;
  readonly fields: readonly ChangedField[];
}

type DataRecord = Readonly<Record<string, unknown>>;

/** The changes of a table. */
export interface TableChanges {
  readonly table: TableName;
  readonly added: readonly DataRecord[];
  readonly changed: readonly ChangedRecord[];
  readonly removed: readonly DataRecord[];
}

/** What has changed between two archives. */
export interface ArchiveChanges {
  readonly from: string;
  readonly to: string;
  /** Only tables with changes. */
  readonly tables: readonly TableChanges[];
}

const recordsSchema = z.array(z.record(z.string(), z.unknown()));
const versionSchema = z.object({ version: z.string() });

/**
 * Compares the records of two archives.
 * @returns the name of the archive that cannot be read, or the changes
 */
export function compareArchives(
  before: Uint8Array,
  after: Uint8Array,
): ArchiveChanges | { readonly unreadable: 'old' | 'new' } {
  const [old, current] = [readTables(before), readTables(after)];
  if (old === null) return { unreadable: 'old' };
  if (current === null) return { unreadable: 'new' };
  const tables = tableNames
    .map((name) => compareTable(name, old.tables.get(name) ?? [], current.tables.get(name) ?? []))
    .filter(({ added, changed, removed }) => added.length + changed.length + removed.length > 0);
  return { from: old.version, to: current.version, tables };
}

interface ArchiveTables {
  readonly version: string;
  readonly tables: ReadonlyMap<TableName, readonly DataRecord[]>;
}

function readTables(bytes: Uint8Array): ArchiveTables | null {
  const files = readFiles(bytes);
  const parse = (path: string): unknown => {
    const content = files?.get(path);
    try {
      return content === undefined ? undefined : JSON.parse(new TextDecoder().decode(content));
    } catch {
      return undefined;
    }
  };
  const described = versionSchema.safeParse(parse('datapackage.json'));
  if (!described.success) return null;
  const tables = tableNames.flatMap((name) => {
    const records = recordsSchema.safeParse(parse(`json/${name}.json`));
    return records.success ? [[name, records.data] as const] : [];
  });
  return tables.length === 0 ? null : { version: described.data.version, tables: new Map(tables) };
}

function compareTable(
  table: TableName,
  before: readonly DataRecord[],
  after: readonly DataRecord[],
): TableChanges {
  const keyOf = keyOfTable(table);
  const old = new Map(before.map((record) => [keyOf(record), record]));
  const current = new Map(after.map((record) => [keyOf(record), record]));
  return {
    table,
    added: [...current].flatMap(([key, record]) => (old.has(key) ? [] : [record])),
    removed: [...old].flatMap(([key, record]) => (current.has(key) ? [] : [record])),
    changed: [...current].flatMap(([key, record]) => {
      const fields = changedFields(old.get(key) ?? record, record);
      return fields.length === 0 ? [] : [{ record, fields }];
    }),
  };
}

/** A record without a key is known by all its values: a change removes one and adds another. */
function keyOfTable(table: TableName): (record: DataRecord) => string {
  const { key } = dictionary[table];
  return (record) => JSON.stringify(key === null ? record : record[key]);
}

function changedFields(before: DataRecord, after: DataRecord): ChangedField[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((field) => {
    const change = { field, before: before[field] ?? null, after: after[field] ?? null };
    return JSON.stringify(change.before) === JSON.stringify(change.after) ? [] : [change];
  });
}
