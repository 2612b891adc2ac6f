import { expect, test } from 'vitest';
import { matchesMedia } from '../../../testing/browser/matches-media.ts';
import { mediaWithoutTile } from './tile-media.ts';

const phone = { width: 390, height: 844 };
const sideways = { width: 844, height: 390 };
const desktop = { width: 1440, height: 900 };

/** Whether a screen shows a tile of 100 pixels whose nearest corner is at a distance from the centre of the map. */
function isShown(screen: { width: number; height: number }, left: number, top: number): boolean {
  return !matchesMedia(mediaWithoutTile({ left, top, right: left + 100, bottom: top + 100 }), screen);
}

test('the tile at the centre is shown on all screens', () => {
  expect(mediaWithoutTile({ left: -50, top: -50, right: 50, bottom: 50 })).toBe('');
});

test.each([
  // The centre is at 912; the map is seen from the panel at 444 to the edge at 1440.
  ['a desktop', desktop, { right: 520, left: -560, below: 440, above: -540 }],
  // The centre is at 163; the map is seen in the whole width and above the sheet.
  ['a phone', phone, { right: 220, left: -250, below: 240, above: -340 }],
  ['a phone in landscape orientation', sideways, { right: 440, left: -510, below: 190, above: -290 }],
])('on %s a tile at the edge of the seen map is shown', (_name, screen, { right, left, below, above }) => {
  expect([isShown(screen, right, 0), isShown(screen, left, 0)]).toEqual([true, true]);
  expect([isShown(screen, 0, below), isShown(screen, 0, above)]).toEqual([true, true]);
});

test('on a desktop a tile below the panel is shown', () => {
  expect([isShown(desktop, -900, 300), isShown(desktop, -900, 0)]).toEqual([true, false]);
});

test.each([
  ['a desktop', desktop, { right: 540, left: -600, below: 500, above: -600 }],
  ['a phone', phone, { right: 240, left: -300, below: 290, above: -390 }],
  ['a phone in landscape orientation', sideways, { right: 470, left: -530, below: 240, above: -340 }],
])(
  'on %s a tile beyond the edge of the seen map is not loaded',
  (_name, screen, { right, left, below, above }) => {
    expect([isShown(screen, right, 0), isShown(screen, left, 0)]).toEqual([false, false]);
    expect([isShown(screen, 0, below), isShown(screen, 0, above)]).toEqual([false, false]);
  },
);
