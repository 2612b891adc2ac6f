import type { FieldReference } from '@cae-map/contract/entities/translations/field-reference';
import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import { createDraftStore, type DraftStore } from '../../../lib/editing/create-draft-store.ts';
import type { DraftOwner } from '../../../lib/editing/drafts/stored-draft.ts';

/** A field as the editor has opened it. */
export interface EditedField {
  readonly id: number;
  readonly version: number;
  readonly source: string;
  /** The text that the editor begins with: the own suggestion that waits, or the translation. */
  readonly target: string;
}

export type FieldDrafts = DraftStore<EditedField, 'target'>;

/** The drafts of each field of a table in a language. A field has one draft per record, as the fields of a record have. */
const stores = new Map<string, FieldDrafts>();

/** The store of the drafts of a field. */
export function fieldDrafts(reference: FieldReference): FieldDrafts {
  const entity = entityOf(reference);
  const known =
    stores.get(entity) ?? createDraftStore<EditedField, 'target'>({ entity, readId: ({ id }) => id });
  stores.set(entity, known);
  return known;
}

/** Under whom and what the draft of a field is stored. */
export function draftOwner(reference: FieldReference, userId: number): DraftOwner {
  return { userId, entity: entityOf(reference), id: reference.source_id };
}

/** The field as it is edited. */
export function toEdited({ source_id, version, source, target, suggestion }: TranslationDetail): EditedField {
  const isOwn = suggestion !== null && suggestion.is_own;
  return { id: source_id, version, source, target: isOwn ? suggestion.value : target };
}

function entityOf({ source_table, field, language }: FieldReference): string {
  return `translation ${source_table} ${field} ${language}`;
}
