import { hasCapability } from '@cae-map/contract/roles';
import type { Suggestion } from '@cae-map/contract/entities/translations/suggestion';
import { translationBounds } from '@cae-map/contract/entities/translations/translation-bounds';
import { desc, eq, sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Orm } from '../../../database/connection.ts';
import { translations, translationSuggestions } from '../../../database/schema.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { privateReadRoute } from '../../../writes/private-read-route.ts';
import { writeRoute } from '../../../writes/write-route.ts';
import { storeEvent, writeTarget } from '../fields/field-write.ts';
import { cleanTarget, lockReferenced, presentField, storeSaved } from '../fields/written-field.ts';
import { requireCaller } from '../require-caller.ts';
import { findTranslation } from '../states/find-translation.ts';
import type { TranslationsOptions } from '../translations-options.ts';
import { readNames } from '../users.ts';
import { closeSuggestion } from './close-suggestion.ts';
import { presentSuggestion, type SuggestionRow } from '../states/present-suggestion.ts';

/** The calls about suggestions: their lists, the decision of a reviewer, and the withdrawal by the author. */
export const suggestionRoutes: FastifyPluginAsync<TranslationsOptions> = async (app, { kinds }) => {
  const tag = 'translations';

  privateReadRoute(
    app,
    'listSuggestions',
    async ({ orm, caller, parameters: { whose } }) => {
      if (whose === 'open' && !hasCapability(caller.role, 'translations.approve'))
        throw new RequestError('forbidden', 'Only those who may approve translations read all suggestions.');
      return await listSuggestions(orm, whose, caller.userId);
    },
    { tag, summary: 'The suggestions of the caller, or those that wait for review' },
  );

  writeRoute(
    app,
    'decideSuggestion',
    {
      load: ({ transaction, parameters }) => lockSuggestion(transaction, parameters.suggestion_id),
      presentConflict: ({ state, version }) => ({ state, version }),
      async act(context, suggestion) {
        const { transaction, body } = context;
        const save = { transaction, caller: requireCaller(context.caller), kinds };
        requireOpen(suggestion);
        const row = await findTranslation(transaction, suggestion.translation_id);
        const locked = await lockReferenced(save, row);
        if (locked === undefined)
          throw new RequestError('conflict', 'The record has been deleted: restore it first.');
        if (body.decision === 'decline') {
          await closeSuggestion(save, locked, { applied: null, note: body.note });
          await storeEvent(transaction, locked, { type: 'decline' });
          return await presentField(save, locked.reference);
        }
        const value = cleanTarget(locked, body.value ?? suggestion.value);
        const written = await writeTarget(transaction, kinds, locked, { value, caller: save.caller });
        await closeSuggestion(save, written, { applied: value, note: body.note });
        await storeSaved(transaction, written, {
          caller: save.caller,
          approve: body.approve,
          authorId: suggestion.author_id,
        });
        return await presentField(save, locked.reference);
      },
    },
    { tag, summary: 'Accepts a suggestion, as it was sent or amended, or declines it' },
  );

  writeRoute(
    app,
    'withdrawSuggestion',
    {
      load: ({ transaction, parameters }) => lockSuggestion(transaction, parameters.suggestion_id),
      policy: (caller, suggestion) => caller !== null && suggestion.author_id === caller.userId,
      async act({ transaction, caller }, suggestion) {
        requireOpen(suggestion);
        const row = await findTranslation(transaction, suggestion.translation_id);
        const locked = await lockReferenced({ transaction, kinds }, row);
        await transaction
          .update(translationSuggestions)
          .set({
            state: 'withdrawn',
            decided_by: requireCaller(caller).userId,
            decided_at: sql`now()`,
            version: sql`${translationSuggestions.version} + 1`,
          })
          .where(eq(translationSuggestions.suggestion_id, suggestion.suggestion_id));
        if (locked !== undefined) await storeEvent(transaction, locked, { type: 'decline' });
        return null;
      },
    },
    { tag, summary: 'Withdraws a suggestion of the caller' },
  );
};

/** Locks a suggestion before its record, as the order of locks has proposals before records. */
async function lockSuggestion(transaction: Orm, id: number): Promise<SuggestionRow | undefined> {
  const [suggestion] = await transaction
    .select()
    .from(translationSuggestions)
    .where(eq(translationSuggestions.suggestion_id, id))
    .for('no key update');
  return suggestion;
}

/** @throws {RequestError} `already_decided` */
function requireOpen({ state }: SuggestionRow): void {
  if (state !== 'open') throw new RequestError('already_decided', `The suggestion is already ${state}.`);
}

async function listSuggestions(orm: Orm, whose: 'own' | 'open', callerId: number): Promise<Suggestion[]> {
  const rows = await orm
    .select({ suggestion: translationSuggestions, translation: translations })
    .from(translationSuggestions)
    .innerJoin(translations, eq(translations.translation_id, translationSuggestions.translation_id))
    .where(
      whose === 'own'
        ? eq(translationSuggestions.author_id, callerId)
        : eq(translationSuggestions.state, 'open'),
    )
    .orderBy(desc(translationSuggestions.suggestion_id))
    .limit(translationBounds.listed);
  const nameOf = await readNames(
    orm,
    rows.flatMap(({ suggestion }) => [suggestion.author_id, suggestion.decided_by]),
  );
  return rows.map(({ suggestion, translation }) =>
    presentSuggestion(suggestion, translation, { nameOf, callerId }),
  );
}
