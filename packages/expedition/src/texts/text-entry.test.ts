import { expect, test } from 'vitest';
import { aText } from '../testing/records.ts';
import { textEntry } from './text-entry.ts';

test('textEntry has formatted dates and the content in the language of the reader', () => {
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

test('textEntry formats one day for a text without an end date', () => {
  expect(textEntry(aText({ text_id: 1, text_date: '1925-03-06' }), 'en').dates).toBe('6 March 1925');
});

test('textEntry formats only the month of a text known by month', () => {
  expect(textEntry(aText({ text_id: 1, text_date: '1925-03-01', date_format: 'YYYY-MM' }), 'en').dates).toBe(
    'March 1925',
  );
});

test('textEntry has null dates for an undated text', () => {
  expect(textEntry(aText({ text_id: 1 }), 'en').dates).toBeNull();
});

test('textEntry falls back to the other language and names it', () => {
  const text = aText({ text_id: 1, text_content: '<p>По-русски</p>' });
  expect(textEntry(text, 'en').content).toEqual({ text: '<p>По-русски</p>', language: 'ru' });
});
