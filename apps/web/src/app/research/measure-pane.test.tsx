// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { restoreSession } from '../../lib/session/session.ts';
import { replaceClipboardWriter } from '../../testing/browser/clipboard.ts';
import { fakeMap } from '../../testing/map/fake-map.tsx';
import { openMap, setUpNewVisitor, tearDownMap } from '../../testing/map/open-map.ts';

vi.mock('../../map/map-view.tsx', async () => ({
  MapView: (await import('../../testing/map/fake-map.tsx')).FakeMapView,
}));
const heights = vi.hoisted(() => ({ read: vi.fn() }));
vi.mock('../../map/terrain/line-heights.ts', () => ({ lineHeights: heights.read }));

beforeAll(() =>
  Promise.all([
    import('../map-screen/map-region/live-map.tsx'),
    import('../../features/measure/measure-tool.tsx'),
    import('../../features/measure/line-on-map.tsx'),
    import('../../features/measure/pane/measure-tab.tsx'),
  ]),
);
const profile = {
  points: [0, 1, 2, 3].map((index) => ({ metres: index * 37_065, height: 3000 + index * 500 })),
  lengthMetres: 111_195,
  hasUnknownWay: false,
  isOutside: false,
};
beforeEach(() => {
  setUpNewVisitor();
  heights.read.mockReset().mockResolvedValue(profile);
});
afterEach(tearDownMap);

async function openPane(url = '/en/place/53#p=53/m'): Promise<void> {
  restoreSession('?magic=ResearcherMode');
  await openMap(url);
  await screen.findByRole('heading', { name: 'Measure' });
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^New point/ });
async function typePoint(text: string): Promise<void> {
  fireEvent.change(field(), { target: { value: text } });
  await act(async () => void fireEvent.submit(field()));
}
const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const points = () =>
  screen
    .queryAllByRole<HTMLInputElement>('textbox', { name: /^Coordinates of point/ })
    .map(({ value }) => value);
const rows = () => within(screen.getByRole('list', { name: 'Points and segments' })).getAllByRole('listitem');
const place = (latitude: number, longitude: number, more = {}) =>
  act(async () => void fakeMap.input(latitude, longitude, more));

function drawnPoints(): number {
  const source = fakeMap.overlay('measure')?.sources.measure;
  const data: unknown = source?.type === 'geojson' ? source.data : null;
  const features: { geometry: { type: string } }[] = Reflect.get(Object(data), 'features') ?? [];
  return features.filter(({ geometry }) => geometry.type === 'Point').length;
}

describe('the measure pane', () => {
  test('is offered to researchers only', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await openMap('/en/place/53#p=53/m');
    expect(warn.mock.calls[0]?.[0]).toContain("'m'");
    warn.mockClear();
    expect(screen.queryByRole('heading', { name: 'Measure' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Measure' })).toBeNull();
  });

  test('lists points from typed coordinates and from the map with segments and the total in metres [MSR-1]', async () => {
    await openPane();
    await typePoint('0, 10');
    await typePoint('0° N 11° E');
    await press('Place on the map');
    await place(1, 11);
    expect(points()).toEqual(['0.0000, 10.0000', '0.0000, 11.0000', '1.0000, 11.0000']);
    expect(rows()[1]?.textContent).toContain('111 km (111,195 m) · bearing 90°');
    expect(rows()[2]?.textContent).toContain('111 km (111,195 m) · bearing 0°');
    expect(screen.getByText('222,390 m · 3 points')).toBeDefined();
    expect(drawnPoints()).toBe(3);
  });

  test('keeps the line when placing ends, and draws it only while the pane is open', async () => {
    await openPane();
    await press('Place on the map');
    await place(0, 10);
    await place(0, 11);
    await press('Stop placing');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Distance measurement' })).toBeNull());
    expect(drawnPoints()).toBe(2);
    await press('Overview');
    await waitFor(() => expect(drawnPoints()).toBe(0));
    await press('Measure');
    await waitFor(() => expect(drawnPoints()).toBe(2));
  });

  test('changes, inserts and removes points, and undoes and redoes each step', async () => {
    await openPane();
    await typePoint('0, 10');
    await typePoint('0, 12');
    await press('Insert a point between 1 and 2');
    expect(points()[1]).toBe('0.0000, 11.0000');
    const [, middle] = screen.getAllByRole('textbox', { name: /^Coordinates of point/ });
    if (middle === undefined) throw new Error('the point has no field');
    fireEvent.change(middle, { target: { value: '5, 11' } });
    await act(async () => void fireEvent.keyDown(middle, { key: 'Enter' }));
    await press('Remove point 1');
    expect(points()).toEqual(['5.0000, 11.0000', '0.0000, 12.0000']);
    await press('Undo');
    await press('Undo');
    expect(points()).toEqual(['0.0000, 10.0000', '0.0000, 11.0000', '0.0000, 12.0000']);
    await press('Redo');
    expect(points()[1]).toBe('5.0000, 11.0000');
    await press('Clear the line');
    expect(points()).toEqual([]);
    await press('Undo');
    expect(points()).toHaveLength(3);
  });

  test('inserts a point where a segment is pulled, as one step', async () => {
    await openPane();
    await typePoint('0, 10');
    await typePoint('0, 12');
    await press('Place on the map');
    const feature = { overlayId: 'measure', layerId: 'measure-segments', properties: { segment: 1 } };
    expect(fakeMap.input(0, 11, { kind: 'press', feature })).toBe('captured');
    await place(1, 11, { kind: 'drag' });
    await place(2, 11, { kind: 'drag' });
    await place(2, 11, { kind: 'drag-end' });
    expect(points()).toEqual(['0.0000, 10.0000', '2.0000, 11.0000', '0.0000, 12.0000']);
    await press('Undo');
    expect(points()).toEqual(['0.0000, 10.0000', '0.0000, 12.0000']);
  });

  test('keeps a text that is no position, with the reason', async () => {
    await openPane();
    await typePoint('somewhere');
    expect(screen.getByRole('alert').textContent).toMatch(/does not look like coordinates/);
    expect(field().value).toBe('somewhere');
    await typePoint('95, 190');
    expect(screen.getByRole('alert').textContent).toMatch(/There is no such place/);
    expect(points()).toEqual([]);
  });

  test('shows climb and descent as coarse, and offers to retry when the heights fail', async () => {
    heights.read.mockRejectedValue(new Error('offline'));
    await openPane();
    await typePoint('34, 77');
    await typePoint('35, 77');
    expect(await screen.findByText(/could not be loaded/)).toBeDefined();
    heights.read.mockResolvedValue(profile);
    await press('Try again');
    expect((await screen.findByText('Climb')).nextSibling?.textContent).toBe('1,500\u00a0m');
    expect(screen.getByText(/coarse height grid/)).toBeDefined();
  });

  test('copies the line as text and as GeoJSON', async () => {
    const write = replaceClipboardWriter();
    await openPane();
    await typePoint('0, 10');
    await typePoint('0, 11');
    await press('Copy as text');
    expect(write).toHaveBeenLastCalledWith(
      '1. 0.0000, 10.0000\n2. 0.0000, 11.0000 (111 km, bearing 90°)\nTotal: 111 km, 111,195 m',
    );
    await press('Copy GeoJSON');
    expect(write).toHaveBeenLastCalledWith(expect.stringContaining('"LineString"'));
  });
});
