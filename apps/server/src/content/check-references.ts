import type { Citation } from '@cae-map/contract/entities/work';
import { findPersonLinks, findPlaceLinks } from './record-links.ts';
import type { Content, FromFile } from './content.ts';

/**
 * Violations that span records: duplicate ids, links to unknown places and people, citations of unknown works, end dates before
 * start dates. One line each.
 */
export function findReferenceViolations(content: Content): string[] {
  const places = new Set(content.places.map((place) => place.place_id));
  const chapters = new Set(content.chapters.map((chapter) => chapter.chapter));
  const works = new Set(content.works.map((work) => work.work_id));
  const people = new Set(content.people.map((person) => person.person_id));
  const known = { places, chapters, works, people };
  return [
    ...findDuplicates(content.places, 'place_id', (place) => place.place_id, 'places'),
    ...findDuplicates(content.places, 'seqid', (place) => place.seqid, 'places'),
    ...findDuplicates(content.chapters, 'chapter', (chapter) => chapter.chapter, 'chapters'),
    ...findDuplicates(content.texts, 'text_id', (text) => text.text_id, 'texts'),
    ...findDuplicates(content.paintings, 'image_id', (painting) => painting.image_id, 'paintings'),
    ...findDuplicates(content.works, 'work_id', (work) => work.work_id, 'works'),
    ...findDuplicates(content.people, 'person_id', (person) => person.person_id, 'people'),
    ...content.places.flatMap((place) =>
      findUnknownWorks(place.file, `places, place_id ${place.place_id}`, place.sources, works),
    ),
    ...content.places.flatMap((place) =>
      checkDateOrder(place.file, `places, place_id ${place.place_id}: enddate`, place.date, place.enddate),
    ),
    ...content.chapters.flatMap((chapter) =>
      checkDateOrder(chapter.file, `chapters, chapter ${chapter.chapter}: to`, chapter.from, chapter.to),
    ),
    ...content.texts.flatMap((text) => findTextViolations(text, known)),
    ...content.people.flatMap((person) => findPersonViolations(person, known)),
    ...content.paintings.flatMap((painting) =>
      (['place_id', 'until_place_id'] as const).flatMap((field) => {
        const id = painting[field];
        if (id === null || places.has(id)) return [];
        return [
          `${painting.file}: paintings, image_id ${painting.image_id}: ${field}: there is no place ${id}`,
        ];
      }),
    ),
  ];
}

/** The ids that other records may refer to. */
interface KnownIds {
  readonly places: ReadonlySet<number>;
  readonly chapters: ReadonlySet<number>;
  readonly works: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
}

function findTextViolations(text: Content['texts'][number], known: KnownIds): string[] {
  const where = `texts, text_id ${text.text_id}`;
  return [
    ...(known.chapters.has(text.chapter)
      ? []
      : [`${text.file}: ${where}: chapter: there is no chapter ${text.chapter}`]),
    ...checkDateOrder(text.file, `${where}: text_enddate`, text.text_date, text.text_enddate),
    ...findUnknownIds(`${text.file}: ${where}: place_ids`, 'place', text.place_ids, known.places),
    ...findUnknownLinks(`${text.file}: ${where}: text_content_ru`, text.text_content_ru, known),
    ...findUnknownLinks(`${text.file}: ${where}: text_content_en`, text.text_content_en, known),
    ...findUnknownWorks(text.file, where, text.sources, known.works),
  ];
}

function findPersonViolations(person: Content['people'][number], known: KnownIds): string[] {
  const where = `people, person_id ${person.person_id}`;
  const stretchEnds = person.stretches.flatMap(({ from, to }) => [from, to]);
  return [
    ...findUnknownIds(`${person.file}: ${where}: stretches`, 'place', stretchEnds, known.places),
    ...findUnknownLinks(`${person.file}: ${where}: about_ru`, person.about_ru, known),
    ...findUnknownLinks(`${person.file}: ${where}: about_en`, person.about_en, known),
    ...findUnknownWorks(person.file, where, person.sources, known.works),
  ];
}

function findUnknownLinks(field: string, content: string, known: KnownIds): string[] {
  return [
    ...findUnknownIds(field, 'place', findPlaceLinks(content), known.places),
    ...findUnknownIds(field, 'person', findPersonLinks(content), known.people),
  ];
}

function findUnknownWorks(
  file: string,
  where: string,
  sources: readonly Citation[],
  works: ReadonlySet<string>,
): string[] {
  const cited = sources.map(({ work }) => work);
  return findUnknownIds(`${file}: ${where}: sources`, 'work', cited, works);
}

function findUnknownIds<Id>(
  field: string,
  noun: string,
  ids: readonly Id[],
  known: ReadonlySet<Id>,
): string[] {
  return ids.filter((id) => !known.has(id)).map((id) => `${field}: there is no ${noun} ${String(id)}`);
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
  readValue: (entry: Entry) => number | string,
  list: string,
): string[] {
  const files = new Map<number | string, string>();
  return entries.flatMap((entry) => {
    const value = readValue(entry);
    const first = files.get(value);
    files.set(value, first ?? entry.file);
    return first === undefined ? [] : [`${entry.file}: ${list}, ${field} ${value}: used already in ${first}`];
  });
}
