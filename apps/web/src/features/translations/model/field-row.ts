import { fieldKey } from '@cae-map/contract/entities/translations/field-reference';
import {
  findTranslatableField,
  translatableValue,
  type TranslatableField,
} from '@cae-map/contract/entities/translations/translatable-fields';
import type { TranslationRecord } from '@cae-map/contract/entities/translations/translation';
import type { TranslatableTable, TranslationStatus, VisitedOn } from '@cae-map/contract/enumerations';
import { readMarkedText } from '@cae-map/expedition/sentences/marked-text';
import type { TextInLanguages } from '@cae-map/expedition/texts/titles';
import { foldForSearch } from './row-search.ts';

/** What the lists show of a record besides its fields. */
export interface RowRecord {
  readonly record: object;
  readonly title: TextInLanguages;
  readonly section: VisitedOn | null;
  readonly bookId: number | null;
  readonly chapterId: number | null;
}

/** A field of a record with its translation into a language, as the lists show it. */
export interface FieldRow {
  /** As `fieldKey` of the contract. */
  readonly key: string;
  /** Its position among all rows, from 1. */
  readonly id: number;
  readonly state: TranslationRecord;
  readonly field: TranslatableField;
  readonly title: TextInLanguages;
  readonly section: VisitedOn | null;
  readonly bookId: number | null;
  readonly chapterId: number | null;
  /** As the record has them: HTML for a field with this format. */
  readonly source: string;
  readonly target: string;
  /** The characters that are shown of both. */
  readonly shown: { readonly source: string; readonly target: string };
  /** The title, the source and the translation for the search. */
  readonly folded: string;
}

/** The records of each table by their ids. */
export type RowRecords = Readonly<Record<TranslatableTable, ReadonlyMap<number, RowRecord>>>;

/**
 * Joins the states of fields with the texts of their records. Fields that the server derives are left out, because they are not translated, and
 * those of records that visitors do not see, because their texts are not loaded.
 */
export function buildRows(states: readonly TranslationRecord[], records: RowRecords): FieldRow[] {
  const rows: FieldRow[] = [];
  for (const state of states) {
    const field = findTranslatableField(state.source_table, state.field);
    const found = records[state.source_table].get(state.source_id);
    if (field === undefined || field.isDerived === true || found === undefined) continue;
    const { record, ...rest } = found;
    const source = translatableValue(record, field, 'ru');
    const target = translatableValue(record, field, state.language);
    rows.push({
      ...rest,
      ...textsOf(rest.title, field, { source, target }),
      ...identify(state, rows),
      field,
    });
  }
  return rows;
}

function identify(
  state: TranslationRecord,
  rows: readonly FieldRow[],
): Pick<FieldRow, 'key' | 'id' | 'state'> {
  return { key: fieldKey(state), id: rows.length + 1, state };
}

/** The row with another state and other texts, as a save has returned them. */
export function updateRow(row: FieldRow, state: TranslationRecord, source: string, target: string): FieldRow {
  return { ...row, ...textsOf(row.title, row.field, { source, target }), state };
}

function textsOf(
  title: TextInLanguages,
  { format }: TranslatableField,
  { source, target }: { readonly source: string; readonly target: string },
): Pick<FieldRow, 'source' | 'target' | 'shown' | 'folded'> {
  const show = (value: string): string => (format === 'html' ? readMarkedText(value).text : value);
  const shown = { source: show(source), target: show(target) };
  const folded = foldForSearch([title.ru, title.en, shown.source, shown.target].join('\n'));
  return { source, target, shown, folded };
}

/** The statuses of fields that someone has to translate or to check. */
export const openStatuses: readonly TranslationStatus[] = ['missing', 'needs_update', 'needs_review'];
