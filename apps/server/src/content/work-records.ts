import type { citations, works } from '../database/schema.ts';
import type { Content } from './content.ts';

/** Work rows, in the order of the content files. */
export function createWorkRows(content: Content): (typeof works.$inferInsert)[] {
  return content.works.map(({ file: _file, ...work }, index) => ({ ...work, seqid: index + 1 }));
}

/** The ids of the records that can be cited, since those of the content files may have been deleted. */
export interface CitableIds {
  readonly places: ReadonlySet<number>;
  readonly texts: ReadonlySet<number>;
}

/** Citation rows of the places and texts that exist; `position` numbers the works of each record from 1. */
export function createCitationRows(
  content: Content,
  existing: CitableIds,
): (typeof citations.$inferInsert)[] {
  const places = content.places.filter(({ place_id }) => existing.places.has(place_id));
  const texts = content.texts.filter(({ text_id }) => existing.texts.has(text_id));
  return [
    ...places.flatMap(({ place_id, sources }) => createRows(sources, { place_id })),
    ...texts.flatMap(({ text_id, sources }) => createRows(sources, { text_id })),
  ];
}

function createRows(
  sources: Content['places'][number]['sources'],
  subject: { readonly place_id: number } | { readonly text_id: number },
): (typeof citations.$inferInsert)[] {
  return sources.map(({ work, chapter, page }, index) => ({
    ...subject,
    position: index + 1,
    work_id: work,
    chapter: chapter ?? null,
    page: page ?? null,
  }));
}
