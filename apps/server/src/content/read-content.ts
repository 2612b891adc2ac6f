import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentPartSchema, type ContentPart } from '@cae-map/contract/entities/content';
import { StartError } from '../lib/start-error.ts';
import { faultsOfReferences } from './check-references.ts';
import type { Content, FromFile } from './content.ts';

/**
 * Reads and checks every file of `expedition` in the content folder.
 * @throws {StartError} `wrong_content`, with one line for each fault: file, record and field, and what is wrong.
 */
export function readContent(contentDirectory: string): Content {
  const folder = path.join(contentDirectory, 'expedition');
  const parts = contentFiles(folder).map((file) => ({ file, part: readPart(folder, file) }));
  const entriesOf = <Entry extends object>(
    choose: (part: ContentPart) => readonly Entry[],
  ): FromFile<Entry>[] =>
    parts.flatMap(({ file, part }) => choose(part).map((entry) => ({ ...entry, file })));
  const content: Content = {
    places: entriesOf((part) => part.places),
    chapters: entriesOf((part) => part.chapters),
    texts: entriesOf((part) => part.texts),
    paintings: entriesOf((part) => part.paintings),
  };
  stopOn(faultsOfReferences(content));
  return content;
}

function contentFiles(folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch (error) {
    throw new StartError('wrong_content', `The content folder ${folder} cannot be read: ${String(error)}`, {
      cause: error,
    });
  }
  if (names.length === 0)
    throw new StartError('wrong_content', `The content folder ${folder} holds no .json file.`);
  return names.sort();
}

function readPart(folder: string, file: string): ContentPart {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError('wrong_content', `${file}: not readable as JSON: ${reason}`, { cause: error });
  }
  const result = contentPartSchema.safeParse(withTravelerTodo(value));
  if (result.success) return result.data;
  stopOn(result.error.issues.map((issue) => `${file}: ${placeOfIssue(value, issue.path)}: ${issue.message}`));
  throw new StartError('wrong_content', `${file}: wrong`);
}

/** Older files call the field `traveler_to_do`; it is read as `traveler_todo`. */
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

const idFields = ['place_id', 'text_id', 'image_id', 'chapter'] as const;

/** Says where in a file a fault is, in the words of its editors: `places, place_id 53: latitude`. */
function placeOfIssue(file: unknown, issuePath: readonly PropertyKey[]): string {
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

function stopOn(faults: readonly string[]): void {
  if (faults.length === 0) return;
  const shown = faults.slice(0, 20);
  const more = faults.length > shown.length ? [`… and ${faults.length - shown.length} more`] : [];
  throw new StartError('wrong_content', ['The content has faults:', ...shown, ...more].join('\n  '));
}
