import type { ContentLanguage } from '@cae-map/contract/enumerations';
import type { PersonHit, WorkHit } from '../search-answer.ts';
import type { SearchPerson, SearchWork } from '../search-input.ts';
import { findItems, markedHeading, type FoundItem, type FoundItems } from './find-texts.ts';
import { listTranslations, type TextSearchOptions } from './text-hits.ts';
import { createTextIndex, type TextIndex } from './text-index.ts';

/** Indexes people by their names, other names and roles. */
export function indexPeople(people: readonly SearchPerson[]): TextIndex {
  return createTextIndex(
    people.flatMap((person, item) => {
      const body = (role: string) => joinParts([role, person.other_names]);
      return listTranslations(item, {
        ru: { heading: person.name_ru, body: body(person.role_ru) },
        en: { heading: person.name_en, body: body(person.role_en) },
      });
    }),
  );
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

/** Finds the people whose names and roles contain every word of the query. */
export function findPersonHits(
  index: TextIndex,
  people: readonly SearchPerson[],
  query: readonly string[],
  options: TextSearchOptions,
): FoundItems<PersonHit> {
  return findItems(index, query, {
    ...options,
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
