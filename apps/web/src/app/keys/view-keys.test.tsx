// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { mockFullscreen } from '../../testing/browser/mock-fullscreen.ts';
import { openMap, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';
import { keyboardLayouts, pressKey } from '../../testing/browser/press-key.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

beforeAll(() => import('../map-screen/map-region/live-map.tsx'));
beforeEach(setUpNewVisitor);
afterEach(tearDownMap);

/** Whether the style sheet hides the controls; jsdom loads none. */
const areControlsHidden = async () => {
  const button = await screen.findByRole('button', { name: 'Itinerary' });
  return button.closest('[data-hidden]')?.getAttribute('data-hidden') === 'true';
};
const key = () => screen.queryByRole('button', { name: 'Key to the map' });

describe.each(keyboardLayouts)('in the %s layout', (layout) => {
  test('f enters and leaves full screen [HOT-2]', async () => {
    const calls = mockFullscreen();
    await openMap('/en/place/53');
    const button = await screen.findByRole('button', { name: 'Full screen' });
    expect(button.title).toBe('Full screen (F)');
    await pressKey('KeyF', layout);
    expect(calls).toEqual({ requested: 1, exited: 0 });
    await pressKey('KeyF', layout);
    expect(calls).toEqual({ requested: 1, exited: 1 });
  });

  test('Shift+H hides all controls in full screen and shows them again [HOT-3]', async () => {
    const calls = mockFullscreen();
    await openMap('/en/place/53');
    expect(await areControlsHidden()).toBe(false);
    expect(key()).not.toBeNull();
    await pressKey('KeyH', layout, { shiftKey: true });
    expect(await areControlsHidden()).toBe(true);
    expect(key()).toBeNull();
    expect(calls.requested).toBe(1);
    expect(screen.getByText(/^The map buttons are hidden\. To show them, press Shift\+H/)).toBeDefined();
    await pressKey('KeyH', layout, { shiftKey: true });
    expect(await areControlsHidden()).toBe(false);
    expect(calls).toEqual({ requested: 1, exited: 0 });
  });
});

test('hidden controls are shown again when full screen is left', async () => {
  mockFullscreen();
  await openMap('/en/place/53');
  await pressKey('KeyH', 'latin', { shiftKey: true });
  expect(await areControlsHidden()).toBe(true);
  await act(async () => document.exitFullscreen());
  expect(await areControlsHidden()).toBe(false);
});

test('f announces that the browser does not support full screen', async () => {
  const calls = mockFullscreen({ enabled: false });
  await openMap('/place/53');
  await pressKey('KeyF', 'russian');
  expect(screen.getByText('Браузер не поддерживает полноэкранный режим')).toBeDefined();
  expect(calls.requested).toBe(0);
});
