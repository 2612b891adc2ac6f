import type { BrowserApiClient } from '@cae-map/contract/api/client';
import type { TextEdit, TextRevision } from '@cae-map/contract/entities/books/text-editing';
import { maxReordered } from '@cae-map/contract/entities/editing/record-kinds';
import type { QueryClient } from '@tanstack/react-query';
import { restoredFields } from '../../../../lib/editing/restored-fields.ts';
import { textsOfChapterQuery } from '../../texts-of-chapter-query.ts';
import type { Undo } from './run-steps.ts';

/** The client of the API, and the cache that has its responses. */
export interface Access {
  readonly client: BrowserApiClient;
  readonly queryClient: QueryClient;
}

/** New values of some fields of a text that was read with its present version. */
export interface FieldsOfText {
  readonly text: TextRevision;
  readonly fields: TextEdit['fields'];
}

/** The edits of each call, which saves all of them or none. */
export function divideEdits(edits: readonly FieldsOfText[]): readonly (readonly FieldsOfText[])[] {
  const count = Math.ceil(edits.length / maxReordered);
  return Array.from({ length: count }, (_, part) =>
    edits.slice(part * maxReordered, (part + 1) * maxReordered),
  );
}

/**
 * Saves fields of several texts by one call.
 * @returns the undo, which restores only these fields, and fails if another change has replaced one of them
 * @throws {ApiError}
 */
export async function editTexts(access: Access, edits: readonly FieldsOfText[]): Promise<Undo> {
  const saved = await send(access, edits);
  return async () => {
    const chapterIds = new Set(saved.map(({ chapter_id: id }) => id));
    const lists = await Promise.all([...chapterIds].map((id) => readTexts(access, id)));
    const current = new Map(lists.flat().map((text) => [text.text_id, text]));
    const restored = edits.map(({ text: before, fields }) => {
      // A text that is not in the chapter into which it was saved has been moved or deleted: its version is a conflict.
      const text = current.get(before.text_id) ?? before;
      const names = Object.keys(fields);
      return {
        text,
        fields: restoredFields({ before: pick(before, names), saved: fields, current: text }),
      };
    });
    await send(
      access,
      restored.filter(({ fields }) => Object.keys(fields).length > 0),
    );
  };
}

/** The texts of a chapter as they are stored now. @throws {ApiError} */
export async function readTexts(
  { client, queryClient }: Access,
  chapterId: number,
): Promise<readonly TextRevision[]> {
  return await queryClient.fetchQuery({ ...textsOfChapterQuery(client, chapterId), staleTime: 0 });
}

async function send({ client }: Access, edits: readonly FieldsOfText[]): Promise<readonly TextRevision[]> {
  if (edits.length === 0) return [];
  const body = edits.map(({ text: { text_id, version }, fields }) => ({ text_id, version, fields }));
  return await client.call('editTexts', {}, { body: { edits: body } });
}

function pick(text: TextRevision, names: readonly string[]): TextEdit['fields'] {
  return Object.fromEntries(Object.entries(text).filter(([name]) => names.includes(name)));
}
