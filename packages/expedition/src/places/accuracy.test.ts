import { accuracyLevels } from '@cae-map/contract/enumerations';
import { expect, test } from 'vitest';
import { accuracyBars } from './accuracy.ts';

test('accuracyBars has more bars for a more accurate position', () => {
  expect(accuracyLevels.map((level) => [level, accuracyBars(level)])).toEqual([
    ['exact', 4],
    ['high', 3],
    ['medium', 2],
    ['low', 1],
    ['unknown', 0],
  ]);
});
