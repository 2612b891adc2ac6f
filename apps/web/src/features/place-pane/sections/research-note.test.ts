import { expect, test } from 'vitest';
import { researchNote } from './research-note.ts';

test('researchNote splits a note in two languages', () => {
  expect(researchNote('Линия условна. / The line is schematic.')).toEqual({
    ru: 'Линия условна.',
    en: 'The line is schematic.',
  });
});

test('researchNote assigns a note in one language by its script', () => {
  expect(researchNote('Линия условна.')).toEqual({ ru: 'Линия условна.', en: '' });
  expect(researchNote('Schematic.')).toEqual({ ru: '', en: 'Schematic.' });
  expect(researchNote('')).toEqual({ ru: '', en: '' });
});
