// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { restoreSession } from '../../lib/session/session.ts';
import { readMapMode } from '../../map/mode/map-mode.ts';
import { replaceClipboard, replaceClipboardWriter } from '../../testing/browser/clipboard.ts';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { openMap, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));

let writeText: ReturnType<typeof replaceClipboardWriter>;

beforeAll(() => import('../map-screen/map-region/live-map.tsx'));
beforeEach(() => {
  setUpNewVisitor();
  writeText = replaceClipboardWriter();
});
afterEach(tearDownMap);

const name = 'Copy the coordinates of a point';

async function startCopying(): Promise<void> {
  restoreSession('?magic=AdminMode');
  await openMap('/en/place/53');
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
  expect(button.getAttribute('aria-pressed')).toBe('true');
}

const click = (latitude: number, longitude: number) =>
  act(async () => void fakeMap.input(latitude, longitude));

describe('the control that copies coordinates', () => {
  test('copies the point of the next click for admins [MAP-14]', async () => {
    await startCopying();
    expect(screen.getByText(/^Click or tap the map: the coordinates of the point are copied/)).toBeDefined();
    expect(fakeMap.input(34.1, 77.5, { kind: 'press' })).toBeUndefined();
    expect(writeText).not.toHaveBeenCalled();
    await click(34.123_456_7, 77.987_654_3);
    expect(writeText.mock.calls).toEqual([['34.12346, 77.98765']]);
    expect(await screen.findByText('Coordinates copied')).toBeDefined();
    expect(readMapMode()).toBe('browse');
    await click(35, 78);
    expect(writeText).toHaveBeenCalledOnce();
  });

  test.each(['', '?magic=ResearcherMode'])('is not offered to a visitor with the query %j', async (query) => {
    restoreSession(query);
    await openMap('/en/place/53');
    await screen.findByRole('button', { name: 'Measure a distance' });
    expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('copies nothing after Escape', async () => {
    await startCopying();
    await act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }));
    await click(34, 77);
    expect(writeText).not.toHaveBeenCalled();
  });

  test('reports why nothing was copied', async () => {
    await startCopying();
    await click(Number.NaN, 77);
    expect(await screen.findByText('No coordinates to copy')).toBeDefined();
    writeText.mockRejectedValue(new Error('not focused'));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
    await click(34, 77);
    expect(await screen.findByText('Error copying text to clipboard: not focused')).toBeDefined();
    replaceClipboard(undefined);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
    await click(34, 77);
    expect(await screen.findByText('Clipboard API not available')).toBeDefined();
  });
});
