import { expect, test } from 'vitest';
import { readContentHeights } from '../resources/heights/content-heights.ts';
import { readSettings } from '../settings.ts';
import { readContent } from './read-content.ts';

test('the heights of the content belong to places and are sorted by place', async () => {
  const { contentDir } = readSettings({});
  const ids = [...(await readContentHeights(contentDir)).keys()];
  const known = new Set(readContent(contentDir).places.map(({ place_id }) => place_id));

  expect(ids.filter((id) => !known.has(id))).toEqual([]);
  expect(ids).toEqual(ids.toSorted((one, other) => one - other));
});
