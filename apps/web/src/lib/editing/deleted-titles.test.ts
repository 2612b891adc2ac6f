import type { RecordChange } from '@cae-map/contract/entities/editing/revision';
import { expect, test } from 'vitest';
import { findDeletedTitles } from './deleted-titles.ts';

const change = (entity_id: number, action: RecordChange['action'], before: object | null): RecordChange => ({
  change_id: entity_id,
  at: '2026-11-26T10:00:00.000Z',
  editor: null,
  entity_id,
  action,
  before: before && { ...before },
  after: null,
});

test('the newest deletion of a record names it in the language of the page', () => {
  const changes = [
    change(1, 'delete', { title_ru: 'Лех', title_en: 'Leh' }),
    change(1, 'delete', { title_ru: 'Лех', title_en: 'Leh (old)' }),
    change(2, 'delete', { title_ru: 'Хотан', title_en: '' }),
    change(3, 'update', { title_en: 'Khotan' }),
    change(4, 'delete', { title_ru: ' ', title_en: null }),
    change(5, 'delete', null),
  ];
  expect(Object.fromEntries(findDeletedTitles('place', changes, 'en'))).toEqual({ 1: 'Leh', 2: 'Хотан' });
  expect(findDeletedTitles('place', changes, 'ru').get(1)).toBe('Лех');
  expect(findDeletedTitles('place', undefined, 'ru').size).toBe(0);
});

test('the titles of another kind are those of its fields', () => {
  const changes = [change(1, 'delete', { book_title: 'Алтай — Гималаи', book_title_en: 'Altai-Himalaya' })];
  expect(findDeletedTitles('book', changes, 'en').get(1)).toBe('Altai-Himalaya');
});
