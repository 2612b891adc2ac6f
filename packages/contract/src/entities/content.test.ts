import { describe, expect, test } from 'vitest';
import {
  contentChapterSchema,
  contentPaintingSchema,
  contentPartSchema,
  contentTextSchema,
} from './content.ts';

const chapter = { chapter: 1, title_ru: 'Глава', title_en: 'Chapter', from: '1924-01-01', to: '1924-02-01' };
const painting = {
  image_id: 1,
  place_id: 1,
  title_ru: 'Горы',
  title_en: 'Mountains',
  author_ru: '',
  author_en: '',
  year: 1925,
  ownership: null,
};
const text = {
  text_id: 1,
  chapter: 1,
  text_date: '1924-01-01',
  text_enddate: '1924-01-01',
  place_ids: [1],
  text_content_ru: 'Текст',
  text_content_en: 'Text',
  text_onplace_ru: '',
  text_onplace_en: '',
};
const person = {
  person_id: 'one',
  group: 'other',
  name_ru: 'Имя',
  name_en: 'Name',
  other_names: '',
  born: '',
  died: '',
  role_ru: 'Роль',
  role_en: 'Role',
  about_ru: 'О нём',
  about_en: 'About',
  fate_ru: '',
  fate_en: '',
  stretches: [],
  sources: [],
};
const work = {
  work_id: 'one',
  kind: 'diary',
  author_ru: '',
  author_en: '',
  title_ru: 'Дневник',
  title_en: 'Diary',
  year: null,
  publication_ru: '',
  publication_en: '',
  url: null,
  note_ru: '',
  note_en: '',
};

const parts = (records: object) => contentPartSchema.safeParse(records);

describe.each(['\uFEFF', '\u200B', '\u2060\u00AD', '  '])(
  'a content file with the invisible text %j',
  (invisible) => {
    test.each([
      [
        'title of a chapter',
        'chapters.0.title_ru',
        parts({ chapters: [{ ...chapter, title_ru: invisible }] }),
      ],
      [
        'title of a painting',
        'paintings.0.title_en',
        parts({ paintings: [{ ...painting, title_en: invisible }] }),
      ],
      [
        'content of a text',
        'texts.0.text_content_ru',
        parts({ texts: [{ ...text, text_content_ru: invisible }] }),
      ],
      ['name of a person', 'people.0.name_ru', parts({ people: [{ ...person, name_ru: invisible }] })],
      ['title of a work', 'works.0.title_en', parts({ works: [{ ...work, title_en: invisible }] })],
    ])('as %s is refused with the field', (_field, path, result) => {
      const paths = result.error?.issues.map((issue) => issue.path.join('.'));
      expect([...new Set(paths)]).toEqual([path]);
    });
  },
);

test('a byte order mark before a text of a content file is removed', () => {
  expect(contentChapterSchema.parse({ ...chapter, title_ru: '\uFEFFГлава' }).title_ru).toBe('Глава');
  expect(contentPaintingSchema.parse({ ...painting, author_ru: '\uFEFFН. К.' }).author_ru).toBe('Н. К.');
  expect(contentTextSchema.parse({ ...text, text_onplace_en: '\uFEFFLeh' }).text_onplace_en).toBe('Leh');
});
