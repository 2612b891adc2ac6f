import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aPlace } from '@cae-map/expedition/testing/records';
import { describe, expect, test } from 'vitest';
import { readWork } from '../bench/frames/main-thread.ts';
import type { TraceEvent } from '../bench/frames/main-thread.ts';
import { multiplyPlaces } from '../bench/frames/more-content.ts';
import { wheelZoomRate } from '../bench/frames/path.ts';
import { writeReport } from '../bench/report.ts';

describe('readWork', () => {
  test('sums the processor time of script and layout by frame and by task', () => {
    const work = readWork([
      mark('bench:pan', 0),
      ...task(10, 30, [event('FireAnimationFrame', 11, 20, 8), event('FunctionCall', 12, 5, 5)]),
      ...task(50, 9, [event('TimerFire', 51, 4, 3)]),
      ...task(60, 9, [
        event('FireAnimationFrame', 60, 4, 4),
        event('Layout', 65, 2, 2),
        event('Paint', 68, 1, 1),
      ]),
      mark('bench:zoom', 80),
      ...task(81, 5, [event('UpdateLayoutTree', 82, 2, 2)]),
      mark('bench:end', 90),
      ...task(91, 5, [event('FireAnimationFrame', 92, 2, 2)]),
    ]);
    expect(work.get('pan')).toEqual({ frames: [11, 6], tasks: [8, 3, 6], layout: 2 });
    expect(work.get('zoom')).toEqual({ frames: [2], tasks: [2], layout: 2 });
  });

  test('ignores other threads than the one with the marks', () => {
    const otherThread = task(1, 9, [event('TimerFire', 2, 5, 5)]).map((each) => ({ ...each, tid: 2 }));
    expect(readWork([mark('bench:pan', 0), ...otherThread, mark('bench:end', 20)]).get('pan')?.tasks).toEqual(
      [],
    );
  });

  test('throws when the trace has no end mark', () => {
    expect(() => readWork([mark('bench:pan', 0)])).toThrow('whole path');
  });
});

test('multiplied places are shifted copies with their routes, in travel order', () => {
  const places = [
    aPlace({ place_id: 7, seqid: 10, latitude: 34, longitude: 179.99, routejson: '[[33,77]]' }),
    aPlace({ place_id: 9, seqid: 20, latitude: null, longitude: null, routejson: null }),
  ];
  const many = multiplyPlaces(places, 10);
  expect(many.slice(0, 2)).toEqual(places);
  expect(new Set(many.map(({ place_id: id }) => id)).size).toBe(20);
  expect(many.map(({ seqid }) => seqid)).toEqual(many.map(({ seqid }) => seqid).toSorted((a, b) => a - b));
  const positions = many.filter(({ latitude }) => latitude !== null);
  expect(new Set(positions.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(10);
  expect(positions.every(({ longitude }) => Math.abs(longitude ?? 0) <= 180)).toBe(true);
  const [[north, east]] = JSON.parse(many[2]?.routejson ?? '');
  expect(north - 33).toBeCloseTo((many[2]?.latitude ?? 0) - 34, 3);
  expect(east - 77).not.toBe(0);
});

test('the wheel zoom rate results in the requested levels per notch by the formula of MapLibre', () => {
  const notch = 30 * 4.000244140625;
  const scale = 2 / (1 + Math.exp(-notch * wheelZoomRate(0.36)));
  expect(Math.log2(scale)).toBeCloseTo(0.36);
});

test('writing the tables of one part keeps those of the other parts', () => {
  const document = join(mkdtempSync(join(tmpdir(), 'cae-map-test-')), 'figures.md');
  const part = (name: string, text: string) =>
    `<!-- bench:${name}:begin -->\n\n${text}\n\n<!-- bench:${name}:end -->`;
  writeFileSync(document, `a\n${part('one', 'old')}\nb\n${part('two', 'old')}\nc`);
  writeReport(document, 'two', [{ title: 'Two', head: ['h'], rows: [['1']] }], 'Measured today.');
  const two = part('two', '### Two\n\n| h |\n| --- |\n| 1 |\n\nMeasured today.');
  expect(readFileSync(document, 'utf8')).toBe(`a\n${part('one', 'old')}\nb\n${two}\nc`);
  expect(() => writeReport(document, 'three', [], '')).toThrow('three');
});

function mark(name: string, milliseconds: number): TraceEvent {
  return { name, ph: 'I', pid: 1, tid: 1, ts: milliseconds * 1000 };
}

function event(name: string, start: number, duration: number, processor: number): TraceEvent {
  return { name, ph: 'X', pid: 1, tid: 1, ts: start * 1000, dur: duration * 1000, tdur: processor * 1000 };
}

function task(start: number, duration: number, parts: readonly TraceEvent[]): TraceEvent[] {
  return [event('RunTask', start, duration, duration), ...parts];
}
