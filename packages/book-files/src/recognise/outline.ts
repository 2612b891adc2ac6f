import type { EntryStart } from './entry-start.ts';
import { isNumberedChapter, type HeadingItem, type Item } from './items.ts';

/** A text of a file before its date is complete. */
export interface OutlineText {
  start: EntryStart | null;
  /** The words beside the date, or the heading of a text without a date. */
  place: string;
  /** The level of its heading; `paragraphLevel` for a text that begins with a paragraph. */
  readonly level: number;
  readonly parts: string[];
  /** Dates at the beginning of paragraphs that do not begin another text. */
  readonly innerStarts: EntryStart[];
}

/** A chapter of a file; without a heading the title is null. */
export interface OutlineChapter {
  readonly title: string | null;
  readonly start: EntryStart | null;
  readonly texts: OutlineText[];
}

export interface Outline {
  /** The heading that is the title of the book; null without one. */
  readonly title: string | null;
  readonly chapters: readonly OutlineChapter[];
}

/** Below all headings. */
const paragraphLevel = 100;

/**
 * Divides a file into chapters and texts. A single heading at the beginning is the title; chapters begin at the highest level of headings
 * that is repeated and does not consist of days; texts begin at days and at other headings.
 */
export function readOutline(all: readonly Item[]): Outline {
  const title = titleOf(all);
  const items = title === null ? all : all.filter((item) => item !== title);
  const chapterLevel = chapterLevelOf(items);
  const isStart = startRule(items);
  const chapters: OutlineChapter[] = [];
  const currentChapter = (): OutlineChapter => {
    const last = chapters.at(-1);
    if (last !== undefined) return last;
    chapters.push({ title: null, start: null, texts: [] });
    return currentChapter();
  };
  for (const item of items) {
    if (item.kind === 'heading') {
      if (isChapter(item, chapterLevel)) chapters.push({ title: item.text, start: item.start, texts: [] });
      else addHeading(currentChapter().texts, item);
    } else if (item.start !== null && isStart(item.start)) {
      addDatedParagraph(currentChapter().texts, item.start);
    } else {
      addPart(currentChapter().texts, item.html, item.start);
    }
  }
  return { title: title?.text ?? null, chapters };
}

function isDay(item: HeadingItem): boolean {
  return item.start !== null && (item.start.date === null || item.start.date.precision === 'day');
}

/** The first heading, if it is the only one of the highest level and no day. */
function titleOf(items: readonly Item[]): HeadingItem | null {
  const headings = items.filter((item) => item.kind === 'heading');
  const [first] = headings;
  if (first === undefined || isDay(first) || isNumberedChapter(first.text)) return null;
  const isHighest = headings.every(({ level }, index) => index === 0 || level > first.level);
  const index = items.indexOf(first);
  const isFirst = items.slice(0, index).every(({ start }) => start === null);
  return isHighest && isFirst && index < 10 ? first : null;
}

/** The lowest level of headings that begin chapters; 0 if none does. */
function chapterLevelOf(items: readonly Item[]): number {
  const headings = items.filter((item) => item.kind === 'heading');
  const levels = [...new Set(headings.map(({ level }) => level))].toSorted((a, b) => a - b);
  const undated = (level: number): number =>
    headings.filter((heading) => heading.level === level && !isDay(heading)).length;
  const repeated = levels.find((level) => {
    const count = headings.filter((heading) => heading.level === level).length;
    return count > 1 && undated(level) * 2 >= count;
  });
  if (repeated !== undefined) return repeated;
  const single = levels.find(
    (level) => undated(level) === 1 && !headings.some((each) => each.level === level && isDay(each)),
  );
  return single ?? 0;
}

function isChapter(item: HeadingItem, chapterLevel: number): boolean {
  return isNumberedChapter(item.text) || (item.level <= chapterLevel && !isDay(item));
}

/** Dates in sentences begin texts only in a file whose dates have no other appearance. */
function startRule(items: readonly Item[]): (start: EntryStart) => boolean {
  const hasCertainDates = items.some(
    ({ start }) => start?.isCertain === true && start.date?.precision === 'day',
  );
  return ({ isCertain }) => isCertain || !hasCertainDates;
}

function addHeading(texts: OutlineText[], { level, html, text, start }: HeadingItem): void {
  const last = texts.at(-1);
  const isWithin = start === null && last?.start != null && last.level < level;
  if (isWithin)
    last.parts.push(`<h${Math.min(5, Math.max(3, level))}>${html}</h${Math.min(5, Math.max(3, level))}>`);
  else if (last !== undefined && start !== null && isOnlyHeading(last)) {
    texts.pop();
    texts.push({ ...newText(start, level), place: joined(last.place, start.place) });
  } else texts.push({ ...newText(start, level), place: start === null ? text : start.place });
}

function addDatedParagraph(texts: OutlineText[], start: EntryStart): void {
  const last = texts.at(-1);
  const heading = last !== undefined && isOnlyHeading(last) ? texts.pop()?.place : undefined;
  const text = { ...newText(start, paragraphLevel), place: joined(heading ?? '', start.place) };
  if (start.rest !== '') text.parts.push(start.rest);
  texts.push(text);
}

function addPart(texts: OutlineText[], html: string, start: EntryStart | null): void {
  if (texts.length === 0) texts.push(newText(null, 0));
  const text = texts.at(-1);
  text?.parts.push(html);
  if (start !== null) text?.innerStarts.push(start);
}

/** Whether a text is only a heading without a date, which belongs to the date that follows. */
function isOnlyHeading({ start, parts, place }: OutlineText): boolean {
  return start === null && parts.length === 0 && place !== '';
}

function newText(start: EntryStart | null, level: number): OutlineText {
  return { start, place: '', level, parts: [], innerStarts: [] };
}

function joined(heading: string, place: string): string {
  return [heading, place].filter((part) => part !== '').join('. ');
}
