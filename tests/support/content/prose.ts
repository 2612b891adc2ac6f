import type { ContentRecords } from './content-files.ts';

/** A written field of a record. */
export interface Prose {
  readonly file: string;
  /** The list and the id of the record, such as `texts, text_id 5`. */
  readonly record: string;
  readonly field: string;
  readonly language: 'ru' | 'en';
  readonly text: string;
}

const idFields = {
  places: 'place_id',
  chapters: 'chapter',
  texts: 'text_id',
  paintings: 'image_id',
  works: 'work_id',
  people: 'person_id',
} as const satisfies Record<keyof ContentRecords, string>;

/** The fields that are Russian without a suffix; their English ones end in `_en`. */
const russianFields = ['notes', 'location_reference', 'overnight_place', 'traveler_todo'];

/** Describes a record by its list and id. */
export function describeRecord(list: keyof ContentRecords, entry: object): string {
  const field = idFields[list];
  return `${list}, ${field} ${String(new Map<string, unknown>(Object.entries(entry)).get(field))}`;
}

/** The written fields of all records in both languages, also empty ones. */
export function readProse(content: ContentRecords): Prose[] {
  const lists = Object.keys(idFields) as (keyof ContentRecords)[];
  return lists.flatMap((list) =>
    content[list].flatMap((entry) =>
      Object.entries(entry).flatMap(([field, text]): Prose[] => {
        const language = languageOf(field);
        if (language === null || typeof text !== 'string') return [];
        return [{ file: entry.file, record: describeRecord(list, entry), field, language, text }];
      }),
    ),
  );
}

function languageOf(field: string): Prose['language'] | null {
  if (field.endsWith('_en')) return 'en';
  return field.endsWith('_ru') || russianFields.includes(field) ? 'ru' : null;
}

/** The name of a field in the other language. */
export function translationOf(field: string): string {
  if (field.endsWith('_ru')) return field.replace(/_ru$/, '_en');
  const base = field.replace(/_en$/, '');
  if (russianFields.includes(base)) return field.endsWith('_en') ? base : `${base}_en`;
  return `${base}_ru`;
}

/** Removes the links of a text; `keepNames` keeps the linked names. */
export function withoutLinks(text: string, { keepNames }: { readonly keepNames: boolean }): string {
  return text.replaceAll(/\[([^\]]*)\]\((?:place|person):[^)]*\)/g, keepNames ? '$1' : ' ');
}
