import type { FieldReference } from '@cae-map/contract/entities/translations/field-reference';
import type { TranslationComment } from '@cae-map/contract/entities/translations/translation';
import { translationBounds } from '@cae-map/contract/entities/translations/translation-bounds';
import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Orm } from '../../../database/connection.ts';
import { translationComments } from '../../../database/schema.ts';
import { RequestError } from '../../../responses/request-error.ts';
import { privateReadRoute } from '../../../writes/private-read-route.ts';
import { loadNothing, writeRoute } from '../../../writes/write-route.ts';
import { requireCaller } from '../require-caller.ts';
import { requireField, requireRecord } from '../states/find-detail.ts';
import type { TranslationsOptions } from '../translations-options.ts';
import { readNames } from '../users.ts';

/** The calls about comments of translators on a field. */
export const commentRoutes: FastifyPluginAsync<TranslationsOptions> = async (app, { kinds }) => {
  const tag = 'translations';

  privateReadRoute(
    app,
    'listTranslationComments',
    async ({ orm, caller, parameters }) => {
      requireField(parameters);
      return await listComments(orm, parameters, caller.userId);
    },
    { tag, summary: 'The comments of translators on a field, the newest first' },
  );

  writeRoute(
    app,
    'addTranslationComment',
    {
      load: loadNothing,
      async act({ transaction, caller, parameters, body }) {
        const { userId } = requireCaller(caller);
        const { source_table, source_id, field, language } = parameters;
        requireField(parameters);
        await requireRecord(transaction, kinds, source_table, source_id);
        const [existing] = await transaction
          .select({ count: count() })
          .from(translationComments)
          .where(isOf(parameters));
        if ((existing?.count ?? 0) >= translationBounds.listed)
          throw new RequestError('conflict', `A field has at most ${translationBounds.listed} comments.`);
        await transaction
          .insert(translationComments)
          .values({ source_table, source_id, field, language, author_id: userId, text: body.text });
        return await listComments(transaction, parameters, userId);
      },
    },
    { tag, summary: 'Adds a comment on a field' },
  );
};

function isOf({ source_table, source_id, field, language }: FieldReference): SQL | undefined {
  return and(
    eq(translationComments.source_table, source_table),
    eq(translationComments.source_id, source_id),
    eq(translationComments.field, field),
    eq(translationComments.language, language),
  );
}

async function listComments(
  orm: Orm,
  reference: FieldReference,
  callerId: number,
): Promise<TranslationComment[]> {
  const rows = await orm
    .select()
    .from(translationComments)
    .where(isOf(reference))
    .orderBy(desc(translationComments.comment_id))
    .limit(translationBounds.listed);
  const nameOf = await readNames(
    orm,
    rows.map((row) => row.author_id),
  );
  return rows.map((row) => ({
    comment_id: row.comment_id,
    author: nameOf(row.author_id),
    is_own: row.author_id === callerId,
    text: row.text,
    created_at: row.created_at.toISOString(),
  }));
}
