// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { followMapMode } from './follow-mode.ts';
import { endMapMode, enterMapMode } from './map-mode.ts';

const session = {
  mode: 'measure' as const,
  onInput: () => undefined,
  announcements: { started: '', byKeyboard: '', ended: '' },
};

function createFakeMap() {
  const canvas = document.createElement('canvas');
  const doubleClickZoom = { isOn: true, enable: () => {}, disable: () => {} };
  doubleClickZoom.enable = () => void (doubleClickZoom.isOn = true);
  doubleClickZoom.disable = () => void (doubleClickZoom.isOn = false);
  const centre = { wrap: () => ({ lat: 40, lng: 90 }) };
  const map = {
    getCanvas: () => canvas,
    doubleClickZoom,
    getCenter: () => centre,
    project: () => ({ x: 500, y: 300 }),
    once: vi.fn(),
  };
  return { canvas, doubleClickZoom, map };
}

let fake: ReturnType<typeof createFakeMap>;
const onInput = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  endMapMode();
  fake = createFakeMap();
  // The fake has only the methods that followMapMode calls.
  followMapMode(fake.map as unknown as Parameters<typeof followMapMode>[0], onInput);
});

const press = (key: string, more: KeyboardEventInit = {}) =>
  fake.canvas.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...more }));

test('the canvas has the mode as an attribute, and a double click zooms only while browsing', () => {
  expect([fake.canvas.dataset.mode, fake.doubleClickZoom.isOn]).toEqual(['browse', true]);
  enterMapMode(session);
  expect([fake.canvas.dataset.mode, fake.doubleClickZoom.isOn]).toEqual(['measure', false]);
  endMapMode();
  expect([fake.canvas.dataset.mode, fake.doubleClickZoom.isOn]).toEqual(['browse', true]);
});

test('Enter on the map is a click at its centre in a mode, and nothing while browsing', () => {
  expect(press('Enter')).toBe(true);
  expect(onInput).not.toHaveBeenCalled();
  enterMapMode(session);
  expect(press('Enter')).toBe(false);
  press('Enter', { repeat: true });
  press('a');
  expect(onInput.mock.calls).toEqual([
    [
      {
        kind: 'click',
        position: { latitude: 40, longitude: 90 },
        point: { x: 500, y: 300 },
        feature: null,
        shiftKey: false,
      },
    ],
  ]);
});
