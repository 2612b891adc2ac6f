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
