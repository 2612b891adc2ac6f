import type { FastifyPluginAsync } from 'fastify';
import { RequestError } from '../../../responses/request-error.ts';
import { fieldKey } from '@cae-map/contract/entities/translations/field-reference';
import type { TranslationDetail } from '@cae-map/contract/entities/translations/translation';
import { loadNothing, writeRoute, type WriteContext } from '../../../writes/write-route.ts';
import type { WriteCallName } from '@cae-map/contract/api/calls';
import { requireCaller } from '../require-caller.ts';
import { findTranslation } from '../states/find-translation.ts';
import { closeSuggestion } from '../suggestions/close-suggestion.ts';
import type { TranslationsOptions } from '../translations-options.ts';
import { storeEvent, type LockedField } from '../fields/field-write.ts';
import { saveTranslation } from './save-translation.ts';
import { lockReferenced, presentField, storeSaved, type SaveContext } from '../fields/written-field.ts';

/** The calls that change translations and their states. */
export const editRoutes: FastifyPluginAsync<TranslationsOptions> = async (app, { kinds }) => {
  const tag = 'translations';
  const toContext = <Name extends WriteCallName>({
    transaction,
    caller,
  }: WriteContext<Name>): SaveContext => ({
    transaction,
    caller: requireCaller(caller),
    kinds,
  });

  /** Locks the field of a stored state by its id. */
  async function lockById(context: SaveContext, id: number): Promise<LockedField | undefined> {
    return await lockReferenced(context, await findTranslation(context.transaction, id));
  }

  writeRoute(
    app,
    'saveTranslation',
    {
      load: (context) => lockReferenced(toContext(context), context.parameters),
      async act(context, locked) {
        const save = toContext(context);
        await saveTranslation(save, locked, context.body);
        return await presentField(save, locked.reference);
      },
    },
    { tag, summary: 'Saves a translation; of a user who may not approve it waits for review' },
  );

  writeRoute(
    app,
    'saveTranslations',
    {
      load: loadNothing,
      async act(context) {
        const save = toContext(context);
        const result = { saved: 0, suggested: 0, conflicts: [] as TranslationDetail[] };
        // In the order of all locks of records, so that two writes cannot block each other.
        const ordered = context.body.changes.toSorted((one, other) => orderOf(one) - orderOf(other));
        const keys = ordered.map(({ reference }) => fieldKey(reference));
        if (new Set(keys).size < keys.length)
          throw new RequestError('invalid_request', 'changes: must not name a field twice');
        for (const { reference, value, seen } of ordered) {
          const locked = await lockReferenced(save, reference);
          if (locked === undefined)
            throw new RequestError(
              'not_found',
              `There is no record ${reference.source_id} of ${reference.source_table}: nothing was saved.`,
            );
          try {
            result[await saveTranslation(save, locked, { value, seen, approve: false })] += 1;
          } catch (error) {
            if (!(error instanceof RequestError) || !isOfOneField(error)) throw error;
            result.conflicts.push(await presentField(save, reference));
          }
        }
        return result;
      },
    },
    { tag, summary: 'Saves translations in one step; those that have changed since are left as they are' },
  );

  writeRoute(
    app,
    'setTranslationStatus',
    {
      load: (context) => lockById(toContext(context), context.parameters.id),
      async act(context, locked) {
        const save = toContext(context);
        const { status } = context.parameters;
        if (status === 'completed') await approve(save, locked);
        else
          await storeEvent(
            save.transaction,
            locked,
            { type: 'set-status', status },
            {
              approved_by: null,
              approved_at: null,
              // The translation fits the present source.
              ...(status === 'translated' ? { source_text: locked.texts.source } : {}),
            },
          );
        return await presentField(save, locked.reference);
      },
    },
    { tag, summary: 'Sets the status of a translation to one that its texts permit' },
  );

  writeRoute(
    app,
    'approveTranslation',
    {
      load: (context) => lockById(toContext(context), context.parameters.id),
      async act(context, locked) {
        const save = toContext(context);
        await approve(save, locked);
        return await presentField(save, locked.reference);
      },
    },
    { tag, summary: 'Approves a translation as it is: its status is completed' },
  );
};

/** Approves the present translation; a suggestion that waits for review is declined by it. */
async function approve(save: SaveContext, locked: LockedField): Promise<void> {
  const authorId = locked.row?.translated_by ?? null;
  await closeSuggestion(save, locked, { applied: null, note: '' });
  await storeSaved(save.transaction, locked, { caller: save.caller, approve: true, authorId });
}

/** The positions of the tables in the order of locks. */
const tableOrder = ['places', 'images', 'books', 'chapters', 'texts'];

function orderOf({
  reference,
}: {
  readonly reference: { readonly source_table: string; readonly source_id: number };
}): number {
  return tableOrder.indexOf(reference.source_table) * 2 ** 32 + reference.source_id;
}

/** Whether an error is about one of several fields, whose others can be saved. */
function isOfOneField({ code }: RequestError): boolean {
  return code === 'version_conflict' || code === 'field_leased' || code === 'conflict';
}
