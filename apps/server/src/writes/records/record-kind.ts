import type { RecordKindFields } from '@cae-map/contract/entities/editing/record-kinds';
import type { HtmlTable } from '@cae-map/contract/html-fields';
import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../../database/connection.ts';
import type { ChangeAction } from '../../database/values.ts';

/** The columns of every record; see `revision` of the schema of the database. */
export interface RecordRow {
  readonly version: number;
  readonly updated_at: Date;
  readonly updated_by: number | null;
  readonly deleted_at: Date | null;
}

/** A table of records. */
export type RecordTable = PgTable & { readonly [Name in keyof RecordRow]: PgColumn };

/** Which records are selected, in which order, and whether their rows are locked. */
export interface RecordSelection {
  readonly condition: SQL | undefined;
  readonly order: readonly SQL[];
  readonly isLocked: boolean;
  /** The most records; all by default. */
  readonly limit?: number | undefined;
}

/** A change of one record of a kind. */
export interface ChangedRecord<Loaded extends RecordRow> {
  readonly action: ChangeAction;
  readonly id: number;
  /** Null where the record does not exist: before it is added or restored, and after its deletion. */
  readonly before: Loaded | null;
  readonly after: Loaded | null;
  /** The fields that differ; those with a value for a record that is added. */
  readonly changedFields: ReadonlySet<string>;
}

/** Runs after a change. The type of a method, which is bivariant, so that functions for all kinds accept it. */
export type RecordStep<Loaded extends RecordRow> = {
  follow(transaction: Orm, change: ChangedRecord<Loaded>): Promise<void>;
}['follow'];

/** What a write is about to change. */
export interface PlannedChange<Loaded extends RecordRow, Values extends object> {
  /** Null for a record that is added. */
  readonly before: Loaded | null;
  readonly values: Partial<Values>;
}

/**
 * A kind of records with a version and a history, as data for the functions of this folder: a resource declares it, and its calls, the
 * import of content and the corrections of visitors write by it.
 *
 * `Loaded` is a row with the computed fields that editors read, `Values` are the columns of a new record, and `Revision` is the record that
 * editors receive.
 */
export interface RecordKind<
  Loaded extends RecordRow = RecordRow,
  Values extends object = object,
  Revision extends object = object,
> {
  /** The name, the key, the positions and the fields of the kind in the contract. */
  readonly contract: RecordKindFields;
  readonly table: RecordTable;
  /** The table in `htmlFields` of the contract; null for records without HTML. */
  readonly html: HtmlTable | null;
  /** Selects records, see `applySelection`. */
  select(orm: Orm, selection: RecordSelection): Promise<Loaded[]>;
  /** Completes a row with what `select` adds from its own columns, such as texts that are as shipped. */
  complete?(row: Loaded): Loaded;
  /** Presents a record to editors. */
  present(loaded: Loaded): Revision;
  /**
   * Validates fields that depend on each other, and references to other records, which the schema of a call cannot validate.
   * @throws {RequestError} `invalid_request` with the field to correct
   */
  check?(transaction: Orm, changes: readonly PlannedChange<Loaded, Values>[]): Promise<void>;
  /**
   * Validates that a record can be deleted.
   * @throws {RequestError} `conflict` with the reason
   */
  checkDeleted?(transaction: Orm, record: Loaded): Promise<void>;
  /**
   * Validates the references of a deleted record to others, which may have been deleted since.
   * @throws {RequestError} `conflict` with the record to restore first
   */
  checkRestored?(transaction: Orm, deleted: Loaded): Promise<void>;
  /**
   * Computes the values that follow from others and are written with them. Values that the writer names itself stay.
   * @param change with the values of a new record, or those that differ; HTML is cleaned
   */
  derive?(transaction: Orm, change: PlannedChange<Loaded, Values>): Promise<Partial<Values>>;
  /**
   * Run in order after every change of a record, in the same transaction: they update rows that are derived from the record, or mark other
   * records as out of date. The row of the record is locked.
   */
  readonly steps: readonly RecordStep<Loaded>[];
  /** Whether the steps have changed what editors read besides the row, which is then read again for the response; never by default. */
  isReadAgain?(change: ChangedRecord<Loaded>): boolean;
}

/** The column with the id of a record. */
export function idColumn({ contract, table }: RecordKind): PgColumn {
  return columnOf(table, contract.key);
}

/** @throws {Error} if the table has no such column */
export function columnOf(table: RecordTable, name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (column === undefined) throw new Error(`the table has no column ${name}`);
  return column;
}

/** The id of a loaded record. */
export function idOf({ contract }: RecordKind, loaded: RecordRow): number {
  return Number(Reflect.get(loaded, contract.key));
}

/**
 * Applies a selection to the query of a kind. Rows are locked so that rows that only refer to them, such as the new image of a place, can
 * be written meanwhile.
 */
export function applySelection<Query extends PgSelect>(
  query: Query,
  table: RecordTable,
  { condition, order, isLocked, limit }: RecordSelection,
): Query {
  const ordered = query.where(condition).orderBy(...order);
  const selected = limit === undefined ? ordered : ordered.limit(limit);
  return isLocked ? selected.for('no key update', { of: table }) : selected;
}
