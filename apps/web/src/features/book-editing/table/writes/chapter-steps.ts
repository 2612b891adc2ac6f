import type { ChapterRevision } from '@cae-map/contract/entities/books/chapter-editing';
import type { TextRevision } from '@cae-map/contract/entities/books/text-editing';
import { recordKinds } from '@cae-map/contract/entities/editing/record-kinds';
import { ApiError } from '@cae-map/contract/api/client';
import { toRecordBody } from '../../../../lib/editing/edited-fields.ts';
import { createRecordApi, type RecordApi } from '../../../../lib/editing/record-api.ts';
import { recordsQuery } from '../../../../lib/editing/record-queries.ts';
import { restoredFields } from '../../../../lib/editing/restored-fields.ts';
import { planMove } from '../../../../lib/lists/move-target.ts';
import { orderAround } from '../../../../lib/lists/order-around.ts';
import type { Ordered } from '../../../../lib/lists/plan-order.ts';
import { compareTexts } from '../../compare-order.ts';
import { divideEdits, editTexts, readTexts, type Access } from './edit-texts.ts';
import type { Step, Undo } from './run-steps.ts';

/** The steps that move texts of a chapter to the end of another one, in their order. @throws {ApiError} */
export async function stepsToChapter(
  access: Access,
  texts: readonly TextRevision[],
  chapterId: number,
): Promise<Step[]> {
  const there = await readTexts(access, chapterId);
  const last = Math.max(0, ...there.map(({ text_seqid: position }) => position));
  const edits = texts.toSorted(compareTexts).map((text, index) => ({
    text,
    fields: { chapter_id: chapterId, text_seqid: last + 1 + index },
  }));
  return divideEdits(edits).map((part) => () => editTexts(access, part));
}

/**
 * The steps that join a chapter with the one before it. The texts are moved first, and the chapter is deleted only when the server lists
 * no text in it: a failure of any step leaves all texts in a chapter that readers see. The undo does the reverse, so that this is true of
 * it as well.
 * @throws {ApiError}
 */
export async function stepsOfJoining(
  access: Access,
  before: ChapterRevision,
  joined: ChapterRevision,
): Promise<readonly Step[]> {
  const texts = await readTexts(access, joined.chapter_id);
  return [
    ...(await stepsToChapter(access, texts, before.chapter_id)),
    () => setDates(access, before, coverBoth(before, joined)),
    () => deleteEmpty(access, joined),
  ];
}

/**
 * The steps that divide a chapter before a text: a new chapter behind it, with the same titles and days, takes this text and those behind
 * it. The texts are moved last, into a chapter that readers see: a failure leaves an empty chapter at most.
 * @throws {ApiError}
 */
export async function stepsOfDividing(
  access: Access,
  chapter: ChapterRevision,
  first: TextRevision,
): Promise<readonly Step[]> {
  const texts = await readTexts(access, chapter.chapter_id);
  const taken = texts.filter((text) => compareTexts(text, first) >= 0);
  let added: ChapterRevision | null = null;
  const requireAdded = (): ChapterRevision => {
    if (added === null) throw new Error('the chapter is added by an earlier step');
    return added;
  };
  const parts = divideEdits(taken.map((text) => ({ text, fields: {} })));
  return [
    async () => {
      added = await addChapter(access, chapter);
      return () => deleteEmpty(access, requireAdded()).then(() => undefined);
    },
    () => moveBehind(access, requireAdded(), chapter.chapter_id),
    ...parts.map((part) => () => {
      const edits = part.map(({ text }) => ({ text, fields: { chapter_id: requireAdded().chapter_id } }));
      return editTexts(access, edits);
    }),
  ];
}

/** The first and the last day of two chapters; a chapter without a day does not limit the other one. */
function coverBoth(one: ChapterRevision, other: ChapterRevision) {
  const days = (chapter: ChapterRevision): string[] =>
    [chapter.chapter_fromdate, chapter.chapter_todate].filter((day) => day !== null);
  const [first, ...more] = [...days(one), ...days(other)].toSorted();
  return { chapter_fromdate: first ?? null, chapter_todate: more.at(-1) ?? first ?? null };
}

type ChapterDates = Pick<ChapterRevision, 'chapter_fromdate' | 'chapter_todate'>;

async function setDates(
  access: Access,
  { chapter_id: id }: ChapterRevision,
  dates: ChapterDates,
): Promise<Undo> {
  const { chapter_fromdate, chapter_todate } = await readChapter(access, id);
  const before = { chapter_fromdate, chapter_todate };
  await replaceDates(access, id, () => dates);
  return () => replaceDates(access, id, (current) => restoredFields({ before, saved: dates, current }));
}

async function replaceDates(
  access: Access,
  id: number,
  change: (current: ChapterRevision) => Partial<ChapterDates>,
): Promise<void> {
  const current = await readChapter(access, id);
  const body = toRecordBody('chapter', { ...current, ...change(current) }, []);
  await apiOf(access).replace(current, body, current.version);
}

/** Deletes a chapter that has no text, which its deletion would hide. @throws {ApiError} `version_conflict` if it has one */
async function deleteEmpty(access: Access, { chapter_id: id }: ChapterRevision): Promise<Undo> {
  const texts = await readTexts(access, id);
  if (texts.length > 0)
    throw new ApiError('refused', 'the chapter has got a text', { status: 409, code: 'version_conflict' });
  const chapter = await readChapter(access, id);
  await apiOf(access).remove(chapter, chapter.version);
  return async () => void (await apiOf(access).restore(id));
}

async function addChapter(access: Access, chapter: ChapterRevision): Promise<ChapterRevision> {
  const { chapter_seqid: _last, ...body } = toRecordBody('chapter', chapter, []);
  return await apiOf(access).create(chapter, body);
}

async function moveBehind(
  access: Access,
  { chapter_id: id }: ChapterRevision,
  otherId: number,
): Promise<Undo> {
  const chapters = await readChapters(access);
  const order = orderAround(chapters, otherId, recordKinds.chapter);
  const positions = planMove(order, new Set([id]), { id: otherId, side: 'after' });
  const moved = new Set(positions.map((position) => position.id));
  const reorder = async (changed: readonly Ordered[]): Promise<void> => {
    const numbers = changed.map((one) => ({ id: one.id, field: 'chapter_seqid', number: one.seqid }));
    if (numbers.length > 0) await apiOf(access).reorder(numbers, chapters);
  };
  await reorder(positions);
  return () => reorder(order.filter((one) => moved.has(one.id)));
}

function apiOf({ client }: Access): RecordApi<ChapterRevision> {
  return createRecordApi<ChapterRevision>(client, 'chapter');
}

async function readChapters({ client, queryClient }: Access): Promise<readonly ChapterRevision[]> {
  const chapters = await queryClient.fetchQuery({ ...recordsQuery(client, 'chapter'), staleTime: 0 });
  // The table of the contract pairs each kind with the call that lists its records.
  return chapters as readonly ChapterRevision[];
}

async function readChapter(access: Access, id: number): Promise<ChapterRevision> {
  const chapter = (await readChapters(access)).find((one) => one.chapter_id === id);
  if (chapter === undefined)
    throw new ApiError('refused', `there is no chapter ${id}`, { status: 404, code: 'not_found' });
  return chapter;
}
