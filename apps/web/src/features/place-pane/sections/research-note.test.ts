import { expect, test } from 'vitest';
import { researchNote } from './research-note.ts';

test('a note in two languages gives both halves', () => {
  expect(researchNote('Линия условна. / The line is schematic.')).toEqual({
    ru: 'Линия условна.',
    en: 'The line is schematic.',
  });
});

test('a note in one language counts for the language of its letters', () => {
  expect(researchNote('Линия условна.')).toEqual({ ru: 'Линия условна.', en: '' });
  expect(researchNote('Schematic.')).toEqual({ ru: '', en: 'Schematic.' });
  expect(researchNote('')).toEqual({ ru: '', en: '' });
});
