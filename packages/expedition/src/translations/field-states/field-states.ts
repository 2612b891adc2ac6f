import {
  translatedInto,
  translatableValue,
  type TargetLanguage,
  type TranslatableField,
} from '@cae-map/contract/entities/translations/translatable-fields';
import {
  translatableTables,
  translationStatuses,
  type TranslatableTable,
  type TranslationStatus,
} from '@cae-map/contract/enumerations';
import { isVisibleField } from '../status/field-values.ts';
import { statusOf } from '../status/status.ts';

/** A field of a record. */
export interface FieldAddress {
  readonly table: TranslatableTable;
  readonly id: number;
  /** The name of the field without a language, as in `translatableFields`. */
  readonly field: string;
}

/** The stored status of a field in a language. */
export interface StoredStatus extends FieldAddress {
  readonly language: TargetLanguage;
  readonly status: TranslationStatus;
}

/** A field with its translation into a language. */
export interface FieldState extends StoredStatus {
  readonly source: string;
  readonly target: string;
}

/** The fields of all records, and how many have each status. */
export interface FieldStates {
  readonly states: readonly FieldState[];
  readonly counts: Readonly<Record<TranslationStatus, number>>;
}

/** The records of some tables; each has the fields of its table and its id. */
export type RecordsByTable = Readonly<Partial<Record<TranslatableTable, readonly object[]>>>;

/** The field with the id of the records of a table. */
const idFields: Readonly<Record<TranslatableTable, string>> = {
  places: 'place_id',
  images: 'image_id',
  books: 'book_id',
  chapters: 'chapter_id',
  texts: 'text_id',
};

/**
 * The states of all fields that have a visible source or translation, or a suggestion, in the order of `translatableTables`, the records and their fields.
 * Linear in the number of fields; the values are those of the records, not copies.
 * @param rows the stored statuses, also of other languages and of fields that no longer exist
 */
export function fieldStates(
  records: RecordsByTable,
  rows: Iterable<StoredStatus>,
  language: TargetLanguage,
): FieldStates {
  const stored = indexRows(rows, language);
  const states: FieldState[] = [];
  const counts = noCounts();
  for (const table of translatableTables) {
    const fields = translatedInto(table, language).map((field) => ({
      field,
      statuses: stored.get(`${table} ${field.name}`),
    }));
    for (const record of records[table] ?? []) {
      const id = readId(record, table);
      if (id === null) continue;
      for (const { field, statuses } of fields) {
        const state = stateOf(record, field, { table, id, language }, statuses);
        if (state === null) continue;
        states.push(state);
        counts[state.status] += 1;
      }
    }
  }
  return { states, counts };
}

/** Counts the statuses of some states, such as those that a filter leaves. */
export function countStatuses(states: Iterable<FieldState>): Record<TranslationStatus, number> {
  const counts = noCounts();
  for (const { status } of states) counts[status] += 1;
  return counts;
}

/** A key that is equal for equal fields: `places:53:title`. */
export function fieldKey({ table, id, field }: FieldAddress): string {
  return `${table}:${id}:${field}`;
}

type StatusesById = ReadonlyMap<number, TranslationStatus>;

/** The statuses by the id of the record, in one map per field. */
function indexRows(
  rows: Iterable<StoredStatus>,
  language: TargetLanguage,
): ReadonlyMap<string, StatusesById> {
  const byField = new Map<string, Map<number, TranslationStatus>>();
  for (const row of rows) {
    if (row.language !== language) continue;
    const key = `${row.table} ${row.field}`;
    const known = byField.get(key);
    if (known === undefined) byField.set(key, new Map([[row.id, row.status]]));
    else known.set(row.id, row.status);
  }
  return byField;
}

function readId(record: object, table: TranslatableTable): number | null {
  const id: unknown = Reflect.get(record, idFields[table]);
  return typeof id === 'number' ? id : null;
}

function stateOf(
  record: object,
  field: TranslatableField,
  { table, id, language }: Pick<StoredStatus, 'table' | 'id' | 'language'>,
  statuses: StatusesById | undefined,
): FieldState | null {
  const source = translatableValue(record, field, 'ru');
  const target = translatableValue(record, field, language);
  const hasTranslation = isVisibleField(target, field.format);
  const status = statusOf(statuses?.get(id), hasTranslation);
  if (!hasTranslation && status !== 'needs_review' && !isVisibleField(source, field.format)) return null;
  return { table, id, field: field.name, language, status, source, target };
}

function noCounts(): Record<TranslationStatus, number> {
  const entries = translationStatuses.map((status) => [status, 0]);
  // `Object.fromEntries` loses the names of the properties.
  return Object.fromEntries(entries) as Record<TranslationStatus, number>;
}
