import type { RecordKindFields } from '@cae-map/contract/entities/editing/record-kinds';
import { getTableColumns, type InferSelectModel, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Orm } from '../../database/connection.ts';
import { cleanHtmlFields } from '../../lib/clean-html.ts';
import { findRecords } from './find-records.ts';
import { applySelection, type RecordKind, type RecordRow, type RecordTable } from './record-kind.ts';

interface TableKindOptions<Table extends RecordTable, Values extends object, Schema extends z.ZodObject>
  extends
    Pick<
      RecordKind<Row<Table>, Values>,
      'contract' | 'html' | 'check' | 'checkDeleted' | 'checkRestored' | 'complete' | 'derive' | 'isReadAgain'
    >,
    Partial<Pick<RecordKind<Row<Table>, Values>, 'steps'>> {
  readonly contract: RecordKindFields;
  readonly table: Table;
  /** What editors read besides the columns, such as the title of a place: subqueries, because rows of joins cannot be locked. */
  readonly computed?: Readonly<Record<string, SQL.Aliased | SQL>>;
  /** What editors read. */
  readonly schema: Schema;
}

type Row<Table extends RecordTable> = InferSelectModel<Table> & RecordRow;

/** A kind whose records have the columns of their table, and subqueries. */
export function tableKind<Table extends RecordTable, Values extends object, Schema extends z.ZodObject>({
  schema,
  computed = {},
  ...kind
}: TableKindOptions<Table, Values, Schema>): RecordKind<Row<Table>, Values, z.output<Schema>> {
  const { table, html } = kind;
  return {
    steps: [],
    ...kind,
    async select(orm, selection) {
      const columns = { ...getTableColumns<RecordTable>(table), ...computed };
      const selected = orm.select(columns).from<RecordTable>(table).$dynamic();
      // The columns of the table, which the query builder does not infer for any table.
      const rows = (await applySelection(selected, table, selection)) as Row<Table>[];
      return rows.map((row) => kind.complete?.(row) ?? row);
    },
    present: (row) => schema.parse(presentColumns(html === null ? row : cleanHtmlFields(html, row))),
  };
}

/** The columns of a row as the contract has them: timestamps are ISO 8601 in UTC. */
function presentColumns(row: object): object {
  const columns = Object.entries(row).map(([name, value]: [string, unknown]) => [
    name,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(columns);
}

/** The records of a kind as visitors read them: the columns that are fields of the schema. */
export async function listForVisitors<Loaded extends RecordRow, Schema extends z.ZodObject>(
  orm: Orm,
  kind: RecordKind<Loaded>,
  schema: Schema,
): Promise<z.output<Schema>[]> {
  const { html } = kind;
  return (await findRecords(orm, kind)).map((record) =>
    schema.parse(presentColumns(html === null ? record : cleanHtmlFields(html, record))),
  );
}
