import { leftOutKinds } from '@cae-map/geo-files/left-out';
import { describe, expect, test } from 'vitest';
import { leftOutEnglish } from './left-out-en.ts';
import { describeLeftOut, type LeftOutEntry } from './left-out-messages.ts';
import { leftOutRussian } from './left-out-ru.ts';

const entries: readonly LeftOutEntry[] = [
  { kind: 'position', count: 1, line: 3, name: 'Walk', value: 'NaN' },
  { kind: 'height', count: 2, line: 1, value: '-32768' },
  { kind: 'area', count: 5 },
];

describe('describeLeftOut', () => {
  test('names kinds, numbers and the first place in English', () => {
    expect(describeLeftOut(entries, leftOutEnglish)).toBe(
      'Left out: 1 point without coordinates or off the Earth (line 3, in “Walk”); 2 heights that are not measurements (first: -32768); 5 areas.',
    );
  });

  test('names kinds, numbers and the first place in Russian', () => {
    expect(describeLeftOut(entries, leftOutRussian)).toBe(
      'Не вошло: 1 точка без координат или вне Земли (строка 3, в «Walk»); 2 высоты, которые не похожи на измеренные (первый раз: -32768); 5 контуров.',
    );
  });

  test('returns an empty text if nothing was left out', () => {
    expect(describeLeftOut([], leftOutEnglish)).toBe('');
  });

  test.each([leftOutEnglish, leftOutRussian])('has a different text for every kind', (messages) => {
    const texts = leftOutKinds.map((kind) => describeLeftOut([{ kind, count: 2 }], messages));
    expect(new Set(texts).size).toBe(leftOutKinds.length);
  });
});
