import { describe, expect, test } from 'vitest';
import { aPerson, aWork } from '../../testing/people-and-works.ts';
import { toExpedition } from '../../to-expedition.ts';
import { searchInput } from '../search-input.ts';
import { createSearchIndex } from './create-search-index.ts';

const expedition = toExpedition({ places: [], images: [] });
const index = createSearchIndex(
  searchInput(expedition, {
    texts: [],
    aliases: [],
    people: [
      aPerson(),
      aPerson({
        person_id: 'ryabinin',
        other_names: '',
        name_ru: 'Константин Рябинин',
        name_en: 'Konstantin Ryabinin',
      }),
    ],
    works: [
      aWork(),
      aWork({
        work_id: 'tibet',
        title_en: 'Tibet Unmasked',
        title_ru: 'Развенчанный Тибет',
        author_ru: 'К. Н. Рябинин',
        year: 1996,
      }),
    ],
  }),
);
const find = (query: string, language: 'ru' | 'en' = 'ru') =>
  index.search(query, { language, limit: 5 }).hits;

describe('the search', () => {
  test('finds a person by a name in another case or by another name', () => {
    expect(find('Рябинина')).toContainEqual(
      expect.objectContaining({ kind: 'person', personId: 'ryabinin' }),
    );
    expect(find('Lobsang', 'en')).toMatchObject([
      { kind: 'person', personId: 'lobzang', name: { text: 'Lobzang' } },
    ]);
  });

  test('finds a work by its author and by its title', () => {
    expect(find('рябинин')).toMatchObject([{ kind: 'person' }, { kind: 'work', workId: 'tibet' }]);
    expect(find('inmost asia', 'en')).toMatchObject([{ kind: 'work', workId: 'trails' }]);
  });

  test('counts people and works apart', () => {
    expect(index.search('рябинин', { language: 'ru', limit: 1 }).counts).toMatchObject({
      person: 1,
      work: 1,
    });
  });
});

describe('the search finds people', () => {
  const roerich = (fields: object) => aPerson({ role_ru: 'Художник', role_en: 'Painter', ...fields });
  const people = [
    roerich({
      person_id: 'george',
      name_ru: 'Юрий Рерих',
      name_en: 'George Roerich',
      other_names: 'Юрий Николаевич Рерих; Yuri Nikolaevich Roerich; George N. de Roerich',
    }),
    roerich({
      person_id: 'nicholas',
      name_ru: 'Николай Рерих',
      name_en: 'Nicholas Roerich',
      other_names: 'Николай Константинович Рерих; Nikolai Konstantinovich Roerich',
    }),
    roerich({
      person_id: 'boris',
      name_ru: 'Борис Рерих',
      name_en: 'Boris Roerich',
      other_names: 'Борис Константинович Рерих',
    }),
  ];
  const named = createSearchIndex(searchInput(expedition, { texts: [], aliases: [], people, works: [] }));
  const listIds = (query: string) =>
    named
      .search(query, { language: 'en', limit: 5 })
      .hits.map((hit) => (hit.kind === 'person' ? hit.personId : hit.kind));

  test.each([
    ['N. K. Roerich', ['nicholas']],
    ['N.K. Roerich', ['nicholas']],
    ['N.K.Roerich', ['nicholas']],
    ['Roerich, N. K.', ['nicholas']],
    ['Н. К. Рерих', ['nicholas']],
    ['Рерих Н.К.', ['nicholas']],
    ['Н К Рерих', ['nicholas']],
    ['N. Roerich', ['nicholas', 'george']],
    ['Yu. N. Roerich', ['george']],
    ['Iu. N. Rerikh', ['george']],
    ['Ю. Н. Рерих', ['george']],
    ['Yuri Rerikh', ['george']],
    ['Yuri Roerich', ['george']],
    ['Yury Rerikh', ['george']],
    ['Rerikh, I\uFE20U\uFE21rii\u0306 Nikolaevich', ['george']],
    ['I\u0361Urii\u0306 Rerikh', ['george']],
    ['B. K. Roerich', ['boris']],
  ])('by “%s”', (query, ids) => {
    expect(listIds(query)).toEqual(ids);
  });

  test.each(['X. K. Roerich', 'N. K.', 'N. K. Smith'])('not by “%s”', (query) => {
    expect(listIds(query)).toEqual([]);
  });

  test('with the name in the language of the visitor', () => {
    const [hit] = named.search('N. K. Roerich', { language: 'ru', limit: 5 }).hits;
    expect(hit).toMatchObject({ name: { text: 'Николай Рерих', language: 'ru', ranges: [] } });
  });
});
