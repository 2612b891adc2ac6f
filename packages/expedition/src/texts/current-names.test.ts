import { expect, test } from 'vitest';
import { currentNames, namesInList } from './current-names.ts';

const names = (title_ru: string, title_en: string, title_modern: string) =>
  (['ru', 'en'] as const).map((language) => currentNames({ title_ru, title_en, title_modern }, language));

test('the modern name is in the given language, or the main one if there is none', () => {
  expect(names('Бомбей', 'Bombay', 'Mumbai; Мумбаи; Bombay')).toEqual([
    { current: 'Мумбаи', others: [], foreign: ['Mumbai'] },
    { current: 'Mumbai', others: [], foreign: ['Мумбаи'] },
  ]);
  expect(names('Дубди', 'Dubdi', 'Dubdi Monastery, Yuksom')).toEqual([
    { current: 'Dubdi Monastery, Yuksom', others: [], foreign: [] },
    { current: 'Dubdi Monastery, Yuksom', others: [], foreign: [] },
  ]);
});

test('the modern name is absent if it is the same as the title in either language', () => {
  const unchanged = [
    { current: null, others: [], foreign: ['Darjiling'] },
    { current: null, others: ['Darjiling'], foreign: [] },
  ];
  expect(names('Дарджилинг', 'Darjeeling', 'Darjeeling; Darjiling')).toEqual(unchanged);
  expect(
    names('Дарджилинг. Возвращение из Сиккима', 'Darjeeling. Back from Sikkim', 'Darjeeling; Darjiling'),
  ).toEqual(unchanged);
  expect(names('Лех', 'Leh', '')).toEqual([
    { current: null, others: [], foreign: [] },
    { current: null, others: [], foreign: [] },
  ]);
});

test('the modern name is absent if the title is its form in the given language', () => {
  expect(names('Урумчи', 'Urumchi', 'Ürümqi; Урумчи; 乌鲁木齐')).toEqual([
    { current: null, others: ['乌鲁木齐'], foreign: ['Ürümqi'] },
    { current: 'Ürümqi', others: ['乌鲁木齐'], foreign: [] },
  ]);
});

test('the names in a list are those in its language', () => {
  const bombay = { title_ru: 'Бомбей', title_en: 'Bombay', title_modern: 'Mumbai; Мумбаи; Bombay; مومبئی' };
  expect(namesInList(bombay, 'ru')).toBe('Мумбаи; مومبئی');
  expect(namesInList(bombay, 'en')).toBe('Mumbai; مومبئی');
  expect(namesInList({ ...bombay, title_modern: 'Bombay' }, 'en')).toBe('');
});
