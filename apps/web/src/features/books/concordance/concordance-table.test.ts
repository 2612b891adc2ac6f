import { expect, test } from 'vitest';
import { formatConcordance } from './concordance-table.ts';

const headings = { date: 'Date', place: 'Place', sentence: 'Sentence', twin: 'Translation', url: 'Link' };

test('cells are quoted, and none is a formula', () => {
  const row = { date: '', place: '=1+1', sentence: 'He said “go”, "now".', twin: '-5°', url: 'https://a' };
  expect(formatConcordance(headings, [row])).toBe(
    '\uFEFF"Date","Place","Sentence","Translation","Link"\r\n' +
      '"","\'=1+1","He said “go”, ""now"".","\'-5°","https://a"\r\n',
  );
});
