import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accuracyLevels } from '@cae-map/contract/enumerations';
import { accuracyBars } from '@cae-map/expedition/places/accuracy';
import { accuracyRadius, isCertain } from '@cae-map/expedition/uncertainty/discs';
import { expect, test } from 'vitest';
import { repositoryFolder } from './support/source-tree.ts';

test('docs/uncertainty-and-measuring.md lists the accuracy levels with their bars and discs', () => {
  const text = readFileSync(join(repositoryFolder, 'docs/uncertainty-and-measuring.md'), 'utf8');
  const rows = text.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const level = /^`(\w+)`$/.exec(cells[1] ?? '')?.[1];
    return level === undefined ? [] : [[level, cells[3], cells[4], cells[5]]];
  });
  expect(rows).toEqual(
    accuracyLevels.map((level) => {
      const radius = accuracyRadius(level);
      const edge = radius?.isLimit === true ? 'solid' : 'dashed';
      const disc = radius === null ? 'none' : `${radius.metres / 1000} km, ${edge} edge`;
      return [level, String(accuracyBars(level)), disc, isCertain(level) ? 'yes' : 'no'];
    }),
  );
});
