import { describe, expect, test } from 'vitest';
import { fieldIn } from './field-in.ts';

const work = { name_ru: 'Шамбала', name_en: 'Shambhala', note_ru: null, note_en: 'a note' };

describe('fieldIn', () => {
  test.each([
    ['ru', 'Шамбала', null],
    ['en', 'Shambhala', 'a note'],
  ] as const)('returns the fields with the suffix of the language %s', (language, name, note) => {
    expect(fieldIn(work, 'name', language)).toBe(name);
    expect(fieldIn(work, 'note', language)).toBe(note);
  });
});
