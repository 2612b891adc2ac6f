import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aText, aPlace } from '../testing/records.ts';
import { readRealContent } from '../testing/content.ts';
import { modernNames, textIn, textsIn, titleIn, getTitle, getTitles } from './titles.ts';

describe('a title', () => {
  const place = { title_ru: 'Хотан', title_en: 'Khotan' };

  test('is in the language of the reader, English where there is no Chinese', () => {
    expect([getTitle(place, 'ru'), getTitle(place, 'en'), getTitle(place, 'cn')]).toEqual([
      'Хотан',
      'Khotan',
      'Khotan',
    ]);
  });

  test('stands in the other language where one is empty, and says so', () => {
    expect(titleIn({ title_ru: 'Хотан', title_en: ' ' }, 'en')).toEqual({ text: 'Хотан', language: 'ru' });
    expect(titleIn({ title_ru: '', title_en: 'Khotan' }, 'ru')).toEqual({ text: 'Khotan', language: 'en' });
  });
});

describe('a text in two languages', () => {
  test('falls back to the other one, and says in which it is', () => {
    const place = aPlace({ place_id: 1, notes: 'Снег.', notes_en: '', overnight_place_en: 'Tents' });
    expect(textIn(place, 'notes', 'en')).toEqual({ text: 'Снег.', language: 'ru' });
    expect(textIn(place, 'overnight_place', 'ru')).toEqual({ text: 'Tents', language: 'en' });
    expect(textIn(place, 'location_reference', 'ru')).toEqual({ text: '', language: 'ru' });
    expect(textIn(place, 'location_reference', 'cn')).toEqual({ text: '', language: 'en' });
  });

  test('is given in both as it stands, without falling back', () => {
    const place = aPlace({ place_id: 1, notes: 'Снег.', notes_en: '' });
    expect(textsIn(place, 'notes')).toEqual({ ru: 'Снег.', en: '' });
    expect(getTitles(place)).toEqual({ ru: 'Место 1', en: 'Place 1' });
  });

  test('is any field that stands twice, of any record', () => {
    const text = aText({ text_id: 1, text_content: '<p>Да</p>', text_content_en: '<p>Yes</p>' });
    expect(textIn(text, 'text_content', 'en')).toEqual({ text: '<p>Yes</p>', language: 'en' });
    expect(textIn(text, 'book_title', 'ru')).toEqual({ text: 'Книга 1', language: 'ru' });
  });

  test('is empty only when both are', () => {
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

describe('names of today', () => {
  test('have a main one first and the others after it', () => {
    expect(modernNames('Zawa; Zhawa ;扎瓦镇')).toEqual({ main: 'Zawa', others: ['Zhawa', '扎瓦镇'] });
    expect(modernNames('Marseille')).toEqual({ main: 'Marseille', others: [] });
  });

  test('leave out what is empty or said before', () => {
    expect(modernNames(' ; Leh;; Leh ;')).toEqual({ main: 'Leh', others: [] });
    expect(modernNames(' ;; ')).toEqual({ main: null, others: [] });
  });

  test('of the real places are all whole', () => {
    for (const { title_modern, place_id } of readRealContent().places) {
      const { main, others } = modernNames(title_modern);
      expect(main, `place ${place_id}`).not.toBeNull();
      for (const name of others) expect(name).toMatch(/^\S.*\S$|^\S$/);
    }
  });
});
