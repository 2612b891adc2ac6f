import { findPlaceLinks } from './place-links.ts';
import type { Content, FromFile } from './content.ts';

/** Violations that span records: duplicate ids, links to unknown places, end dates before start dates. One line each. */
export function findReferenceViolations(content: Content): string[] {
  const places = new Set(content.places.map((place) => place.place_id));
  const chapters = new Set(content.chapters.map((chapter) => chapter.chapter));
  return [
    ...findDuplicates(content.places, 'place_id', (place) => place.place_id, 'places'),
    ...findDuplicates(content.places, 'seqid', (place) => place.seqid, 'places'),
    ...findDuplicates(content.chapters, 'chapter', (chapter) => chapter.chapter, 'chapters'),
    ...findDuplicates(content.texts, 'text_id', (text) => text.text_id, 'texts'),
    ...findDuplicates(content.paintings, 'image_id', (painting) => painting.image_id, 'paintings'),
    ...content.places.flatMap((place) =>
      checkDateOrder(place.file, `places, place_id ${place.place_id}: enddate`, place.date, place.enddate),
    ),
    ...content.chapters.flatMap((chapter) =>
      checkDateOrder(chapter.file, `chapters, chapter ${chapter.chapter}: to`, chapter.from, chapter.to),
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
  const findUnknownPlaces = (field: string, ids: readonly number[]): string[] =>
    ids
      .filter((id) => !places.has(id))
      .map((id) => `${text.file}: ${where}: ${field}: there is no place ${id}`);
  const linked = (content: string): number[] => findPlaceLinks(content).map((link) => link.placeId);
  return [
    ...(chapters.has(text.chapter)
      ? []
      : [`${text.file}: ${where}: chapter: there is no chapter ${text.chapter}`]),
    ...checkDateOrder(text.file, `${where}: text_enddate`, text.text_date, text.text_enddate),
    ...findUnknownPlaces('place_ids', text.place_ids),
    ...findUnknownPlaces('text_content_ru', linked(text.text_content_ru)),
    ...findUnknownPlaces('text_content_en', linked(text.text_content_en)),
  ];
}

/** Dates in the form YYYY-MM-DD compare correctly as strings. */
function checkDateOrder(file: string, where: string, start: string | null, end: string | null): string[] {
  return start !== null && end !== null && end < start
    ? [`${file}: ${where}: ${end} is before ${start}`]
    : [];
}

function findDuplicates<Entry>(
  entries: readonly FromFile<Entry>[],
  field: string,
  readValue: (entry: Entry) => number,
  list: string,
): string[] {
  const files = new Map<number, string>();
  return entries.flatMap((entry) => {
    const value = readValue(entry);
    const first = files.get(value);
    files.set(value, first ?? entry.file);
    return first === undefined ? [] : [`${entry.file}: ${list}, ${field} ${value}: used already in ${first}`];
  });
}
