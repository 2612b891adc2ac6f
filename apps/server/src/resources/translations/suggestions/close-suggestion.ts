import type { SuggestionState } from '@cae-map/contract/entities/translations/suggestion-states';
import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { translationSuggestions } from '../../../database/schema.ts';
import type { LockedField } from '../fields/field-write.ts';
import type { SaveContext } from '../fields/written-field.ts';
import type { SuggestionRow } from '../states/present-suggestion.ts';

/** The suggestion that waits for review; the state of its translation is locked. */
export async function findOpenSuggestion(
  transaction: Orm,
  translationId: number,
): Promise<SuggestionRow | undefined> {
  const [open] = await transaction
    .select()
    .from(translationSuggestions)
    .where(
      and(eq(translationSuggestions.translation_id, translationId), eq(translationSuggestions.state, 'open')),
    );
  return open;
}

/** What became of a suggestion. */
export interface Outcome {
  /** The translation that was written; null if the suggestion was declined. */
  readonly applied: string | null;
  /** What the reviewer tells the author. */
  readonly note: string;
}

/** Closes the suggestion of a field that waits for review, if there is one, so that its author learns what became of it. */
export async function closeSuggestion(
  { transaction, caller }: Pick<SaveContext, 'transaction' | 'caller'>,
  { row }: Pick<LockedField, 'row'>,
  { applied, note }: Outcome,
): Promise<SuggestionRow | undefined> {
  const open = row && (await findOpenSuggestion(transaction, row.translation_id));
  if (open === undefined) return undefined;
  await transaction
    .update(translationSuggestions)
    .set({
      state: stateOf(open, applied),
      applied,
      note,
      decided_by: caller.userId,
      decided_at: sql`now()`,
      updated_at: sql`now()`,
      version: sql`${translationSuggestions.version} + 1`,
    })
    .where(eq(translationSuggestions.suggestion_id, open.suggestion_id));
  return open;
}

function stateOf({ value }: SuggestionRow, applied: string | null): SuggestionState {
  if (applied === null) return 'declined';
  return applied === value ? 'accepted' : 'amended';
}
