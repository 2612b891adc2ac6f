import type { FieldReference } from '@cae-map/contract/entities/translations/field-reference';
import type { Suggestion } from '@cae-map/contract/entities/translations/suggestion';
import type { translationSuggestions } from '../../../database/schema.ts';
import type { NameOf } from '../users.ts';

/** A stored suggestion. */
export type SuggestionRow = typeof translationSuggestions.$inferSelect;

/** Presents a suggestion to a caller. */
export function presentSuggestion(
  row: SuggestionRow,
  { source_table, source_id, field, language }: FieldReference,
  { nameOf, callerId }: { readonly nameOf: NameOf; readonly callerId: number },
): Suggestion {
  return {
    suggestion_id: row.suggestion_id,
    source_table,
    source_id,
    field,
    language,
    author: nameOf(row.author_id),
    is_own: row.author_id === callerId,
    value: row.value,
    source_text: row.source_text,
    target_text: row.target_text,
    state: row.state,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    decided_by: nameOf(row.decided_by),
    decided_at: row.decided_at?.toISOString() ?? null,
    applied: row.applied,
    note: row.note,
    version: row.version,
  };
}
