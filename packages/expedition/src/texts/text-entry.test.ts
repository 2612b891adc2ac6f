import { expect, test } from 'vitest';
import { aText } from '../testing/records.ts';
import { textEntry } from './text-entry.ts';

test('an entry has its days in words and its words in the language of the reader', () => {
  const text = aText({
    text_id: 1,
    text_date: '1925-09-02',
    text_enddate: '1925-09-18',
    text_content: '<p>По-русски</p>',
    text_content_en: '<p>English</p>',
    text_onplace: 'Лех',
    text_onplace_en: 'Leh',
  });
  expect(textEntry(text, 'en')).toEqual({
    dates: '2–18 September 1925',
    content: { text: '<p>English</p>', language: 'en' },
    place: { text: 'Leh', language: 'en' },
  });
  expect(textEntry(text, 'ru')).toMatchObject({ dates: '2–18 сентября 1925', place: { text: 'Лех' } });
});

test('an entry without an end is of one day; one known by month claims no day; an undated one has no dates', () => {
  expect(textEntry(aText({ text_id: 1, text_date: '1925-03-06' }), 'en').dates).toBe('6 March 1925');
  expect(textEntry(aText({ text_id: 1, text_date: '1925-03-01', date_format: 'YYYY-MM' }), 'en').dates).toBe(
    'March 1925',
  );
  expect(textEntry(aText({ text_id: 1 }), 'en').dates).toBeNull();
});

test('what is not translated is given in the other language and marked', () => {
  const text = aText({ text_id: 1, text_content: '<p>По-русски</p>' });
  expect(textEntry(text, 'en').content).toEqual({ text: '<p>По-русски</p>', language: 'ru' });
});
