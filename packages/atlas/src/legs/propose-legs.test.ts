import type { ContentInferredLeg } from '@cae-map/contract/entities/inferred-leg';
import type { PlaceRecord } from '@cae-map/contract/entities/place';
import { aPlace } from '@cae-map/contract/testing/records';
import { toExpedition } from '@cae-map/expedition/to-expedition';
import { describe, expect, test } from 'vitest';
import { formatTable } from './format-table.ts';
import { proposeLegs } from './propose-legs.ts';
import { ridgeWithGap } from '../testing/terrain-data.ts';

const first = { ...aPlace, place_id: 1, seqid: 10, title_en: 'Camp', latitude: 39, longitude: 80.8 };

/** An expedition of two stops on both sides of the ridge, 35 km apart. */
function expeditionWith(fields: Partial<PlaceRecord> = {}) {
  const second = { ...first, place_id: 2, seqid: 20, title_en: 'Valley', longitude: 81.2, routejson: '[]' };
  return toExpedition({ places: [first, { ...second, ...fields }], images: [] });
}

function propose(fields: Partial<PlaceRecord> = {}, known: readonly ContentInferredLeg[] = []) {
  return proposeLegs(ridgeWithGap, expeditionWith(fields), known);
}

const reviewed: ContentInferredLeg = {
  place_id: 2,
  state: 'accepted',
  reason: null,
  from: [39, 80.8],
  to: [39, 81.2],
  points: [[39.1, 81]],
};

describe('proposeLegs', () => {
  test('proposes a line between the exact positions of the stops', () => {
    const { legs, straight, warnings } = propose();
    expect(legs).toMatchObject([
      { place_id: 2, state: 'proposed', reason: null, from: [39, 80.8], to: [39, 81.2] },
    ]);
    expect(straight).toEqual([]);
    expect(warnings).toEqual([]);
  });

  test.each([
    ['a recorded route', { routejson: '[[39.05, 81]]' }],
    ['an invalid route', { routejson: '[39' }],
    ['a train', { go_by: 'train' as const }],
    ['a steamship', { go_by: 'steamship' as const }],
    ['an unknown transport', { go_by: null }],
    ['a straight line under 15 km', { longitude: 80.95 }],
    ['a stop without a position', { latitude: null }],
    ['a side point', { ispathpart: false }],
    ['the start of another journey', { visited_on: 'manchuriaexp' as const }],
  ])('proposes nothing for a leg with %s', (_what, fields) => {
    expect(propose(fields)).toEqual({ legs: [], straight: [], warnings: [] });
  });

  test.each([
    ['accepted', null],
    ['rejected', 'the caravan crossed the ridge'],
  ] as const)('keeps the line of a leg that is %s', (state, reason) => {
    const leg = { ...reviewed, state, reason };
    expect(propose({}, [leg])).toEqual({ legs: [leg], straight: [], warnings: [] });
  });

  test('calculates a proposed leg again', () => {
    const { legs } = propose({}, [{ ...reviewed, state: 'proposed' }]);
    expect(legs[0]?.points).not.toEqual(reviewed.points);
  });

  test('keeps a reviewed leg whose ends have moved, and warns', () => {
    const { legs, warnings } = propose({ latitude: 39.01 }, [reviewed]);
    expect(legs).toEqual([reviewed]);
    expect(warnings).toEqual([expect.stringMatching(/place 2 have moved.*"proposed"/)]);
  });

  test('keeps a reviewed leg whose route has been recorded, and warns', () => {
    const { legs, warnings } = propose({ routejson: '[[39.05, 81]]' }, [reviewed]);
    expect(legs).toEqual([reviewed]);
    expect(warnings).toEqual([expect.stringContaining('no longer a long straight leg')]);
  });

  test('warns of a reviewed leg to a place that does not exist', () => {
    const { warnings } = propose({}, [{ ...reviewed, place_id: 99 }]);
    expect(warnings).toEqual([expect.stringMatching(/place 99 .*does not exist.*remove/)]);
  });
});

test('formatTable lists the lengths, climb, highest point and state of a leg, and marks a long detour', () => {
  const format = (points: ContentInferredLeg['points']): string =>
    formatTable([{ ...reviewed, points }], expeditionWith(), ridgeWithGap.heights);
  const [header, row] = format([[39, 81]]).split('\n');
  expect(header).toMatch(/^leg +straight km +line km +climb m +highest m +state$/);
  expect(row).toMatch(/^2 Camp – Valley +34\.6 +34\.6 +1500 +4500 +accepted$/);
  expect(format([[39.4, 81]]).split('\n')[1]).toContain('accepted (long detour: check)');
});
