import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { heightFile, parseHeightFile } from './place-data/height-file.ts';
import { readContent } from './read-content.ts';

test('the heights of the content belong to places and are sorted by place', () => {
  const { contentDir } = readSettings({});
  const ids = parseHeightFile(readFileSync(path.join(contentDir, heightFile), 'utf8')).map(
    ({ place_id }) => place_id,
  );
  const known = new Set(readContent(contentDir).places.map(({ place_id }) => place_id));

  expect(ids.filter((id) => !known.has(id))).toEqual([]);
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
});
