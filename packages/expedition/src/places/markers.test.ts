import { placeSizes, visitedOnValues } from '@cae-map/contract/enumerations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markerForm, showPointThreshold, showsRoutePoint, type MarkerOptions } from './markers.ts';
import { aPlace } from '../testing/records.ts';

const place = aPlace({ place_id: 1, minzoom: 7 });
const forms = (options?: MarkerOptions, of = place) =>
  [2, 3, 4, 5, 6, 7, 8].map((zoom) => markerForm(zoom, of, options));

describe('markerForm', () => {
  test('grows from circle to labelled marker as the zoom approaches the minzoom', () => {
    expect(forms()).toEqual([
      'hidden',
      'hidden',
      'hidden',
      'circle',
      'popup-marker',
      'labelled-marker',
      'labelled-marker',
    ]);
  });

  test('is hidden when the minzoom is 0 or less', () => {
    for (const minzoom of [0, -1]) expect(markerForm(22, { ...place, minzoom })).toBe('hidden');
    expect(markerForm(1, { ...place, minzoom: 1 })).toBe('labelled-marker');
  });

  test('is hidden for a place that is not on the whitelist', () => {
    const whitelist = new Set([1]);
    const whitelisted = [
      'hidden',
      'circle',
      'circle',
      'circle',
      'popup-marker',
      'labelled-marker',
      'labelled-marker',
    ];
    expect(forms({ whitelist })).toEqual(whitelisted);
    expect(forms({ whitelist }, { ...place, visited_on: 'precae' })).toEqual(forms());
    expect(new Set(forms({ whitelist: new Set([2]) }))).toEqual(new Set(['hidden']));
  });

  test('ignores an empty whitelist', () => {
    expect(forms({ whitelist: new Set() })).toEqual(forms());
  });

  test('is hidden when the section is disabled', () => {
    for (const section of visitedOnValues) {
      const form = markerForm(9, place, { sections: new Set([section]) });
      expect(form).toBe(section === 'cae' ? 'labelled-marker' : 'hidden');
    }
  });

  test('is a labelled marker for the selected place with any filter and zoom', () => {
    const options = { selectedId: 1, whitelist: new Set([2]), sections: new Set<never>() };
    expect(markerForm(0, place, options)).toBe('labelled-marker');
    expect(markerForm(9, place, { ...options, selectedId: 3 })).toBe('hidden');
  });

  test('never shrinks with increasing zoom', () => {
    const order = ['hidden', 'circle', 'popup-marker', 'labelled-marker'];
    fc.assert(
      fc.property(
        fc.integer({ min: -5, max: 15 }),
        fc.integer({ min: 0, max: 21 }),
        fc.boolean(),
        (minzoom, zoom, listed) => {
          const options = listed ? { whitelist: new Set([1]) } : {};
          const [now = '', next = ''] = [zoom, zoom + 1].map((level) =>
            markerForm(level, { ...place, minzoom }, options),
          );
          expect(order.indexOf(next)).toBeGreaterThanOrEqual(order.indexOf(now));
        },
      ),
    );
  });
});

describe('showsRoutePoint', () => {
  test('is true from the threshold of the size word on, an unknown word counting as tiny, unless the place has a marker or is hidden [MRK-9]', () => {
    expect(placeSizes.map(showPointThreshold)).toEqual([9, 7, 6, 4, 0]);
    expect([null, '', 'huge', 'LARGE'].map(showPointThreshold)).toEqual([9, 9, 9, 4]);
    const shown = (minzoom: number, zoom: 'large' | 'xlarge' | null) =>
      [0, 3.9, 4, 6.4, 6.5, 8.9, 9].filter((level) => showsRoutePoint(level, { ...place, minzoom, zoom }));
    expect(shown(9, 'large')).toEqual([4, 6.4]);
    expect(shown(9, 'xlarge')).toEqual([0, 3.9, 4, 6.4]);
    expect(shown(14, null)).toEqual([9]);
    expect([...shown(0, 'xlarge'), ...shown(-2, 'xlarge')]).toEqual([]);
  });

  test('is true when a filter hides the marker', () => {
    expect(showsRoutePoint(10, place, { whitelist: new Set([2]) })).toBe(true);
    expect(showsRoutePoint(10, place)).toBe(false);
  });
});
