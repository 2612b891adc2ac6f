import { expect, test, vi } from 'vitest';
import type { Camera } from './camera/camera.ts';
import { createMapEvents, type MapEventListener } from './map-events.ts';

const camera = {} as Camera;

function createListener() {
  return {
    onReady: vi.fn<MapEventListener['onReady']>(),
    onPainted: vi.fn<MapEventListener['onPainted']>(),
    onUnavailable: vi.fn<MapEventListener['onUnavailable']>(),
    onRestored: vi.fn<MapEventListener['onRestored']>(),
    onTilesUnavailable: vi.fn<MapEventListener['onTilesUnavailable']>(),
  };
}

test('a listener receives the events that happened before it', () => {
  const { record, listen } = createMapEvents();
  record.onReady(camera);
  record.onPainted();
  record.onTilesUnavailable('Osm');
  const listener = createListener();
  listen(listener);
  expect(listener.onReady.mock.calls).toEqual([[camera]]);
  expect(listener.onPainted).toHaveBeenCalledOnce();
  expect(listener.onTilesUnavailable.mock.calls).toEqual([['Osm']]);
  expect(listener.onUnavailable).not.toHaveBeenCalled();
});

test('a listener receives no event before it happens', () => {
  const { record, listen } = createMapEvents();
  const listener = createListener();
  listen(listener);
  for (const called of Object.values(listener)) expect(called).not.toHaveBeenCalled();
  record.onReady(camera);
  record.onPainted();
  record.onUnavailable('context-lost');
  record.onRestored();
  record.onTilesUnavailable('Osm');
  for (const called of Object.values(listener)) expect(called).toHaveBeenCalledOnce();
});

test('a listener does not receive the loss of a context that has been restored', () => {
  const { record, listen } = createMapEvents();
  record.onUnavailable('context-lost');
  record.onRestored();
  const listener = createListener();
  listen(listener);
  expect(listener.onUnavailable).not.toHaveBeenCalled();
});

test('a listener receives the loss of a context that happened before it', () => {
  const { record, listen } = createMapEvents();
  record.onUnavailable('context-lost');
  const listener = createListener();
  listen(listener);
  expect(listener.onUnavailable.mock.calls).toEqual([['context-lost']]);
});
