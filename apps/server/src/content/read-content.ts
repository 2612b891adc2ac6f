import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentPartSchema, type ContentPart } from '@cae-map/contract/entities/content';
import { StartError } from '../lib/start-error.ts';
import { findReferenceViolations } from './check-references.ts';
import type { Content, FromFile } from './content.ts';

/**
 * Reads and checks every file of `expedition` in the content folder.
 * @throws {StartError} `wrong_content`, with one line for each violation: file, record, field and reason.
 */
export function readContent(contentDirectory: string): Content {
  const folder = path.join(contentDirectory, 'expedition');
  const parts = contentFiles(folder).map((file) => ({ file, part: readPart(folder, file) }));
  const collectEntries = <Entry extends object>(
    choose: (part: ContentPart) => readonly Entry[],
  ): FromFile<Entry>[] =>
    parts.flatMap(({ file, part }) => choose(part).map((entry) => ({ ...entry, file })));
  const content: Content = {
    places: collectEntries((part) => part.places),
    chapters: collectEntries((part) => part.chapters),
    texts: collectEntries((part) => part.texts),
    paintings: collectEntries((part) => part.paintings),
    works: collectEntries((part) => part.works),
    people: collectEntries((part) => part.people),
  };
  throwIfAny(findReferenceViolations(content));
  return content;
}

const advice = 'Set CONTENT_DIR to a folder whose folder `expedition` contains the content.';

function contentFiles(folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch (error) {
    throw new StartError(
      'wrong_content',
      `The content folder ${folder} cannot be read: ${String(error)}. ${advice}`,
      { cause: error },
    );
  }
  if (names.length === 0)
    throw new StartError('wrong_content', `The content folder ${folder} contains no .json file. ${advice}`);
  return names.sort();
}

function readPart(folder: string, file: string): ContentPart {
  return parseContentFile(file, readFileSync(path.join(folder, file), 'utf8'));
}

/**
 * Parses and validates one content file, without its references to other files.
 * @throws {StartError} `wrong_content`, with one line for each violation.
 */
export function parseContentFile(file: string, text: string): ContentPart {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError('wrong_content', `${file}: not readable as JSON: ${reason}`, { cause: error });
  }
  const result = contentPartSchema.safeParse(withTravelerTodo(value));
  if (result.success) return result.data;
  throwIfAny(
    result.error.issues.map((issue) => `${file}: ${describeLocation(value, issue.path)}: ${issue.message}`),
  );
  throw new StartError('wrong_content', `${file}: wrong`);
}

/** Accepts the older name `traveler_to_do` for `traveler_todo`. */
function withTravelerTodo(value: unknown): unknown {
  if (!isRecord(value) || !Array.isArray(value['places'])) return value;
  const places: unknown[] = value['places'];
  return { ...value, places: places.map((place) => (isRecord(place) ? renameTravelerTodo(place) : place)) };
}

function renameTravelerTodo(place: Record<string, unknown>): Record<string, unknown> {
  const { traveler_to_do: old, traveler_to_do_en: oldEnglish, ...rest } = place;
  return {
    ...rest,
    ...(old === undefined ? {} : { traveler_todo: old }),
    ...(oldEnglish === undefined ? {} : { traveler_todo_en: oldEnglish }),
  };
}

const idFields = ['place_id', 'text_id', 'image_id', 'chapter', 'work_id', 'person_id'] as const;

/** Describes the location of a violation by ids that editors know: `places, place_id 53: latitude`. */
function describeLocation(file: unknown, issuePath: readonly PropertyKey[]): string {
  const [list, position, ...field] = issuePath;
  if (list === undefined) return 'the whole file';
  if (position === undefined) return String(list);
  const entries = isRecord(file) && typeof list === 'string' ? file[list] : undefined;
  const entry: unknown =
    Array.isArray(entries) && typeof position === 'number' ? entries[position] : undefined;
  const id = idFields.find((name) => isRecord(entry) && entry[name] !== undefined);
  const record =
    isRecord(entry) && id ? `${id} ${String(entry[id])}` : `record number ${Number(position) + 1}`;
  return `${String(list)}, ${record}${field.length > 0 ? `: ${field.map(String).join('.')}` : ''}`;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function throwIfAny(violations: readonly string[]): void {
  if (violations.length === 0) return;
  const shown = violations.slice(0, 20);
  const more = violations.length > shown.length ? [`… and ${violations.length - shown.length} more`] : [];
  throw new StartError('wrong_content', ['The content is not valid:', ...shown, ...more].join('\n  '));
}
