import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aText, aPlace } from '../testing/records.ts';
import { readRealContent } from '../testing/content.ts';
import { modernNames, textIn, textsIn, titleIn, getTitle, getTitles } from './titles.ts';

describe('titles', () => {
  const place = { title_ru: 'Хотан', title_en: 'Khotan' };

  test("getTitle returns the title in the reader's language, English for Chinese", () => {
    expect([getTitle(place, 'ru'), getTitle(place, 'en'), getTitle(place, 'cn')]).toEqual([
      'Хотан',
      'Khotan',
      'Khotan',
    ]);
  });

  test('getTitle returns the Chinese title for Chinese, and English when it is blank', () => {
    expect(getTitle({ ...place, title_cn: '和田' }, 'cn')).toBe('和田');
    expect(getTitle({ ...place, title_cn: ' ' }, 'cn')).toBe('Khotan');
    expect(getTitle({ ...place, title_cn: '和田' }, 'en')).toBe('Khotan');
  });

  test('titleIn falls back to the other language when one is blank', () => {
    expect(titleIn({ title_ru: 'Хотан', title_en: ' ' }, 'en')).toEqual({ text: 'Хотан', language: 'ru' });
    expect(titleIn({ title_ru: '', title_en: 'Khotan' }, 'ru')).toEqual({ text: 'Khotan', language: 'en' });
  });
});

describe('bilingual fields', () => {
  test('textIn falls back to the other language and names it', () => {
    const place = aPlace({ place_id: 1, notes: 'Снег.', notes_en: '', overnight_place_en: 'Tents' });
    expect(textIn(place, 'notes', 'en')).toEqual({ text: 'Снег.', language: 'ru' });
    expect(textIn(place, 'overnight_place', 'ru')).toEqual({ text: 'Tents', language: 'en' });
    expect(textIn(place, 'location_reference', 'ru')).toEqual({ text: '', language: 'ru' });
    expect(textIn(place, 'location_reference', 'cn')).toEqual({ text: '', language: 'en' });
  });

  test('textsIn and getTitles return both languages without fallback', () => {
    const place = aPlace({ place_id: 1, notes: 'Снег.', notes_en: '' });
    expect(textsIn(place, 'notes')).toEqual({ ru: 'Снег.', en: '' });
    expect(getTitles(place)).toEqual({ ru: 'Место 1', en: 'Place 1' });
  });

  test('textIn reads any bilingual field of any record', () => {
    const text = aText({ text_id: 1, text_content: '<p>Да</p>', text_content_en: '<p>Yes</p>' });
    expect(textIn(text, 'text_content', 'en')).toEqual({ text: '<p>Yes</p>', language: 'en' });
    expect(textIn(text, 'book_title', 'ru')).toEqual({ text: 'Книга 1', language: 'ru' });
  });

  test('textIn is blank only when both languages are', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.constantFrom('ru', 'en', 'cn'),
        (notes, notes_en, language) => {
          const { text } = textIn({ notes, notes_en }, 'notes', language);
          expect(text.trim() === '').toBe(notes.trim() === '' && notes_en.trim() === '');
        },
      ),
    );
  });
});

describe('modernNames', () => {
  test('returns the first name as the main one', () => {
    expect(modernNames('Zawa; Zhawa ;扎瓦镇')).toEqual({ main: 'Zawa', others: ['Zhawa', '扎瓦镇'] });
    expect(modernNames('Marseille')).toEqual({ main: 'Marseille', others: [] });
  });

  test('leaves out blanks and duplicates', () => {
    expect(modernNames(' ; Leh;; Leh ;')).toEqual({ main: 'Leh', others: [] });
    expect(modernNames(' ;; ')).toEqual({ main: null, others: [] });
  });

  test('returns trimmed names for every real place', () => {
    for (const { title_modern, place_id } of readRealContent().places) {
      const { main, others } = modernNames(title_modern);
      for (const name of [...(main === null ? [] : [main]), ...others])
        expect(name, `place ${place_id}`).toMatch(/^\S.*\S$|^\S$/);
    }
  });
});
