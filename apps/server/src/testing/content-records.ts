import type { Content } from '../content/content.ts';

const file = 'test.json';

/** Content without records; `lists` sets some of them. */
export function aContent(lists: Partial<Content> = {}): Content {
  return { places: [], chapters: [], texts: [], paintings: [], works: [], people: [], ...lists };
}

/** A work of a content file; `fields` overrides its values. */
export function aContentWork(fields: Partial<Content['works'][number]> = {}): Content['works'][number] {
  return {
    work_id: 'trails',
    kind: 'diary',
    author_ru: 'Ю. Н. Рерих',
    author_en: 'George Roerich',
    title_ru: 'По тропам Срединной Азии',
    title_en: 'Trails to Inmost Asia',
    year: 1931,
    publication_ru: 'Нью-Хейвен',
    publication_en: 'New Haven',
    url: null,
    note_ru: '',
    note_en: '',
    file,
    ...fields,
  };
}

/** A person of a content file; `fields` overrides its values. */
export function aContentPerson(fields: Partial<Content['people'][number]> = {}): Content['people'][number] {
  return {
    person_id: 'lobzang',
    group: 'member',
    name_ru: 'Лобзанг',
    name_en: 'Lobzang',
    other_names: 'Lobsang',
    born: '',
    died: '',
    role_ru: 'каравановожатый',
    role_en: 'caravan leader',
    about_ru: 'Вёл караван.',
    about_en: 'He led the caravan.',
    fate_ru: '',
    fate_en: '',
    stretches: [],
    sources: [],
    file,
    ...fields,
  };
}
