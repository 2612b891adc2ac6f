import { expect, test } from 'vitest';
import { researchNote } from './research-note.ts';

test('a note in two languages gives the half that the visitor reads', () => {
  expect(researchNote('Линия условна. / The line is schematic.', 'ru')).toEqual({
    text: 'Линия условна.',
    language: 'ru',
  });
  expect(researchNote('Линия условна. / The line is schematic.', 'en')).toEqual({
    text: 'The line is schematic.',
    language: 'en',
  });
});

test('a note in one language is given whole and marked by its script', () => {
  expect(researchNote('Линия условна.', 'en')).toEqual({ text: 'Линия условна.', language: 'ru' });
  expect(researchNote('Schematic.', 'ru')).toEqual({ text: 'Schematic.', language: 'en' });
  expect(researchNote(' ', 'ru')).toBeNull();
});
