import { and, count, eq, sql } from 'drizzle-orm';
import { translationSuggestions } from '../../../database/schema.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { storeEvent, type LockedField } from '../fields/field-write.ts';
import type { SaveContext } from '../fields/written-field.ts';
import { findOpenSuggestion } from './close-suggestion.ts';

/** The most suggestions of a user that wait for review. */
export const maxOpenSuggestions = 500;

/**
 * Stores the suggestion of a user for a field: a new one, or the one that the user has changed before its review.
 * @throws {RequestError} `conflict` if the suggestion of another user waits for review
 */
export async function storeSuggestion(
  { transaction, caller }: SaveContext,
  locked: LockedField,
  value: string,
): Promise<void> {
  const { row, texts } = locked;
  const open = row && (await findOpenSuggestion(transaction, row.translation_id));
  if (open !== undefined && open.author_id !== caller.userId)
    throw new RequestError(
      'conflict',
      'The suggestion of another user waits for review: comment on it instead.',
    );
  const values = { value, source_text: texts.source, target_text: texts.target };
  if (open !== undefined) {
    await transaction
      .update(translationSuggestions)
      .set({ ...values, version: sql`${translationSuggestions.version} + 1`, updated_at: sql`now()` })
      .where(eq(translationSuggestions.suggestion_id, open.suggestion_id));
    return;
  }
  const [own] = await transaction
    .select({ count: count() })
    .from(translationSuggestions)
    .where(
      and(eq(translationSuggestions.author_id, caller.userId), eq(translationSuggestions.state, 'open')),
    );
  if ((own?.count ?? 0) >= maxOpenSuggestions)
    throw new RequestError(
      'too_many_requests',
      `${maxOpenSuggestions} of your suggestions wait for review: wait until some are decided.`,
      { retryAfterSeconds: 3600 },
    );
  const stored = await storeEvent(transaction, locked, { type: 'suggest' });
  await transaction
    .insert(translationSuggestions)
    .values({ translation_id: stored.translation_id, author_id: caller.userId, ...values });
}
