import type { FieldReference } from '@cae-map/contract/entities/translations/field-reference';
import type { TranslationChange } from '@cae-map/contract/entities/translations/translation';
import { translationBounds } from '@cae-map/contract/entities/translations/translation-bounds';
import { translatableEntities } from '@cae-map/contract/entities/translations/translatable-fields';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../../../database/connection.ts';
import { changes, users } from '../../../database/schema.ts';
import { requireField } from './find-detail.ts';

/** Lists the last changes of both sides of a field from the history of its record, the newest first. */
export async function listFieldChanges(orm: Orm, reference: FieldReference): Promise<TranslationChange[]> {
  const { columns } = requireField(reference);
  const target = columns[reference.language] ?? '';
  const rows = await orm
    .select({
      at: changes.at,
      before: changes.before,
      after: changes.after,
      editor: users.full_name,
      deletedAt: users.deleted_at,
    })
    .from(changes)
    .leftJoin(users, eq(users.user_id, changes.user_id))
    .where(
      and(
        eq(changes.entity, translatableEntities[reference.source_table]),
        eq(changes.entity_id, reference.source_id),
        eq(changes.action, 'update'),
        sql`(jsonb_exists(${changes.after}, ${columns.ru}) or jsonb_exists(${changes.after}, ${target}))`,
      ),
    )
    .orderBy(desc(changes.change_id))
    .limit(translationBounds.listed);
  return rows.flatMap(({ at, before, after, editor, deletedAt }) => {
    const sides = [
      ['target', target],
      ['source', columns.ru],
    ] as const;
    return sides.flatMap(([side, column]): TranslationChange[] =>
      Object.hasOwn(Object(after), column)
        ? [
            {
              at: at.toISOString(),
              editor: deletedAt === null ? editor : null,
              side,
              before: textOf(before, column),
              after: textOf(after, column),
            },
          ]
        : [],
    );
  });
}

function textOf(state: unknown, column: string): string {
  const value: unknown = Reflect.get(Object(state), column);
  return typeof value === 'string' ? value : '';
}
