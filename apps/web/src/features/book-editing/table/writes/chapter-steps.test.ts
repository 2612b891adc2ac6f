import { ApiError } from '@cae-map/contract/api/client';
import type { ChapterRevision } from '@cae-map/contract/entities/books/chapter-editing';
import type { TextRevision } from '@cae-map/contract/entities/books/text-editing';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { createCachingClient } from '../../../../lib/api/writes/caching-client.ts';
import { fakeCalls, type ReceivedCall } from '../../../../testing/data/fake-calls.ts';
import { textRevision } from '../../../../testing/editor.ts';
import { compareChapters, compareTexts } from '../../compare-order.ts';
import { stepsOfDividing, stepsOfJoining, stepsToChapter } from './chapter-steps.ts';
import { editTexts, type Access } from './edit-texts.ts';
import { runSteps } from './run-steps.ts';

const chapter = (id: number, position: number, from: string | null, to: string | null): ChapterRevision => ({
  chapter_id: id,
  book_id: 1,
  chapter_seqid: position,
  chapter_title: `Глава ${id}`,
  chapter_title_en: `Chapter ${id}`,
  chapter_fromdate: from,
  chapter_todate: to,
  version: 1,
  updated_at: '2026-11-01T10:00:00.000Z',
  updated_by: null,
});
const text = (id: number, chapterId: number, position: number): TextRevision =>
  textRevision({ text_id: id, chapter_id: chapterId, text_seqid: position });

interface Edit {
  readonly text_id: number;
  readonly version: number;
  readonly fields: Partial<TextRevision>;
}

/** A server with a book of three chapters. */
function openServer() {
  const chapters = new Map(
    [
      chapter(4, 1, '1925-08-01', '1925-08-29'),
      chapter(5, 2, null, '1925-10-31'),
      chapter(6, 3, null, null),
    ].map((each) => [each.chapter_id, each]),
  );
  const deleted = new Map<number, ChapterRevision>();
  const texts = new Map(
    [text(11, 4, 1), text(12, 4, 2), text(13, 5, 7), text(14, 5, 3), text(15, 5, 9)].map((each) => [
      each.text_id,
      each,
    ]),
  );
  const find = <Item extends { readonly version: number }>(
    all: ReadonlyMap<number, Item>,
    id: number,
    version?: number,
  ): Item => {
    const found = all.get(id);
    if (found === undefined || (version !== undefined && found.version !== version))
      throw new ApiError('refused', 'changed', { status: 409, code: 'version_conflict' });
    return found;
  };
  const put = (changed: ChapterRevision): ChapterRevision => {
    const next = { ...changed, version: changed.version + 1 };
    chapters.set(next.chapter_id, next);
    return next;
  };
  const idIn = ({ parameters }: ReceivedCall): number =>
    Number(Reflect.get(Object(parameters), 'chapter_id'));
  const bodyOf = (call: ReceivedCall): object => Object(Reflect.get(call.options ?? {}, 'body'));
  const versionOf = (call: ReceivedCall): number => Number(Reflect.get(call.options ?? {}, 'version'));
  const calls = fakeCalls({
    listChaptersForEditors: () => [...chapters.values()],
    listTextsOfChapterForEditors: (call) =>
      [...texts.values()].filter(({ chapter_id: id }) => id === idIn(call)),
    editTexts(call) {
      const edits: readonly Edit[] = Reflect.get(bodyOf(call), 'edits');
      const changed = edits.map(({ text_id: id, version, fields }) => ({
        ...find(texts, id, version),
        ...fields,
        version: version + 1,
      }));
      for (const each of changed) texts.set(each.text_id, each);
      return changed;
    },
    updateChapter: (call) => put({ ...find(chapters, idIn(call), versionOf(call)), ...bodyOf(call) }),
    createChapter: (call) => put({ ...chapter(7, 4, null, null), ...bodyOf(call), version: 0 }),
    reorderChapters(call) {
      const positions: readonly ChapterRevision[] = Reflect.get(bodyOf(call), 'positions');
      return positions.map((one) => put({ ...find(chapters, one.chapter_id), ...one }));
    },
    deleteChapter(call) {
      const removed = find(chapters, idIn(call), versionOf(call));
      deleted.set(removed.chapter_id, removed);
      chapters.delete(removed.chapter_id);
      return null;
    },
    restoreChapter: (call) => put(find(deleted, idIn(call))),
  });
  const queryClient = new QueryClient();
  return {
    ...calls,
    access: { client: createCachingClient(calls.client, queryClient), queryClient } satisfies Access,
    chapters,
    texts,
    /** The chapters in their order with their days and the ids of their texts, as readers see them. */
    read: () =>
      [...chapters.values()].toSorted(compareChapters).map((each) => {
        const inside = [...texts.values()].filter(({ chapter_id: id }) => id === each.chapter_id);
        const days = `${each.chapter_fromdate ?? ''}/${each.chapter_todate ?? ''}`;
        return [each.chapter_title_en, days, ...inside.toSorted(compareTexts).map((one) => one.text_id)];
      }),
  };
}

let server: ReturnType<typeof openServer>;
let stored: readonly unknown[];
beforeEach(() => {
  server = openServer();
  stored = server.read();
});
const chapterOf = (id: number) => server.chapters.get(id) ?? chapter(0, 0, null, null);
const textOf = (id: number) => server.texts.get(id) ?? text(0, 0, 0);

/** Runs the steps of which one, if it is named, fails with the reason of the test. */
const run = async (steps: ReturnType<typeof stepsOfJoining>, failing = -1) =>
  await runSteps(
    (await steps).map((step, index) =>
      index === failing ? () => Promise.reject(new Error('the server has been stopped')) : step,
    ),
  );
const ids = (outcome: readonly unknown[]) => outcome.flat().filter((each) => typeof each === 'number');

describe('joining a chapter with the one before it', () => {
  const join = (failing?: number) => run(stepsOfJoining(server.access, chapterOf(4), chapterOf(5)), failing);

  test('moves its texts to the end in their order, covers the days of both and deletes it', async () => {
    expect((await join()).failure).toBeNull();
    expect(server.read()).toEqual([
      ['Chapter 4', '1925-08-01/1925-10-31', 11, 12, 14, 13, 15],
      ['Chapter 6', '/'],
    ]);
  });

  test('is undone completely after a field of a joined text has been changed', async () => {
    const { undo } = await join();
    await editTexts(server.access, [{ text: textOf(11), fields: { date_format: 'YYYY' } }]);
    await undo?.();
    expect(server.read()).toEqual(stored);
  });

  test.each([0, 1, 2])(
    'leaves each text in a chapter when the step %i fails, and is undone',
    async (step) => {
      const { undo, failure } = await join(step);
      expect(failure).not.toBeNull();
      expect(ids(server.read()).toSorted()).toEqual([11, 12, 13, 14, 15]);
      await undo?.();
      expect(server.read()).toEqual(stored);
    },
  );

  test('keeps the chapter when another editor adds a text to it meanwhile', async () => {
    const steps = await stepsOfJoining(server.access, chapterOf(4), chapterOf(5));
    server.texts.set(16, text(16, 5, 20));
    const { failure } = await runSteps(steps);
    expect(failure?.error).toMatchObject({ code: 'version_conflict' });
    expect(ids(server.read()).toSorted()).toEqual([11, 12, 13, 14, 15, 16]);
  });
});

describe('dividing a chapter before a text', () => {
  const divide = (failing?: number) => run(stepsOfDividing(server.access, chapterOf(5), textOf(13)), failing);

  test('moves it and those behind it to a new chapter behind this one with the same titles and days', async () => {
    expect((await divide()).failure).toBeNull();
    expect(server.read()).toEqual([
      ['Chapter 4', '1925-08-01/1925-08-29', 11, 12],
      ['Chapter 5', '/1925-10-31', 14],
      ['Chapter 5', '/1925-10-31', 13, 15],
      ['Chapter 6', '/'],
    ]);
    expect(server.texts.get(13)).toEqual({ ...text(13, 7, 7), version: 2 });
  });

  test('is undone completely', async () => {
    const { undo } = await divide();
    await undo?.();
    expect(server.read()).toEqual(stored);
  });

  test.each([0, 1, 2])(
    'leaves each text in a chapter when the step %i fails, and is undone',
    async (step) => {
      const { undo, failure } = await divide(step);
      expect(failure).not.toBeNull();
      expect(ids(server.read()).toSorted()).toEqual([11, 12, 13, 14, 15]);
      await undo?.();
      expect(server.read()).toEqual(stored);
    },
  );
});

test('texts that move to another chapter are the last ones of it in their order, and return by the undo', async () => {
  const { undo } = await run(stepsToChapter(server.access, [textOf(13), textOf(14)], 4));
  expect(server.read()[0]).toEqual(['Chapter 4', '1925-08-01/1925-08-29', 11, 12, 14, 13]);
  await undo?.();
  expect(server.read()).toEqual(stored);
});

test('the undo of changed fields fails when another editor has changed them again', async () => {
  const undo = await editTexts(server.access, [{ text: textOf(11), fields: { date_format: 'YYYY' } }]);
  server.texts.set(11, { ...textOf(11), date_format: 'YYYY-MM', version: 3 });
  await expect(undo()).rejects.toMatchObject({ code: 'version_conflict' });
  expect(textOf(11).date_format).toBe('YYYY-MM');
});
