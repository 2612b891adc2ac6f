import { placesMentionedInText } from '@cae-map/expedition/texts/text-places';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Orm } from '../../database/connection.ts';
import { places } from '../../database/schema.ts';
import type { PlannedChange } from '../../writes/records/record-kind.ts';
import type { EditedText } from './repository.ts';
import type { TextValues } from './text-values.ts';

/** The fields with the names of the places that the HTML of another field links to. */
const namesOf = [
  { content: 'text_content', names: 'text_iplaces', title: 'title_ru' },
  { content: 'text_content_en', names: 'text_iplaces_en', title: 'title_en' },
] as const;

/**
 * The names of the places that the new contents of a text mention, separated by commas in the order of the text. Deleted and unknown places
 * have none. A content that is not written leaves its names as they are.
 */
export async function derivePlaceNames(
  transaction: Orm,
  { values }: PlannedChange<EditedText, TextValues>,
): Promise<Partial<TextValues>> {
  const written = namesOf.flatMap(({ content, ...field }) => {
    const html = values[content];
    return html === undefined ? [] : [{ ...field, ids: placesMentionedInText(html) }];
  });
  const ids = [...new Set(written.flatMap((field) => field.ids))];
  const rows =
    ids.length === 0
      ? []
      : await transaction
          .select({ id: places.place_id, title_ru: places.title_ru, title_en: places.title_en })
          .from(places)
          .where(and(inArray(places.place_id, ids), isNull(places.deleted_at)));
  const titles = new Map(rows.map((row) => [row.id, row]));
  return Object.fromEntries(
    written.map(({ names, title, ids: mentioned }) => [
      names,
      mentioned
        .map((id) => titles.get(id)?.[title] ?? '')
        .filter((name) => name !== '')
        .join(', '),
    ]),
  );
}
