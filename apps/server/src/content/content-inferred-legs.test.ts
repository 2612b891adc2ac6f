import { lineLengthMetres } from '@cae-map/expedition/route/geography';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { placeSchema } from '@cae-map/contract/entities/place';
import { expect, test } from 'vitest';
import { readContentInferredLegs } from '../resources/inferred-legs/content-inferred-legs.ts';
import { drawableLegs } from '@cae-map/expedition/drawable-legs';
import { readSettings } from '../settings.ts';
import { createPlaceRows } from './place-records.ts';
import { readContent } from './read-content.ts';

const { contentDir } = readSettings({});
const places = createPlaceRows(readContent(contentDir)).map((row) =>
  placeSchema.parse({ ...row, imgcount: 0 }),
);

test('each accepted leg of the content starts and ends at its stops and has no recorded route', async () => {
  const entries = await readContentInferredLegs(contentDir);
  const { legs, outdated } = drawableLegs(entries, places);

  expect(outdated).toEqual([]);
  expect(legs).toHaveLength(entries.filter(({ state }) => state === 'accepted').length);
  expect(legs.length).toBeGreaterThan(0);
});

test('each accepted leg of the content is at most 1.8 times as long as the straight line', async () => {
  const entries = await readContentInferredLegs(contentDir);
  const { legs } = drawableLegs(entries, places);
  const expedition = toExpedition({ places, images: [], inferredLegs: legs });
  const straight = toExpedition({ places, images: [] });
  const lengthOf = (of: typeof expedition, id: number) => lineLengthMetres(of.getLeg(id)?.points ?? []);

  const detours = legs.map(({ place_id }) => lengthOf(expedition, place_id) / lengthOf(straight, place_id));

  expect(Math.max(...detours)).toBeLessThanOrEqual(1.8);
  expect(Math.min(...detours)).toBeGreaterThan(1);
});

test('all legs of the content have been reviewed', async () => {
  const entries = await readContentInferredLegs(contentDir);

  expect(entries.filter(({ state }) => state === 'proposed')).toEqual([]);
});
