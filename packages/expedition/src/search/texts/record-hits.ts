import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { PersonHit, WorkHit } from '../search-answer.ts';
import type { SearchPerson, SearchWork } from '../search-input.ts';
import { findItems, markedHeading, type FoundItem, type FoundItems } from './find-texts.ts';
import { findPeopleByName, indexPersonNames, type PersonNames } from './person-names.ts';
import { listTranslations, type TextSearchOptions } from './text-hits.ts';
import { createTextIndex, type TextIndex } from './text-index.ts';

/** The people by the words of their names and roles, and by the sounds of their names. */
export interface PersonIndex {
  readonly texts: TextIndex;
  readonly names: PersonNames;
}

/** Indexes people by their names, other names and roles. */
export function indexPeople(people: readonly SearchPerson[]): PersonIndex {
  const texts = createTextIndex(
    people.flatMap((person, item) => {
      const body = (role: string) => joinParts([role, person.other_names]);
      return listTranslations(item, {
        ru: { heading: person.name_ru, body: body(person.role_ru) },
        en: { heading: person.name_en, body: body(person.role_en) },
      });
    }),
  );
  return { texts, names: indexPersonNames(people) };
}

/** Indexes works by their titles and authors. */
export function indexWorks(works: readonly SearchWork[]): TextIndex {
  return createTextIndex(
    works.flatMap((work, item) =>
      listTranslations(item, {
        ru: { heading: work.title_ru, body: joinParts([work.author_ru, yearText(work)]) },
        en: { heading: work.title_en, body: joinParts([work.author_en, yearText(work)]) },
      }),
    ),
  );
}

/**
 * Finds the people whose names and roles contain every word of the query, and those whom it names with initials or in another
 * transliteration. @param query all words: an initial may look like a preposition
 */
export function findPersonHits(
  index: PersonIndex,
  people: readonly SearchPerson[],
  query: { readonly significant: readonly string[]; readonly all: readonly string[] },
  options: TextSearchOptions,
): FoundItems<PersonHit> {
  const named = findPeopleByName(index.names, query.all);
  const written = findItems<PersonHit>(index.texts, query.significant, {
    ...options,
    limit: people.length,
    compare: () => 0,
    toHit(found) {
      const person = people[found.text.item];
      if (person === undefined) return null;
      return {
        kind: 'person',
        personId: person.person_id,
        name: markedHeading(found),
        role: markedBody(found),
      };
    },
  });
  const hits = new Map<string, PersonHit>();
  const byId = new Map(written.hits.map((hit) => [hit.personId, hit]));
  for (const item of named) {
    const person = people[item];
    if (person === undefined) continue;
    hits.set(person.person_id, byId.get(person.person_id) ?? toPersonHit(person, options.language));
  }
  for (const hit of written.hits) if (!hits.has(hit.personId)) hits.set(hit.personId, hit);
  return {
    hits: [...hits.values()].slice(0, options.limit),
    count: hits.size,
    isWritten: written.isWritten || named.length > 0,
  };
}

/** A hit without marked letters: they are those of another transliteration. */
function toPersonHit(person: SearchPerson, language: ContentLanguage): PersonHit {
  const { name_ru, name_en, role_ru, role_en } = person;
  const inLanguages = { ru: { name: name_ru, role: role_ru }, en: { name: name_en, role: role_en } };
  const { name, role } = inLanguages[language];
  return {
    kind: 'person',
    personId: person.person_id,
    name: { text: name, language, ranges: [] },
    role: { text: joinParts([role, person.other_names]), language, ranges: [] },
  };
}

/** Finds the works whose titles and authors contain every word of the query. */
export function findWorkHits(
  index: TextIndex,
  works: readonly SearchWork[],
  query: readonly string[],
  options: TextSearchOptions,
): FoundItems<WorkHit> {
  return findItems(index, query, {
    ...options,
    compare: () => 0,
    toHit(found) {
      const work = works[found.text.item];
      if (work === undefined) return null;
      return { kind: 'work', workId: work.work_id, title: markedHeading(found), author: markedBody(found) };
    },
  });
}

function markedBody(found: FoundItem): {
  text: string;
  language: ContentLanguage;
  ranges: FoundItem['inBody'][number]['range'][];
} {
  const { body: text, language } = found.text;
  return { text, language, ranges: found.inBody.map(({ range }) => range) };
}

function joinParts(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}

function yearText({ year }: SearchWork): string {
  return year === null ? '' : String(year);
}
