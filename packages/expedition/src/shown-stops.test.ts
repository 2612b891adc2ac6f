import { expect, test } from 'vitest';
import { shownPlaces, shownStops } from './shown-stops.ts';
import { aPlace } from './testing/records.ts';
import { toExpedition } from './to-expedition.ts';

const expedition = toExpedition({
  places: [
    aPlace({ place_id: 4, seqid: 40 }),
    aPlace({ place_id: 1, seqid: 10 }),
    aPlace({ place_id: 2, seqid: 20, minzoom: 0 }),
    aPlace({ place_id: 3, seqid: 30, visited_on: 'manchuriaexp' }),
    aPlace({ place_id: 5, seqid: 50, ispathpart: false }),
    aPlace({ place_id: 6, seqid: 60, latitude: null, longitude: null }),
  ],
  images: [],
});
const shown = (sections: Parameters<typeof shownStops>[1]['sections'], whitelist: number[] = []) =>
  shownStops(expedition, { sections, whitelist }).map(({ id }) => id);

test('shownStops excludes hidden stops and disabled sections, in travel order', () => {
  expect(shown(['cae'])).toEqual([1, 4, 6]);
  expect(shown(['cae', 'manchuriaexp'])).toEqual([1, 3, 4, 6]);
  expect(shown([])).toEqual([]);
});

test('a whitelist does not enable a disabled section', () => {
  expect(shown(['cae'], [3, 4, 99])).toEqual([4]);
});

test('shownPlaces includes side points in travel order', () => {
  const ids = shownPlaces(expedition, { sections: ['cae'], whitelist: [] }).map(({ id }) => id);
  expect(ids).toEqual([1, 4, 5, 6]);
});
