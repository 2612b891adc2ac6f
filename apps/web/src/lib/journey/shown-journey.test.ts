import { toExpedition } from '@cae-map/expedition/to-expedition';
import { expect, test } from 'vitest';
import { placeRecord } from '../../testing/data/records.ts';
import { shownJourney } from './shown-journey.ts';

const expedition = toExpedition({
  places: [
    placeRecord({ place_id: 1, seqid: 1, date: '1925-08-12', enddate: '1925-08-14' }),
    placeRecord({ place_id: 2, seqid: 2, date: '1925-08-20', enddate: '1925-08-24' }),
  ],
  images: [],
});

test('shownJourney returns the cached journey for equal options in different arrays', () => {
  const first = shownJourney(expedition, { sections: ['cae', 'precae'], whitelist: [1, 2] });
  expect(first?.stops).toHaveLength(2);
  expect(shownJourney(expedition, { sections: ['cae', 'precae'], whitelist: [1, 2] })).toBe(first);
});

test('shownJourney creates another journey for other sections or another whitelist', () => {
  const whole = shownJourney(expedition, { sections: ['cae'], whitelist: [] });
  expect(shownJourney(expedition, { sections: ['precae'], whitelist: [] })).toBeNull();
  const second = shownJourney(expedition, { sections: ['cae'], whitelist: [2] });
  expect(whole?.stops).toHaveLength(2);
  expect(second?.stops).toHaveLength(1);
  expect(shownJourney(expedition, { sections: ['cae'], whitelist: [1] })?.stops[0].place.id).toBe(1);
});
