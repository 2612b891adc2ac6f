import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { firstUseFigure, growth } from '../bench/peers/figures.ts';
import { readLoadWork } from '../bench/peers/load-work.ts';
import type { PageFigures } from '../bench/peers/measure-page.ts';
import { peerTables } from '../bench/peers/peer-tables.ts';
import { budgetSeconds, modelSeconds } from '../bench/peers/time-model.ts';
import { withinLimit } from '../bench/peers/time-limit.ts';

test('the modelled load time is the sum of round trips, transfer and slowed script', () => {
  expect(modelSeconds({ bytes: 0, rounds: 2, scriptMilliseconds: 0 })).toBeCloseTo(0.6);
  expect(modelSeconds({ bytes: 200_000, rounds: 0, scriptMilliseconds: 0 })).toBeCloseTo(1.3);
  expect(modelSeconds({ bytes: 0, rounds: 0, scriptMilliseconds: 500 })).toBeCloseTo(2.3);
  // The budget does not include round trips.
  expect(budgetSeconds({ bytes: 200_000, scriptMilliseconds: 500 })).toBeCloseTo(3);
});

test('the work of loading is the processor time of all tasks of the thread without paint', () => {
  const event = (name: string, start: number, duration: number, processor: number, tid = 1) => ({
    name,
    ph: 'X',
    pid: 1,
    tid,
    ts: start * 1000,
    dur: duration * 1000,
    tdur: processor * 1000,
  });
  const events = [
    event('RunTask', 0, 5, 5),
    event('bench:load', 6, 0, 0),
    event('RunTask', 7, 30, 20),
    event('Paint', 10, 4, 3),
    event('RunTask', 12, 4, 4),
    event('RunTask', 20, 9, 9, 2),
    event('RunTask', 40, 3, 3),
    event('bench:end', 50, 0, 0),
    event('RunTask', 51, 7, 7),
  ];
  expect(readLoadWork(events)).toBe(20);
  expect(() => readLoadWork(events.slice(0, 4))).toThrow('whole load');
});

describe('withinLimit', () => {
  test('returns the value, or the limit when it is exceeded', async () => {
    expect(await withinLimit(0.01, new Promise(() => {}))).toEqual({ ended: false, seconds: 0.01 });
    expect(await withinLimit(10, Promise.resolve(7))).toEqual({ ended: true, value: 7 });
  });

  test('rejects when the work rejects within the limit', async () => {
    const rejecting = wait(1).then(() => Promise.reject(new Error('broken')));
    await expect(withinLimit(10, rejecting)).rejects.toThrow('broken');
  });
});

test('growth is the ratio of two measured figures', () => {
  const measured = (value: number) => ({ ended: true, value }) as const;
  const exceeded = { ended: false, seconds: 45 } as const;
  expect(growth(measured(2), measured(20))).toEqual(measured(10));
  expect(growth(measured(2), exceeded)).toEqual(exceeded);
  expect(growth(exceeded, measured(20))).toBeUndefined();
  expect(growth(measured(2), undefined)).toBeUndefined();
});

test('a stop can be opened from its link in the HTML, or else when the map is drawn', () => {
  const load = {
    ended: true,
    value: { bytes: 200_000, requests: 9, wallMilliseconds: 2000, scriptMilliseconds: 250 },
  } as const;
  const rest = { load, rounds: 4, heap: null, path: null };
  expect(firstUseFigure({ ...rest, firstUse: null })).toEqual({ ended: true, value: 2 });
  const firstUse = { bytes: 40_000, layoutMilliseconds: 75 };
  expect(firstUseFigure({ ...rest, firstUse })).toEqual({ ended: true, value: 0.5 });
});

test('the comparison tables contain each figure, its exceeded limit, or a dash', () => {
  const ended: PageFigures = {
    load: {
      ended: true,
      value: { bytes: 200_000, requests: 9, wallMilliseconds: 2000, scriptMilliseconds: 250 },
    },
    firstUse: null,
    rounds: 4,
    heap: { ended: true, value: { start: 20, afterPlaces: 30 } },
    path: {
      ended: true,
      value: {
        work: new Map([['pan', { frames: [1, 2, 9], tasks: [1, 2, 9], layout: 0 }]]),
        end: { latitude: 0, longitude: 0, zoom: 5 },
      },
    },
  };
  const exceeded: PageFigures = {
    load: { ended: false, seconds: 45 },
    firstUse: null,
    rounds: null,
    heap: null,
    path: null,
  };
  const [load, ratios, path, heap, grown] = peerTables([
    { title: 'shipped', times: 1, figures: new Map([['Leaflet', ended]]) },
    {
      title: 'ten times',
      times: 10,
      figures: new Map([
        ['product', exceeded],
        ['Leaflet', { ...ended, rounds: null }],
        ['bare MapLibre', { ...ended, rounds: null }],
      ]),
    },
  ]).map(({ rows }) => new Map(rows.map(([content, page, ...cells]) => [`${content}, ${page}`, cells])));
  expect(load?.get('shipped, Leaflet')).toEqual(['2.0', '200.0', '9', '4', '250', '2.0', '2.9', '2.0']);
  expect(load?.get('ten times, Leaflet')?.at(3)).toBe('4');
  expect(load?.get('ten times, product')).toEqual(Array.from({ length: 8 }, () => 'not within 45 s'));
  expect(load?.get('ten times, bare MapLibre')?.slice(3)).toEqual(['–', '250', '2.0', '–', '2.0']);
  expect(ratios?.get('shipped, Leaflet')).toEqual(['–', '–', '–']);
  expect(ratios?.get('ten times, Leaflet')).toEqual(['1.00', '1.00', '1.00']);
  expect(ratios?.get('ten times, product')).toEqual(Array.from({ length: 3 }, () => 'not within 45 s'));
  expect(path?.get('shipped, Leaflet')).toEqual(['3', '2.0', '9.0', '9.0']);
  expect(path?.get('ten times, product')?.at(0)).toBe('–');
  expect(heap?.get('shipped, Leaflet')).toEqual(['20.0', '30.0']);
  expect(grown?.get('ten times, Leaflet')).toEqual(Array.from({ length: 7 }, () => '1.0'));
});
