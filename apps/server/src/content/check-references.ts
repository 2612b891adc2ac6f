import { findPlaceLinks } from './place-links.ts';
import type { Content, FromFile } from './content.ts';

/** Violations that span records: duplicate ids, links to unknown places, end dates before start dates. One line each. */
export function findReferenceViolations(content: Content): string[] {
  const places = new Set(content.places.map((place) => place.place_id));
  const chapters = new Set(content.chapters.map((chapter) => chapter.chapter));
  return [
    ...repeated(content.places, 'place_id', (place) => place.place_id, 'places'),
    ...repeated(content.places, 'seqid', (place) => place.seqid, 'places'),
    ...repeated(content.chapters, 'chapter', (chapter) => chapter.chapter, 'chapters'),
    ...repeated(content.texts, 'text_id', (text) => text.text_id, 'texts'),
    ...repeated(content.paintings, 'image_id', (painting) => painting.image_id, 'paintings'),
    ...content.places.flatMap((place) =>
      endsBeforeStart(place.file, `places, place_id ${place.place_id}: enddate`, place.date, place.enddate),
    ),
    ...content.chapters.flatMap((chapter) =>
      endsBeforeStart(chapter.file, `chapters, chapter ${chapter.chapter}: to`, chapter.from, chapter.to),
    ),
    ...content.texts.flatMap((text) => findTextViolations(text, places, chapters)),
    ...content.paintings
      .filter((painting) => !places.has(painting.place_id))
      .map(
        (painting) =>
          `${painting.file}: paintings, image_id ${painting.image_id}: place_id: there is no place ${painting.place_id}`,
      ),
  ];
}

function findTextViolations(
  text: Content['texts'][number],
  places: ReadonlySet<number>,
  chapters: ReadonlySet<number>,
): string[] {
  const where = `texts, text_id ${text.text_id}`;
  const unknownIn = (field: string, ids: readonly number[]): string[] =>
    ids
      .filter((id) => !places.has(id))
      .map((id) => `${text.file}: ${where}: ${field}: there is no place ${id}`);
  const linked = (content: string): number[] => findPlaceLinks(content).map((link) => link.placeId);
  return [
    ...(chapters.has(text.chapter)
      ? []
      : [`${text.file}: ${where}: chapter: there is no chapter ${text.chapter}`]),
    ...endsBeforeStart(text.file, `${where}: text_enddate`, text.text_date, text.text_enddate),
    ...unknownIn('place_ids', text.place_ids),
    ...unknownIn('text_content_ru', linked(text.text_content_ru)),
    ...unknownIn('text_content_en', linked(text.text_content_en)),
  ];
}

/** Dates in the form YYYY-MM-DD compare correctly as strings. */
function endsBeforeStart(file: string, where: string, start: string | null, end: string | null): string[] {
  return start !== null && end !== null && end < start
    ? [`${file}: ${where}: ${end} lies before ${start}`]
    : [];
}

function repeated<Entry>(
  entries: readonly FromFile<Entry>[],
  field: string,
  valueOf: (entry: Entry) => number,
  list: string,
): string[] {
  const files = new Map<number, string>();
  return entries.flatMap((entry) => {
    const value = valueOf(entry);
    const first = files.get(value);
    files.set(value, first ?? entry.file);
    return first === undefined ? [] : [`${entry.file}: ${list}, ${field} ${value}: used already in ${first}`];
  });
}
