// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pushPictureEntry } from '../images/picture-history-entry.ts';
import { createMapUrl, writeBlockMilliseconds, type MapUrl } from './map-url.ts';

let mapUrl: MapUrl;

function openAt(hash: string) {
  window.history.replaceState({ idx: 0 }, '', `/place/53?from=book${hash}`);
  mapUrl = createMapUrl(window);
}

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  mapUrl.close();
  vi.useRealTimers();
});

test('replace changes only the view in the URL and adds no history entry', () => {
  openAt('#m=4/40.02/90.35&theirs=kept');
  const entries = window.history.length;
  mapUrl.replace({ view: { zoom: 6, latitude: 34.163, longitude: 77.584 } });
  expect(window.location.href).toMatch(/\/place\/53\?from=book#m=6\/34\.163\/77\.584&theirs=kept$/);
  expect(window.history.length).toBe(entries);
  expect(window.history.state).toEqual({ idx: 0 });
});

test('changes within 100 ms after reading the hash are written afterwards', () => {
  openAt('');
  window.history.replaceState(null, '', '#m=5/30.1/80.1');
  mapUrl.read();
  mapUrl.replace({ layer: 'T' });
  mapUrl.replace({ layer: 'A' });
  vi.advanceTimersByTime(writeBlockMilliseconds - 1);
  expect(window.location.hash).toBe('#m=5/30.1/80.1');
  vi.advanceTimersByTime(1);
  expect(window.location.hash).toBe('#m=5/30.100/80.100&l=A');
});

test('an unwritten day is kept when another stop is opened', () => {
  openAt('#p=53/o&d=1926-06-13');
  window.history.replaceState(null, '', '#p=54/o&d=1923-11-17');
  mapUrl.read();
  mapUrl.replace({ date: '1928-05-24', place: { id: 54, tab: 's' } });
  window.history.replaceState(null, '', '#p=55/o&d=1923-11-17');
  mapUrl.read();
  expect(mapUrl.store.getState().hash).toMatchObject({ date: '1928-05-24', place: { id: 55, tab: 'o' } });
  vi.advanceTimersByTime(writeBlockMilliseconds);
  expect(window.location.hash).toBe('#p=55/o&d=1928-05-24');
});

test('an unwritten day is discarded by an external change of the hash', () => {
  openAt('#p=55/o&d=1928-05-24');
  mapUrl.read();
  mapUrl.replace({ date: '1925-09-10' });
  window.history.replaceState(null, '', '#p=55/o&d=1927-01-01');
  window.dispatchEvent(new Event('hashchange'));
  expect(mapUrl.store.getState().hash.date).toBe('1927-01-01');
});

test('writing a view keeps a stop in the URL that has not been read yet', () => {
  openAt('#p=53/o');
  window.history.replaceState(null, '', '#p=54/o');
  mapUrl.replace({ view: { zoom: 6, latitude: 34.163, longitude: 77.584 } });
  expect(window.location.hash).toBe('#m=6/34.163/77.584&p=54/o');
  mapUrl.read();
  expect(mapUrl.store.getState().hash.place).toEqual({ id: 54, tab: 'o' });
});

test('invalid parts of an externally changed hash are ignored', () => {
  openAt('#m=4/40.02/90.35');
  window.history.replaceState(null, '', '#m=none&l=T&p=60/o');
  window.dispatchEvent(new Event('hashchange'));
  expect(mapUrl.store.getState()).toMatchObject({
    readings: 1,
    hash: { view: null, layer: 'T', place: { id: 60, tab: 'o' } },
  });
});

test('close cancels writing', () => {
  openAt('');
  window.history.replaceState(null, '', '#l=T');
  mapUrl.read();
  mapUrl.replace({ layer: 'A' });
  mapUrl.close();
  vi.advanceTimersByTime(1000);
  expect(window.location.hash).toBe('#l=T');
});

test('closing a picture keeps the view to which the map was moved meanwhile', () => {
  openAt('#m=4/40.02/90.35');
  pushPictureEntry({ album: 'place-53', imageId: 3 });
  mapUrl.replace({ view: { zoom: 6, latitude: 34.163, longitude: 77.584 } });
  const { viewReadings } = mapUrl.store.getState();
  // What the browser does when it goes back.
  window.history.replaceState({ idx: 0 }, '', '#m=4/40.02/90.35');
  window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 0 } }));
  window.dispatchEvent(new Event('hashchange'));
  expect(window.location.hash).toBe('#m=6/34.163/77.584');
  expect(mapUrl.store.getState()).toMatchObject({ viewReadings });
});
