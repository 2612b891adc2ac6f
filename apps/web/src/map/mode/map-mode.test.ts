import { beforeEach, expect, test, vi } from 'vitest';
import type { MapInput } from '../pointer/map-input.ts';
import { endMapMode, enterMapMode, mapModeStore, readMapMode, type MapModeSession } from './map-mode.ts';
import { routeInput } from './route-input.ts';

const feature = { overlayId: 'stops', layerId: 'stops-markers', properties: { place_id: 7 } };
const click: MapInput = {
  kind: 'click',
  position: { latitude: 34, longitude: 77 },
  point: { x: 1, y: 2 },
  feature,
  shiftKey: false,
};
const registry = { dispatchClick: vi.fn() };

function createSession(mode: MapModeSession['mode']) {
  const onInput = vi.fn<MapModeSession['onInput']>(() => 'captured');
  return {
    mode,
    onInput,
    onEnd: vi.fn(),
    announcements: { started: 'Started', byKeyboard: 'Keys', ended: 'Ended' },
  };
}

beforeEach(() => {
  vi.clearAllMocks();
  mapModeStore.setState(mapModeStore.getInitialState());
});

test('while browsing a click on a feature goes to its overlay, and other inputs go nowhere', () => {
  expect(routeInput(click, registry)).toBeUndefined();
  routeInput({ ...click, feature: null }, registry);
  routeInput({ ...click, kind: 'press' }, registry);
  expect(registry.dispatchClick.mock.calls).toEqual([[{ ...feature, shiftKey: false }]]);
});

test('in another mode every input goes to the owner of the mode alone, with its response', () => {
  const measure = createSession('measure');
  enterMapMode(measure);
  expect(readMapMode()).toBe('measure');
  expect(routeInput(click, registry)).toBe('captured');
  expect(measure.onInput).toHaveBeenCalledWith(click);
  expect(registry.dispatchClick).not.toHaveBeenCalled();
});

test('a new mode ends the current one, which cannot end the new one', () => {
  const measure = createSession('measure');
  const place = createSession('place-point');
  const endMeasure = enterMapMode(measure);
  enterMapMode(place);
  expect(measure.onEnd).toHaveBeenCalledOnce();
  endMeasure();
  expect(readMapMode()).toBe('place-point');
  expect(place.onEnd).not.toHaveBeenCalled();
});

test('endMapMode returns to browsing and calls onEnd once', () => {
  const line = createSession('edit-line');
  enterMapMode(line);
  endMapMode();
  endMapMode();
  expect(readMapMode()).toBe('browse');
  expect(line.onEnd).toHaveBeenCalledOnce();
});

test('the owner ends its mode without a call of onEnd', () => {
  const measure = createSession('measure');
  enterMapMode(measure)();
  expect(readMapMode()).toBe('browse');
  expect(measure.onEnd).not.toHaveBeenCalled();
});
